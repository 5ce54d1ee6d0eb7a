"""Texts of the plug-in in English and Chinese."""

import json
import os

FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "texts")
LANGUAGES = ("en", "zh")


def language_of(hints):
    """"zh" if the first hint that says anything is Chinese, else "en". Hints are names such as "zh_CN" or "English"."""
    for hint in hints:
        name = (hint or "").strip().lower()
        if name in ("", "c", "posix", "default"):
            continue
        return "zh" if name.startswith("zh") or "chinese" in name or "中文" in name else "en"
    return "en"


class Texts:
    """Texts of one language: `texts("dialog.title")`. Values stand in braces: `texts("board.layers", count=4)`."""

    def __init__(self, language):
        self.language = language
        with open(os.path.join(FOLDER, language + ".json"), encoding="utf-8") as file:
            self._texts = json.load(file)

    @classmethod
    def of(cls, hints):
        return cls(language_of(hints))

    def __call__(self, key, **values):
        text = self.find(key)
        if text is None:
            raise KeyError(key)
        return text.format(**values) if values else text

    def find(self, key):
        """None for a key without a text."""
        node = self._texts
        for part in key.split("."):
            node = node.get(part) if isinstance(node, dict) else None
        return node if isinstance(node, str) else None
