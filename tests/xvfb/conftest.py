"""Tests in a real window need an X server and somebody's hands. They are collected where ``Xvfb`` and ``xdotool`` are
installed; ``.ci/run`` installs both."""

import shutil

collect_ignore = [] if shutil.which("Xvfb") and shutil.which("xdotool") else ["test_real_window.py"]
