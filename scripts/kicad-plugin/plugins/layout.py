"""The places of everything in the plug-in's window."""

import wx

GAP = 10
WIDTH = 780


def lay_out(dialog):
    """Makes the window's remaining parts and arranges them; they become attributes of `dialog`."""
    texts = dialog.texts
    whole = wx.BoxSizer(wx.VERTICAL)
    summary = wx.StaticText(dialog, label=dialog.summary)
    summary.SetFont(summary.GetFont().Bold())
    whole.Add(summary, 0, wx.ALL, GAP)
    for note in dialog.notes:
        line = wx.StaticText(dialog, label="⚠ " + note)
        line.Wrap(dialog.FromDIP(WIDTH - 2 * GAP))
        whole.Add(line, 0, wx.LEFT | wx.RIGHT | wx.BOTTOM, GAP)
    whole.Add(_middle(dialog, texts), 0, wx.EXPAND | wx.LEFT | wx.RIGHT, GAP)
    whole.Add(_findings(dialog, texts), 1, wx.EXPAND | wx.ALL, GAP)
    whole.Add(_state(dialog, texts), 0, wx.EXPAND | wx.LEFT | wx.RIGHT, GAP)
    dialog.privacy = wx.StaticText(dialog)
    whole.Add(dialog.privacy, 0, wx.EXPAND | wx.ALL, GAP)
    whole.Add(_buttons(dialog, texts), 0, wx.EXPAND | wx.LEFT | wx.RIGHT | wx.BOTTOM, GAP)
    dialog.SetSizer(whole)
    dialog.SetClientSize(dialog.FromDIP(wx.Size(WIDTH, 10)))
    whole.SetSizeHints(dialog)
    dialog.SetSize(dialog.FromDIP(wx.Size(WIDTH, 640)))


def _middle(dialog, texts):
    middle = wx.BoxSizer(wx.HORIZONTAL)
    options = wx.StaticBoxSizer(wx.VERTICAL, dialog, texts("dialog.options"))
    options.Add(dialog.fields, 1, wx.EXPAND | wx.ALL, GAP)
    price = wx.StaticBoxSizer(wx.VERTICAL, dialog, texts("dialog.price"))
    dialog.price_box = price.GetStaticBox()
    dialog.price = wx.StaticText(dialog, label=texts("price.none"))
    price.Add(dialog.price, 1, wx.EXPAND | wx.ALL, GAP)
    middle.Add(options, 1, wx.EXPAND | wx.RIGHT, GAP)
    middle.Add(price, 1, wx.EXPAND)
    return middle


def _findings(dialog, texts):
    box = wx.StaticBoxSizer(wx.VERTICAL, dialog, texts("dialog.findings"))
    dialog.report = wx.StaticText(dialog, label=texts("findings.unchecked"))
    box.Add(dialog.report, 0, wx.EXPAND | wx.ALL, GAP)
    box.Add(dialog.findings, 1, wx.EXPAND | wx.LEFT | wx.RIGHT | wx.BOTTOM, GAP)
    return box


def _state(dialog, texts):
    line = wx.BoxSizer(wx.HORIZONTAL)
    dialog.status = wx.StaticText(dialog, label=texts("status.ready"), style=wx.ST_ELLIPSIZE_END)
    dialog.gauge = wx.Gauge(dialog, range=100, size=(dialog.FromDIP(160), -1))
    dialog.cancel_button = _button(dialog, texts("dialog.cancel"), dialog.cancel)
    line.Add(dialog.status, 1, wx.ALIGN_CENTER_VERTICAL)
    line.Add(dialog.gauge, 0, wx.ALIGN_CENTER_VERTICAL | wx.LEFT, GAP)
    line.Add(dialog.cancel_button, 0, wx.LEFT, GAP)
    return line


def _buttons(dialog, texts):
    line = wx.BoxSizer(wx.HORIZONTAL)
    dialog.settings_button = _button(dialog, texts("dialog.settings"), dialog.open_settings)
    dialog.save_button = _button(dialog, texts("dialog.saveFiles"), dialog.save_files)
    dialog.check_button = _button(dialog, texts("dialog.check"), dialog.check_files)
    dialog.quote_button = _button(dialog, texts("dialog.openQuote"), dialog.open_quote)
    dialog.quote_button.SetDefault()
    close = wx.Button(dialog, wx.ID_CANCEL, texts("dialog.close"))
    close.Bind(wx.EVT_BUTTON, lambda _event: dialog.Close())
    line.Add(dialog.settings_button, 0, wx.RIGHT, GAP)
    line.AddStretchSpacer()
    for button in (dialog.save_button, dialog.check_button, dialog.quote_button):
        line.Add(button, 0, wx.RIGHT, GAP)
    line.Add(close, 0)
    return line


def _button(dialog, label, act):
    button = wx.Button(dialog, label=label)
    button.Bind(wx.EVT_BUTTON, act)
    return button
