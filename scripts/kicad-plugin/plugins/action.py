"""The button in KiCad's board editor."""

import os

import pcbnew

from .texts import Texts
from .where import languages

FOLDER = os.path.dirname(os.path.abspath(__file__))


class OrderBoard(pcbnew.ActionPlugin):
    """Opens the dialog for the board in the editor; a second press brings the open dialog to the front."""

    dialog = None

    def defaults(self):
        texts = Texts.of(languages())
        self.name = texts("action.name")
        self.category = "Fabrication"
        self.description = texts("action.description")
        self.show_toolbar_button = True
        self.icon_file_name = os.path.join(FOLDER, "icon-24.png")
        self.dark_icon_file_name = os.path.join(FOLDER, "icon-24.png")

    def Run(self):
        # Loaded on use: KiCad starts faster, and a fault in the dialog does not keep the button away.
        from .open_dialog import open_dialog

        OrderBoard.dialog = open_dialog(OrderBoard.dialog)
