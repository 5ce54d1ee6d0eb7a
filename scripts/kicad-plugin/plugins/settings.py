"""Settings of the plug-in: the site's address, and its API key in a file that only the user may read."""

import json
import os
import re

from .address import base_address

SETTINGS = "boardwright.json"
KEYS = "boardwright-keys.json"
KEY = re.compile(r"^bw_(?:test_)?[\w-]{43}$")


def is_key(text):
    return KEY.fullmatch(text) is not None


class Settings:
    """`folder` is KiCad's settings folder, `site` the address that the package came with. A key belongs to one address."""

    def __init__(self, folder, site, environment=None):
        self._folder = folder
        self._site = site
        self._environment = os.environ if environment is None else environment

    def base(self):
        """The address to call; None where none is known. The variable BOARDWRIGHT_URL comes first."""
        kept = self._read(SETTINGS).get("address")
        for text in (self._environment.get("BOARDWRIGHT_URL"), kept, self._site):
            address = base_address(text) if isinstance(text, str) else None
            if address:
                return address
        return None

    def key(self, base):
        """The key for an address, else "". The variable BOARDWRIGHT_API_KEY comes first."""
        given = self._environment.get("BOARDWRIGHT_API_KEY", "")
        kept = self._read(KEYS).get(base, "")
        return next((key for key in (given, kept) if isinstance(key, str) and is_key(key)), "")

    def set(self, address, key):
        """Keeps an address that `base_address` answered, and its key; "" removes the key. Throws OSError."""
        os.makedirs(self._folder, exist_ok=True)
        self._write(SETTINGS, dict(self._read(SETTINGS), address=address))
        keys = self._read(KEYS)
        keys.pop(address, None)
        if key:
            keys[address] = key
        self._write(KEYS, keys)

    def _read(self, name):
        try:
            with open(os.path.join(self._folder, name), encoding="utf-8") as file:
                kept = json.load(file)
        except (OSError, ValueError):
            return {}
        return kept if isinstance(kept, dict) else {}

    def _write(self, name, content):
        """In place of the file before, and never readable by others, not even while it is written."""
        path = os.path.join(self._folder, name)
        part = path + ".part"
        if os.path.exists(part):
            os.remove(part)
        handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            json.dump(content, file, indent=2)
        os.replace(part, path)
