"""Tables and positions as YAML that a person might have written: one line for each key, or for each thing below it."""

from collections.abc import Collection, Mapping

import yaml

from flick.table.plain import is_list, is_mapping


def yaml_rows(plain: Mapping[str, object], long: Collection[str], digits: int) -> str:
    """One line for each key; what stands below one of the ``long`` ones has lines of its own. Numbers are rounded to so
    many digits, whole ones have no point, and what is not said is left out."""
    lines: list[str] = []
    for key, value in plain.items():
        if key in long and is_mapping(value) and value:
            rows = "".join(f"  {name}: {_flow(inner, digits)}\n" for name, inner in value.items())
            lines.append(f"{key}:\n{rows}")
        else:
            lines.append(f"{key}: {_flow(value, digits)}\n")
    return "".join(lines)


def _flow(value: object, digits: int) -> str:
    """In one line."""
    plain = _rounded(value, digits)
    text = yaml.safe_dump(plain, default_flow_style=True, sort_keys=False, width=10_000, allow_unicode=True)
    return text.removesuffix("...\n").strip()


def _rounded(value: object, digits: int) -> object:
    """Without what arithmetic leaves behind the digits, and without what is not said."""
    if isinstance(value, float):
        return int(value) if value.is_integer() else round(value, digits) + 0.0
    if is_mapping(value):
        return {key: _rounded(inner, digits) for key, inner in value.items() if inner is not None}
    return [_rounded(inner, digits) for inner in value] if is_list(value) or isinstance(value, tuple) else value
