"""What an order needs of KiCad's board, as plain data: nothing of KiCad is kept, since boards are closed and replaced."""

import json
import os
import tempfile

import pcbnew

from .parts import Part

NM_PER_MM = 1_000_000


def name_of(board):
    """The file's name without its ending; "" for a board that was never saved."""
    return os.path.splitext(os.path.basename(str(board.GetFileName())))[0]


def job_of(board):
    """The Gerber job file of the board as it is in the editor."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "board.gbrjob")
        pcbnew.GERBER_JOBFILE_WRITER(board).CreateJobFile(path)
        with open(path, encoding="utf-8") as file:
            return json.load(file)


def size_of(board):
    """`(width, height)` of the outline's center line in mm; None for a board without a closed outline."""
    outlines = pcbnew.SHAPE_POLY_SET()
    try:
        is_closed = board.GetBoardPolygonOutlines(outlines)
    except TypeError:
        # KiCad 10 asks whether a missing outline is to be guessed.
        is_closed = board.GetBoardPolygonOutlines(outlines, False)
    if not is_closed or outlines.OutlineCount() == 0:
        return None
    box = outlines.BBox()
    return round(box.GetWidth() / NM_PER_MM, 2), round(box.GetHeight() / NM_PER_MM, 2)


def has_unfilled_zones(board):
    """True if a copper zone was drawn and not filled: it would be missing in the files."""
    return any(
        not zone.GetIsRuleArea() and zone.IsOnCopperLayer() and not zone.IsFilled() for zone in board.Zones()
    )


def parts_of(board):
    return [_part(footprint) for footprint in board.GetFootprints()]


def _part(footprint):
    attributes = footprint.GetAttributes()
    position = footprint.GetPosition()
    return Part(
        reference=str(footprint.GetReference()),
        value=str(footprint.GetValue()),
        footprint=str(footprint.GetFPIDAsString()),
        fields=_fields(footprint),
        x=position.x / NM_PER_MM,
        y=-position.y / NM_PER_MM,
        rotation=footprint.GetOrientationDegrees(),
        side="bottom" if footprint.IsFlipped() else "top",
        in_bom=not attributes & pcbnew.FP_EXCLUDE_FROM_BOM,
        in_positions=not attributes & pcbnew.FP_EXCLUDE_FROM_POS_FILES,
        dnp=_is_dnp(footprint, attributes),
    )


def _fields(footprint):
    """Texts by name: fields since KiCad 8, properties before."""
    if hasattr(footprint, "GetFieldsText"):
        return {str(name): str(text) for name, text in footprint.GetFieldsText().items()}
    return {str(name): str(text) for name, text in footprint.GetProperties().items()}


def _is_dnp(footprint, attributes):
    if hasattr(footprint, "IsDNP"):
        return bool(footprint.IsDNP())
    return bool(attributes & getattr(pcbnew, "FP_DNP", 0))
