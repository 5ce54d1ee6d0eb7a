"""One board's way to the site, without a window: prices, upload, check, and the address of its quote."""

import urllib.parse

from .address import hand_over_address, quote_address
from .client import Client


class Order:
    """Keeps what was uploaded, so that files that did not change are sent once. Its methods block."""

    def __init__(self, base, key, language, client=None):
        self.base = base
        self.host = urllib.parse.urlsplit(base).netloc
        self._client = client or Client(base, key, language)
        self._sent = None

    def price(self, options):
        return self._client.price(options)

    def send(self, archive, fingerprint, name, on_sent=None, is_stopped=None):
        """The board as the site read it: `projectId`, `facts`."""
        if self._sent is None or self._sent[0] != fingerprint:
            board = self._client.send_board(archive, name, on_sent, is_stopped)
            self._sent = (fingerprint, board)
        return self._sent[1]

    def check(self, project, options):
        return self._client.check(project, options)

    def quote_address(self, project, options):
        """With a key the board is the account's already; without one the browser takes it over."""
        if self._client.key:
            return quote_address(self.base, options, project)
        token = self._client.hand_over(project)
        # The board is the browser's from now on: another quote needs another upload.
        self._sent = None
        return hand_over_address(self.base, options, token)

    def plain_address(self, options):
        """The quote page without files."""
        return quote_address(self.base, options)
