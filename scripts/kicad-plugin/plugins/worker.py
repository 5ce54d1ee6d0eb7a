"""Work in a thread of its own, whose result returns to the window's thread."""

import threading

import wx

from .multipart import Stopped


class Worker:
    """One task at a time. A newer task, or `stop`, makes the result of the one before unwanted."""

    def __init__(self):
        self._stop = threading.Event()

    def start(self, work, on_done, on_error):
        """Runs `work(progress, is_stopped)`; `progress(function, *values)` calls a function in the window's thread."""
        self._stop.set()
        self._stop = stop = threading.Event()

        def wanted(function, *values):
            if not stop.is_set():
                function(*values)

        def run():
            def progress(function, *values):
                wx.CallAfter(wanted, function, *values)

            try:
                result = work(progress, stop.is_set)
            except Stopped:
                return
            except Exception as error:  # Whatever it is, the window shows it.
                wx.CallAfter(wanted, on_error, error)
            else:
                wx.CallAfter(wanted, on_done, result)

        # A request that hangs until its timeout does not keep KiCad from closing.
        threading.Thread(target=run, name="boardwright", daemon=True).start()

    def stop(self):
        """What runs on ends unheard: its request ends by itself or by its timeout."""
        self._stop.set()
