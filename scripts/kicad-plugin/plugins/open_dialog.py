"""Opens the plug-in's dialog for the board in the editor."""

import pcbnew
import wx

from .board import name_of
from .catalog import read_catalog
from .dialog import OrderDialog
from .settings import Settings
from .texts import Texts
from .where import languages, settings_folder


def open_dialog(opened):
    """The dialog, which stays beside the editor; `opened` is the one of an earlier press, or None."""
    if opened:
        # A closed window is false, although its Python object lives on.
        opened.Raise()
        return opened
    texts = Texts.of(languages())
    board = pcbnew.GetBoard()
    problem = "noBoard" if board is None else "unsaved" if name_of(board) == "" else None
    if problem:
        wx.MessageBox(texts("notes." + problem), texts("errors.title"), wx.OK | wx.ICON_INFORMATION)
        return None
    catalog = read_catalog()
    dialog = OrderDialog(editor_window(), texts, catalog, Settings(settings_folder(), catalog["site"]))
    dialog.Show()
    return dialog


def editor_window():
    """The board editor's window; None where it is not to be found."""
    names = ("PcbFrame", "pcbnew")
    return next((window for window in wx.GetTopLevelWindows() if window.GetName() in names), None)
