"""HTTP requests to one site: verified TLS, timeouts, limits, and answers taken out of their envelope."""

import http.cookiejar
import json
import os
import socket
import ssl
import urllib.error
import urllib.request

from .multipart import MultipartBody

TIMEOUT_S = 60
MAX_ANSWER_BYTES = 16 * 1024 * 1024


class ApiError(Exception):
    """The site refused. `code` stays the same in every language; `message` is for people, in the caller's language."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code
        self.message = message


class NetworkError(Exception):
    """No answer. `kind`: "unreachable", "timeout", "tls", "redirected" or "notOurs"."""

    def __init__(self, kind, detail=""):
        super().__init__("{} {}".format(kind, detail))
        self.kind = kind
        self.detail = detail


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """The key and the board go to the configured address and to no other."""

    def redirect_request(self, req, fp, code, msg, headers, newurl):
        raise NetworkError("redirected", newurl)


def tls_context():
    """Verifies with the system's certificates; macOS's Python brings none and is shown where they are."""
    context = ssl.create_default_context()
    if not context.get_ca_certs() and not context.cert_store_stats().get("x509_ca"):
        for path in ("/etc/ssl/cert.pem", "/etc/ssl/certs/ca-certificates.crt"):
            if os.path.exists(path):
                context.load_verify_locations(path)
                break
    return context


class Transport:
    """`base` as `base_address` answers it. Cookies live as long as this object: they make a visitor of us."""

    def __init__(self, base, key, language, timeout=TIMEOUT_S, context=None):
        self._base = base
        self._timeout = timeout
        self._headers = {"Accept": "application/json", "x-locale": language, "User-Agent": "boardwright-kicad"}
        if key:
            self._headers["Authorization"] = "Bearer " + key
        self._opener = urllib.request.build_opener(
            _NoRedirects(),
            urllib.request.HTTPSHandler(context=context or tls_context()),
            urllib.request.HTTPCookieProcessor(http.cookiejar.CookieJar()),
        )

    def send(self, path, body, content_type):
        """POSTs and answers the envelope's data. Throws ApiError, NetworkError."""
        return self._open(path, body, {"Content-Type": content_type})

    def upload(self, path, fields, file, on_sent=None, is_stopped=None):
        """POSTs a multipart body with `file` as `(name, bytes)`. Throws ApiError, NetworkError, Stopped."""
        body = MultipartBody(fields, file[0], file[1], on_sent, is_stopped)
        return self._open(path, body, {"Content-Type": body.content_type, "Content-Length": str(len(body))})

    def _open(self, path, body, headers):
        request = urllib.request.Request(self._base + path, body, dict(self._headers, **headers), method="POST")
        try:
            with self._opener.open(request, timeout=self._timeout) as answer:
                return _data_of(answer.read(MAX_ANSWER_BYTES + 1))
        except urllib.error.HTTPError as error:
            with error:
                return _data_of(error.read(MAX_ANSWER_BYTES + 1))
        except urllib.error.URLError as error:
            raise NetworkError(_kind_of(error.reason), str(error.reason)) from error
        except (OSError, EOFError) as error:
            raise NetworkError(_kind_of(error), str(error)) from error


def _kind_of(reason):
    if isinstance(reason, ssl.SSLError):
        return "tls"
    return "timeout" if isinstance(reason, (socket.timeout, TimeoutError)) else "unreachable"


def _data_of(answer):
    """The data of an envelope. ApiError for a refusal, NetworkError for what is no envelope."""
    try:
        envelope = json.loads(answer.decode("utf-8")) if len(answer) <= MAX_ANSWER_BYTES else None
    except ValueError:
        envelope = None
    if not isinstance(envelope, dict) or "type" not in envelope:
        raise NetworkError("notOurs")
    if envelope["type"] != "success":
        raise ApiError(str(envelope.get("code", "")), str(envelope.get("message", "")))
    return envelope.get("data")
