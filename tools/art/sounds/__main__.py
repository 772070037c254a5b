"""``python -m tools.art.sounds [FOLDER]``"""

import sys
from pathlib import Path

from tools.art.sounds.files import FOLDER, write_all


def main(folder: Path) -> None:
    write_all(folder)
    sizes = [path.stat().st_size for path in folder.glob("*.wav")]
    print(f"{len(sizes)} sounds in {folder}, {sum(sizes) / 1000:.0f} kB")


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
