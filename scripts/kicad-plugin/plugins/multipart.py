"""A multipart body (RFC 7578) that is sent piece by piece."""

import secrets


class Stopped(Exception):
    """The upload was canceled."""


class MultipartBody:
    """A readable body for urllib: fields, then one file. `on_sent(sent, total)` is called for each block of bytes."""

    def __init__(self, fields, name, data, on_sent=None, is_stopped=None):
        self.boundary = "boardwright-" + secrets.token_hex(16)
        head = "".join(self._field(key, value) for key, value in fields.items())
        head += '--{}\r\nContent-Disposition: form-data; name="file"; filename="{}"\r\n'.format(
            self.boundary, _quoted(name)
        )
        head += "Content-Type: application/zip\r\n\r\n"
        self._bytes = head.encode("utf-8") + data + "\r\n--{}--\r\n".format(self.boundary).encode("ascii")
        self._sent = 0
        self._on_sent = on_sent
        self._is_stopped = is_stopped

    def _field(self, key, value):
        form = '--{}\r\nContent-Disposition: form-data; name="{}"\r\n\r\n{}\r\n'
        return form.format(self.boundary, _quoted(key), value)

    @property
    def content_type(self):
        return "multipart/form-data; boundary=" + self.boundary

    def __len__(self):
        return len(self._bytes)

    def read(self, size=-1):
        """The next bytes; Stopped once the upload was canceled."""
        if self._is_stopped and self._is_stopped():
            raise Stopped()
        end = len(self._bytes) if size is None or size < 0 else self._sent + size
        block = self._bytes[self._sent : end]
        self._sent += len(block)
        if self._on_sent and block:
            self._on_sent(self._sent, len(self._bytes))
        return block


def _quoted(text):
    """As browsers write names: quotes and line ends percent-encoded (WHATWG, multipart/form-data encoding)."""
    return text.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
