"""The site's API: the endpoints that an order from KiCad needs."""

import json
import urllib.parse

from .transport import ApiError, Transport

GERBER = "8"


class Client:
    """One site with one key, or without a key as a visitor. Every call blocks: call it from a thread of its own."""

    def __init__(self, base, key, language, transport=None):
        self.base = base
        self.key = key
        self._transport = transport or Transport(base, key, language)

    def price(self, options, project=None):
        """Answers the quote: `total`, `leadTimes`, `violations`, `contradictions` and more (POST /api/eda/quote/pcb)."""
        body = dict(options, **({"projectId": project} if project else {}))
        return self._post("/api/eda/quote/pcb", body)

    def send_board(self, archive, name, on_sent=None, is_stopped=None):
        """Uploads an archive and has it read. Answers the board: `projectId`, `facts`, `warnings`."""
        sent = self._transport.upload(
            "/api/eda/file/upload",
            {"fileType": GERBER, "originalFileName": name + ".zip"},
            (name + ".zip", archive),
            on_sent,
            is_stopped,
        )
        return self._form("/api/eda/project/gerber", {"gerberUrl": sent["fileUrl"], "projectName": name})

    def check(self, project, options):
        """Answers the DFM report: `findings`, `disagreements`, `specification` (POST /api/eda/dfm)."""
        return self._post("/api/eda/dfm", {"projectId": project, "specification": options})

    def hand_over(self, project):
        """A token by which a browser takes over a visitor's board, once and soon."""
        path = "/api/eda/project/{}/hand-over".format(urllib.parse.quote(project, safe=""))
        return self._form(path, {})["token"]

    def _post(self, path, body):
        return self._transport.send(path, json.dumps(body).encode("utf-8"), "application/json")

    def _form(self, path, fields):
        return self._transport.send(
            path, urllib.parse.urlencode(fields).encode("ascii"), "application/x-www-form-urlencoded"
        )


__all__ = ["ApiError", "Client"]
