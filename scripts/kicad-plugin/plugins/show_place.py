"""Shows a place of the board in the editor."""

import pcbnew

from .board import NM_PER_MM

# Farther away, an item has nothing to do with the place.
MAX_DISTANCE_NM = 2 * NM_PER_MM


def show_place(x_mm, y_mm):
    """`x_mm`, `y_mm` as in the Gerber files, y upwards. False where nothing of the board is near."""
    board = pcbnew.GetBoard()
    if board is None:
        return False
    point = pcbnew.VECTOR2I(int(x_mm * NM_PER_MM), int(-y_mm * NM_PER_MM))
    item = nearest_item(board, point)
    if item is None:
        return False
    pcbnew.FocusOnItem(item)
    pcbnew.Refresh()
    return True


def nearest_item(board, point):
    """The smallest item at a point, else the nearest within 2 mm; None without one."""
    items = [pad for footprint in board.GetFootprints() for pad in footprint.Pads()]
    items += list(board.GetTracks()) + list(board.GetDrawings())
    near = [(_distance(item, point), _extent(item), index) for index, item in enumerate(items)]
    best = min(near, default=None)
    return items[best[2]] if best and best[0] <= MAX_DISTANCE_NM else None


def _distance(item, point):
    """0 on the item, else to its box: exact enough to choose what is shown."""
    if item.HitTest(point, 0):
        return 0
    box = item.GetBoundingBox()
    dx = max(box.GetLeft() - point.x, 0, point.x - box.GetRight())
    dy = max(box.GetTop() - point.y, 0, point.y - box.GetBottom())
    # Inside the box, but not on the item.
    return max((dx * dx + dy * dy) ** 0.5, 1)


def _extent(item):
    box = item.GetBoundingBox()
    return box.GetWidth() + box.GetHeight()
