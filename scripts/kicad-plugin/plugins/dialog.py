"""The plug-in's window: options, price, DFM findings, and the ways to the quote."""

import webbrowser

import pcbnew
import wx

from .board import job_of, has_unfilled_zones, name_of, parts_of, size_of
from .fabrication import Fabrication
from .failures import failure_text
from .findings_list import FindingsList
from .job_file import layer_count, options_of
from .layout import lay_out
from .option_fields import OptionFields, with_size
from .order import Order
from .settings_dialog import SettingsDialog
from .show_place import show_place
from .where import settings_folder
from .words import board_text, findings_text, price_lines, value_text
from .worker import Worker

# Choices come in a row: the price is asked once they rest.
PRICE_DELAY_MS = 300
# Options that follow from the files and have no field here.
MEASURED = ("minTraceSpaceMil", "minHoleMm")


class OrderDialog(wx.Dialog):
    """Stays beside the editor, so that findings can be looked at. Keeps plain data of the board alone."""

    def __init__(self, parent, texts, catalog, settings):
        board = pcbnew.GetBoard()
        self.texts, self._catalog, self._settings = texts, catalog, settings
        style = wx.DEFAULT_DIALOG_STYLE | wx.RESIZE_BORDER
        super().__init__(parent, title=texts("dialog.title", board=name_of(board)), style=style)
        self._size, job = size_of(board), job_of(board)
        self._layers = layer_count(job)
        stated, unmade = options_of(job, {name: each["values"] for name, each in catalog["options"].items()})
        self._prices, self._files = Worker(), Worker()
        self._plotting = None
        self._checked_options = None
        self._measured = {}
        self.summary = board_text(texts, self._size, self._layers, len(parts_of(board)))
        self.notes = self._notes(board, unmade)
        self.fields = OptionFields(self, texts, catalog, self._layers, stated, self._options_changed)
        self.findings = FindingsList(self, texts, catalog["rules"][texts.language], self._show_place)
        lay_out(self)
        self._timer = wx.Timer(self)
        self.Bind(wx.EVT_TIMER, lambda _event: self._ask_price(), self._timer)
        self.Bind(wx.EVT_CLOSE, self._close)
        self._connect()

    def _notes(self, board, unmade):
        """What keeps the files from being right, in plain words."""
        texts, notes = self.texts, []
        if board.IsModified():
            notes.append(texts("notes.modified"))
        if self._size is None:
            notes.append(texts("notes.noOutline"))
        if has_unfilled_zones(board):
            notes.append(texts("notes.unfilled"))
        if self._layers not in self._catalog["options"]["layers"]["values"]:
            notes.append(texts("notes.layersUnmade", count=self._layers))
        for option, said in unmade:
            value = value_text(texts, option, said) if option == "thicknessMm" else said
            notes.append(texts("notes.unmade", option=texts("options." + option), value=value))
        return notes

    def _connect(self):
        """Takes over the settings."""
        base = self._settings.base()
        self._order = Order(base, self._settings.key(base), self.texts.language) if base else None
        self.privacy.SetLabel(
            self.texts("dialog.privacy", host=self._order.host) if base else self.texts("notes.noAddress")
        )
        self._enable(True)
        self._options_changed()

    def _options(self):
        options = dict(self._measured, **self.fields.values(), layers=self._layers)
        if self._size:
            options.update(widthMm=self._size[0], heightMm=self._size[1])
        return options

    def _options_changed(self):
        if self._checked_options not in (None, self._options()):
            self.report.SetLabel(self.texts("findings.changed"))
        self._timer.StartOnce(PRICE_DELAY_MS)

    def _ask_price(self):
        options = self._options()
        if self._order is None or "widthMm" not in options:
            self.set_price([self.texts("price.none")])
            return
        self.set_price([self.texts("price.asking")])
        order = self._order
        self._prices.start(lambda _progress, _stop: order.price(options), self._priced, self._not_priced)

    def _priced(self, quote):
        self.fields.offer_lead_times(quote)
        self.set_price(price_lines(self.texts, quote))

    def _not_priced(self, error):
        self.set_price([failure_text(self.texts, error, self._order.host)])

    def _show_place(self, finding):
        is_shown = show_place(finding["xMm"], finding["yMm"])
        self.say(self.texts("status.ready") if is_shown else self.texts("findings.noItem"))

    # Files: plotted in steps between the window's events, since KiCad's board is of this thread alone.

    def _plot(self, on_plotted):
        board = pcbnew.GetBoard()
        if board is None:
            self._failed(None, self.texts("notes.noBoard"))
            return
        self._enable(False)
        fabrication = Fabrication(board)
        self._plotting = steps = fabrication.steps()

        def step():
            if self._plotting is not steps:
                steps.close()
                return
            try:
                done, total = next(steps)
            except StopIteration:
                self._plotting = None
                on_plotted(fabrication)
            except Exception as error:
                self._failed(error, self.texts("errors.plot", detail=error))
            else:
                self.say(self.texts("status.plotting", done=done, total=total), done / total)
                wx.CallLater(1, step)

        step()

    def save_files(self, _event=None):
        self._plot(self._save)

    def _save(self, fabrication):
        self._enable(True)
        name, kind = fabrication.stem + "-fabrication.zip", self.texts("save.zip") + " (*.zip)|*.zip"
        style = wx.FD_SAVE | wx.FD_OVERWRITE_PROMPT
        with wx.FileDialog(self, self.texts("save.title"), "", name, kind, style) as chooser:
            if chooser.ShowModal() != wx.ID_OK:
                self.say(self.texts("status.canceled"))
                return
            path = chooser.GetPath()
        try:
            with open(path, "wb") as file:
                file.write(fabrication.archive)
        except OSError as error:
            self._failed(error)
        else:
            self.say(self.texts("status.saved", file=path))

    def check_files(self, _event=None):
        def work(fabrication, progress, is_stopped):
            board = self._send(fabrication, progress, is_stopped)
            progress(self.say, self.texts("status.checking"))
            options = with_size(fabrication.options, board["facts"])
            return board["facts"], fabrication.order.check(board["projectId"], options)

        self._plot(lambda fabrication: self._with_site(fabrication, work, self._checked))

    def _checked(self, result):
        facts, report = result
        # What only the files tell: traces, holes, and the size where the outline had to be mended.
        self._measured = {name: report["specification"][name] for name in MEASURED}
        self._measured.update(with_size({}, facts) if self._size is None else {})
        self._checked_options = self._options()
        self._timer.StartOnce(PRICE_DELAY_MS)
        self.findings.show(report["findings"])
        self.report.SetLabel(findings_text(self.texts, report["findings"]))
        self._ready(self.texts("status.ready"))

    def open_quote(self, _event=None):
        def work(fabrication, progress, is_stopped):
            board = self._send(fabrication, progress, is_stopped)
            progress(self.say, self.texts("status.opening"))
            options = with_size(fabrication.options, board["facts"])
            return fabrication.order.quote_address(board["projectId"], options)

        self._plot(lambda fabrication: self._with_site(fabrication, work, self._open, self._open_alone))

    def _send(self, fabrication, progress, is_stopped):
        def on_sent(sent, total):
            if sent < total:
                progress(self.say, self.texts("status.uploading", percent=100 * sent // total), sent / total)
            else:
                progress(self.say, self.texts("status.reading"))

        return fabrication.order.send(
            fabrication.archive, fabrication.fingerprint, fabrication.stem, on_sent, is_stopped
        )

    def _with_site(self, fabrication, work, on_done, on_error=None):
        # Read here: the thread must not touch the window.
        fabrication.order, fabrication.options = self._order, self._options()
        self._files.start(
            lambda progress, is_stopped: work(fabrication, progress, is_stopped), on_done, on_error or self._failed
        )

    def _open(self, address):
        webbrowser.open(address)
        self._ready(self.texts("status.opened"))

    def _open_alone(self, error):
        """The files did not come there: the page can still be opened, and the files be added by hand."""
        question = failure_text(self.texts, error, self._order.host) + "\n\n" + self.texts("errors.openInstead")
        style = wx.YES_NO | wx.ICON_QUESTION
        if wx.MessageBox(question, self.texts("errors.title"), style, self) != wx.YES:
            self._ready(self.texts("status.canceled"))
            return
        webbrowser.open(self._order.plain_address(self._options()))
        self._ready(self.texts("status.openedAlone"))

    def open_settings(self, _event=None):
        with SettingsDialog(self, self.texts, self._settings, settings_folder()) as dialog:
            if dialog.ShowModal() == wx.ID_OK:
                self._connect()

    def cancel(self, _event=None):
        self._plotting = None
        self._files.stop()
        self._ready(self.texts("status.canceled"))

    def _failed(self, error, text=None):
        self._plotting = None
        self._ready(self.texts("status.ready"))
        text = text or failure_text(self.texts, error, self._order.host if self._order else "")
        wx.MessageBox(text, self.texts("errors.title"), wx.OK | wx.ICON_WARNING, self)

    def _ready(self, text):
        self._enable(True)
        self.say(text)

    def _enable(self, is_idle):
        for button in (self.save_button, self.settings_button):
            button.Enable(is_idle)
        for button in (self.check_button, self.quote_button):
            button.Enable(is_idle and self._order is not None)
        self.cancel_button.Enable(not is_idle)

    def say(self, text, part=0):
        """The line of status, and how much is done, from 0 to 1."""
        self.status.SetLabel(text)
        self.gauge.SetValue(round(100 * part))

    def set_price(self, lines):
        self.price.SetLabel("\n".join(lines))
        self.price.Wrap(max(self.price_box.GetSize().width - self.FromDIP(24), self.FromDIP(240)))
        self.Layout()

    def _close(self, _event):
        self._plotting = None
        self._timer.Stop()
        self._prices.stop()
        self._files.stop()
        self.Destroy()
