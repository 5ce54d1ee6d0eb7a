"""Addresses of the site: which may be called, and those that the browser opens."""

import urllib.parse

LOOPBACK = ("localhost", "127.0.0.1", "::1")


def base_address(text):
    """The address without a slash at its end, or None for what may not be called.

    The API key travels with requests: without TLS only this machine may be called.
    """
    try:
        parts = urllib.parse.urlsplit(text.strip())
        host, _port = parts.hostname, parts.port
    except ValueError:
        return None
    is_private = parts.scheme == "http" and host in LOOPBACK
    if not host or not (parts.scheme == "https" or is_private) or parts.username or parts.query or parts.fragment:
        return None
    return "{}://{}{}".format(parts.scheme, parts.netloc, parts.path.rstrip("/"))


def quote_address(base, options, project=None):
    """The quote page with these options; `project` belongs to the account that is signed in there."""
    query = dict({"project": project} if project else {}, **_texts(options))
    return base + "/order/manufacturing/pcb?" + urllib.parse.urlencode(query)


def hand_over_address(base, options, token):
    """The page that takes a board over. The token stands behind `#`, which browsers send to no server."""
    return base + "/order/receive?" + urllib.parse.urlencode(_texts(options)) + "#" + token


def _texts(options):
    return {name: _text(value) for name, value in options.items()}


def _text(value):
    if isinstance(value, bool):
        return str(int(value))
    return "%g" % value if isinstance(value, float) else str(value)
