"""The choices of an order: quantity, lead time and what the stack-up states."""

import wx

from .words import lead_time_choices, value_text

LISTED = ("thicknessMm", "surfaceFinish", "solderMaskColor", "silkscreenColor", "outerCopperUm", "innerCopperUm")
DEFAULT_QUANTITY = 5


class OptionFields(wx.Panel):
    """`on_change()` is called after each choice. `values` answers the options that differ from what the site assumes."""

    def __init__(self, parent, texts, catalog, layers, stated, on_change):
        super().__init__(parent)
        self._texts = texts
        self._on_change = on_change
        self._choices = {}
        self._grid = wx.FlexGridSizer(cols=2, vgap=6, hgap=12)
        self._grid.AddGrowableCol(1)
        quantities = catalog["quantities"]
        self._add("quantity", quantities, [str(count) for count in quantities], DEFAULT_QUANTITY)
        for option in LISTED:
            if option != "innerCopperUm" or layers > 2:
                values = catalog["options"][option]["values"]
                chosen = stated.get(option, catalog["options"][option]["default"])
                self._add(option, values, [value_text(texts, option, value) for value in values], chosen)
        self._add("leadTimeDays", [None], [texts("values.standard")], None)
        self.SetSizer(self._grid)

    def _add(self, option, values, labels, chosen):
        label = wx.StaticText(self, label=self._texts("options." + option))
        choice = wx.Choice(self, choices=labels)
        choice.SetName(label.GetLabel())
        choice.SetSelection(values.index(chosen) if chosen in values else 0)
        choice.Bind(wx.EVT_CHOICE, lambda _event: self._on_change())
        self._choices[option] = (choice, list(values))
        self._grid.Add(label, 0, wx.ALIGN_CENTER_VERTICAL)
        self._grid.Add(choice, 1, wx.EXPAND)

    def values(self):
        chosen = {option: values[choice.GetSelection()] for option, (choice, values) in self._choices.items()}
        return {option: value for option, value in chosen.items() if value is not None}

    def offer_lead_times(self, quote):
        """Shows the lead times of a quote with their prices; the chosen one stays, as far as it is offered."""
        choice, values = self._choices["leadTimeDays"]
        before = values[choice.GetSelection()]
        offered = lead_time_choices(self._texts, quote)
        values[:] = [None] + [days for days, _text in offered]
        choice.Set([self._texts("values.standard")] + [text for _days, text in offered])
        choice.SetSelection(values.index(before) if before in values else 0)


def with_size(options, facts):
    """The options with the size that the site measured, where KiCad knew none."""
    if "widthMm" in options or not facts["widthMm"] or not facts["heightMm"]:
        return options
    return dict(options, widthMm=round(facts["widthMm"], 2), heightMm=round(facts["heightMm"], 2))
