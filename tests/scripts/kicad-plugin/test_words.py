import json
import os
import re
import string
import unittest

import plugin_path  # noqa: F401
from plugins.address import base_address, hand_over_address, quote_address
from plugins.texts import FOLDER, LANGUAGES, Texts, language_of
from plugins.words import amount_text, finding_rows, findings_text, price_lines, unit_text


def flat(node, path=""):
    if isinstance(node, str):
        return {path[1:]: node}
    return {key: text for name, each in node.items() for key, text in flat(each, path + "." + name).items()}


def texts_of(language):
    with open(os.path.join(FOLDER, language + ".json"), encoding="utf-8") as file:
        return flat(json.load(file))


class BothLanguages(unittest.TestCase):
    def test_have_the_same_keys_and_values(self):
        english, chinese = (texts_of(language) for language in LANGUAGES)
        self.assertEqual(list(english), list(chinese))
        for key, text in english.items():
            names = [sorted(name for _, name, _, _ in string.Formatter().parse(each) if name) for each in (text, chinese[key])]
            self.assertEqual(names[0], names[1], key)

    def test_separates_chinese_from_latin(self):
        for key, text in texts_of("zh").items():
            self.assertIsNone(re.search(r"[\u4e00-\u9fff][A-Za-z0-9]|[A-Za-z0-9%][\u4e00-\u9fff]", text), (key, text))
            self.assertIsNone(re.search(r"[\u4e00-\u9fff][,;:?!]", text), (key, text))

    def test_has_every_text_that_the_code_names(self):
        known = texts_of("en")
        folder = os.path.dirname(FOLDER)
        for name in os.listdir(folder):
            if name.endswith(".py"):
                with open(os.path.join(folder, name), encoding="utf-8") as file:
                    for key in re.findall(r'texts\(\s*"([\w.]+)"', file.read()):
                        self.assertTrue(key in known or any(each.startswith(key) for each in known), (name, key))


class Language(unittest.TestCase):
    def test_follows_the_first_hint_that_says_something(self):
        for hints, language in (
            (["zh_CN"], "zh"),
            (["", "zh_TW.UTF-8"], "zh"),
            (["Chinese (Simplified)"], "zh"),
            (["简体中文"], "zh"),
            (["Default", "C", "zh_CN"], "zh"),
            (["en_US", "zh_CN"], "en"),
            (["de"], "en"),
            ([], "en"),
        ):
            self.assertEqual(language_of(hints), language, hints)


class Amounts(unittest.TestCase):
    def test_are_rounded_half_up(self):
        for micro, text in ((0, "0.00"), (4_999, "0.00"), (5_000, "0.01"), (1_234_500_000, "1,234.50"), (995_000, "1.00")):
            self.assertEqual(amount_text(micro, "USD"), text + " USD")

    def test_of_units_have_two_to_four_decimals(self):
        for micro, text in ((412_500, "0.4125"), (400_000, "0.40"), (1_230_000, "1.23"), (2_000_000_000, "2,000.00")):
            self.assertEqual(unit_text(micro, "CNY"), text + " CNY")


def quote(**change):
    money = {"currency": "USD", "amountMicro": 12_500_000}
    whole = {
        "currency": "USD",
        "total": money,
        "unitPriceMicro": 2_500_000,
        "shippingEstimate": money,
        "specification": {"quantity": 5, "leadTimeDays": 3},
        "leadTimes": [{"days": 3, "totalMicro": 12_500_000, "isScheduled": False}],
        "violations": [],
        "contradictions": [],
    }
    return dict(whole, **change)


class Quotes(unittest.TestCase):
    def test_say_the_price_or_why_there_is_none(self):
        texts = Texts("en")
        self.assertEqual(price_lines(texts, quote())[0], "12.50 USD for 5 boards, 2.50 USD each")
        self.assertIn("3 working days", price_lines(texts, quote())[1])
        self.assertEqual(price_lines(texts, quote(violations=[{"message": "Too thin."}])), ["Not available: Too thin."])
        doubt = price_lines(texts, quote(contradictions=[{"message": "Four layers."}]))
        self.assertEqual(doubt, ["This order needs a check by our engineers: Four layers."])


class Findings(unittest.TestCase):
    def test_are_listed_with_the_gravest_first(self):
        common = {"layer": None, "count": 2, "limit": 0.1, "unit": "mm"}
        found = [dict(common, severity=each, rule="r", measured=0.05) for each in ("notice", "risk", "warning")]
        rows = [cells for _finding, cells in finding_rows(Texts("en"), {"r": "Rule"}, found)]
        self.assertEqual([cells[0] for cells in rows], ["Error", "Warning", "Notice"])
        self.assertEqual(rows[0][1:], ("Rule", "0.05 mm", "0.1 mm", "Whole board", "2"))
        self.assertTrue(findings_text(Texts("en"), found).startswith("1 errors, 1 warnings, 1 notices."))


class Addresses(unittest.TestCase):
    def test_are_called_with_tls_or_on_this_machine(self):
        for text, base in (
            ("https://www.example.com/", "https://www.example.com"),
            (" https://example.com:8443/shop/ ", "https://example.com:8443/shop"),
            ("http://localhost:3000", "http://localhost:3000"),
            ("http://[::1]:3000", "http://[::1]:3000"),
            ("http://example.com", None),
            ("http://localhost.example.com", None),
            ("http://127.0.0.1@example.com", None),
            ("https://user:word@example.com", None),
            ("https://example.com?x=1", None),
            ("https://example.com:port", None),
            ("ftp://localhost", None),
            ("file:///etc/passwd", None),
            ("example.com", None),
            ("", None),
        ):
            self.assertEqual(base_address(text), base, text)

    def test_name_the_options_and_hide_the_token(self):
        options = {"layers": 4, "thicknessMm": 1.6, "surfaceFinish": "Lead Free HASL", "ulMarking": True}
        query = "layers=4&thicknessMm=1.6&surfaceFinish=Lead+Free+HASL&ulMarking=1"
        base = "https://example.com"
        self.assertEqual(quote_address(base, options), base + "/order/manufacturing/pcb?" + query)
        self.assertEqual(quote_address(base, {"layers": 2}, "prj"), base + "/order/manufacturing/pcb?project=prj&layers=2")
        self.assertEqual(hand_over_address(base, options, "t.1.s"), base + "/order/receive?" + query + "#t.1.s")
