"""The table of DFM findings."""

import wx

from .words import finding_rows

COLUMNS = (("severity", 80), ("rule", 250), ("measured", 90), ("limit", 90), ("layer", 170), ("count", 60))


class FindingsList(wx.ListCtrl):
    """`on_choose(finding)` is called with the finding of a line that was clicked or reached by keys."""

    def __init__(self, parent, texts, rule_names, on_choose):
        super().__init__(parent, style=wx.LC_REPORT | wx.LC_SINGLE_SEL, size=(-1, 190))
        self._texts = texts
        self._rule_names = rule_names
        self._rows = []
        for index, (key, width) in enumerate(COLUMNS):
            is_number = key in ("measured", "limit", "count")
            format = wx.LIST_FORMAT_RIGHT if is_number else wx.LIST_FORMAT_LEFT
            self.InsertColumn(index, texts("findings." + key), format, self.FromDIP(width))
        self.Bind(wx.EVT_LIST_ITEM_SELECTED, lambda event: on_choose(self._rows[event.GetIndex()][0]))

    def show(self, findings):
        self.DeleteAllItems()
        self._rows = finding_rows(self._texts, self._rule_names, findings)
        for index, (_finding, cells) in enumerate(self._rows):
            self.InsertItem(index, cells[0])
            for column, cell in enumerate(cells[1:], 1):
                self.SetItem(index, column, cell)
