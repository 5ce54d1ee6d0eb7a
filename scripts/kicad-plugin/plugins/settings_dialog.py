"""The dialog for the site's address and the API key."""

import wx

from .address import base_address
from .failures import failure_text
from .settings import is_key

TEXT_WIDTH = 440


class SettingsDialog(wx.Dialog):
    """ShowModal answers wx.ID_OK once the settings are kept."""

    def __init__(self, parent, texts, settings, folder):
        super().__init__(parent, title=texts("settings.title"))
        self._texts = texts
        self._settings = settings
        base = settings.base() or ""
        self._address = wx.TextCtrl(self, value=base or "https://")
        self._key = wx.TextCtrl(self, value=settings.key(base), style=wx.TE_PASSWORD)
        sizer = wx.BoxSizer(wx.VERTICAL)
        for label, field in (("address", self._address), ("key", self._key)):
            sizer.Add(wx.StaticText(self, label=texts("settings." + label)), 0, wx.TOP | wx.LEFT | wx.RIGHT, 12)
            sizer.Add(field, 0, wx.EXPAND | wx.TOP | wx.LEFT | wx.RIGHT, 6)
        for help_text in (texts("settings.keyHelp"), texts("settings.keyStored", folder=folder)):
            line = wx.StaticText(self, label=help_text)
            line.Wrap(self.FromDIP(TEXT_WIDTH))
            sizer.Add(line, 0, wx.TOP | wx.LEFT | wx.RIGHT, 12)
        buttons = wx.StdDialogButtonSizer()
        save = wx.Button(self, wx.ID_OK, texts("settings.save"))
        save.SetDefault()
        save.Bind(wx.EVT_BUTTON, self._save)
        buttons.AddButton(save)
        buttons.AddButton(wx.Button(self, wx.ID_CANCEL, texts("settings.cancel")))
        buttons.Realize()
        sizer.Add(buttons, 0, wx.ALL | wx.ALIGN_RIGHT, 12)
        self.SetSizerAndFit(sizer)

    def _save(self, event):
        address, key = base_address(self._address.GetValue()), self._key.GetValue().strip()
        wrong = "wrongAddress" if address is None else "wrongKey" if key and not is_key(key) else None
        if wrong:
            self._tell(self._texts("settings." + wrong))
            return
        try:
            self._settings.set(address, key)
        except OSError as error:
            self._tell(failure_text(self._texts, error, address))
            return
        event.Skip()

    def _tell(self, text):
        wx.MessageBox(text, self._texts("settings.title"), wx.OK | wx.ICON_WARNING, self)
