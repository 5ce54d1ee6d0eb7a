"""The pick-and-place file of a board, with the columns of KiCad's own."""

from .parts import footprint_name, natural
from .table import to_csv

HEADER = ("Ref", "Val", "Package", "PosX", "PosY", "Rot", "Side")


def position_lines(parts):
    """Rows under `HEADER` of the parts to place: lengths in mm with y upwards, angles in degrees counterclockwise."""
    placed = [part for part in parts if part.in_positions and not part.dnp and part.reference]
    return [
        (
            part.reference,
            part.value,
            footprint_name(part.footprint),
            _number(part.x),
            _number(part.y),
            _number(part.rotation % 360),
            part.side,
        )
        for part in sorted(placed, key=lambda part: (part.side != "top", natural(part.reference)))
    ]


def _number(value):
    # Adding zero turns -0.0 into 0.0.
    return "%.6f" % (round(value, 6) + 0.0)


def positions_csv(parts):
    return to_csv(HEADER, position_lines(parts))
