"""The parts list of a board as CSV."""

from .parts import field, footprint_name, natural
from .table import to_csv

HEADER = ("Designator", "Quantity", "MPN", "Manufacturer", "Value", "Footprint", "LCSC Part", "Description", "DNP")


def bom_lines(parts):
    """Rows under `HEADER`: equal parts are one line, parts that are not placed have lines of their own."""
    groups = {}
    for part in parts:
        if part.in_bom and part.reference:
            key = (
                field(part, "mpn"),
                field(part, "manufacturer"),
                part.value,
                footprint_name(part.footprint),
                field(part, "lcsc"),
                part.dnp,
            )
            groups.setdefault(key, []).append(part)
    lines = [_line(key, members) for key, members in groups.items()]
    return sorted(lines, key=lambda line: natural(line[0]))


def _line(key, members):
    mpn, manufacturer, value, footprint, lcsc, dnp = key
    references = sorted({part.reference for part in members}, key=natural)
    description = next((text for text in (field(part, "description") for part in members) if text), "")
    designators = ", ".join(references)
    return designators, len(members), mpn, manufacturer, value, footprint, lcsc, description, "DNP" if dnp else ""


def bom_csv(parts):
    return to_csv(HEADER, bom_lines(parts))
