import email
import io
import os
import stat
import tempfile
import unittest
import zipfile

import plugin_path  # noqa: F401
from plugins.archive import file_stem, fingerprint, zip_files
from plugins.multipart import MultipartBody, Stopped
from plugins.settings import KEYS, Settings, is_key

KEY = "bw_" + "k" * 43
SITE = "https://example.com"


def read_all(body, size=7):
    return b"".join(iter(lambda: body.read(size), b""))


class Multipart(unittest.TestCase):
    def test_is_read_by_another_parser(self):
        data = bytes(range(256)) * 3
        body = MultipartBody({"fileType": "8", "originalFileName": "板 1.zip"}, '板 "1".zip', data)
        sent = read_all(body)
        self.assertEqual(len(sent), len(body))
        message = email.message_from_bytes(("Content-Type: %s\r\n\r\n" % body.content_type).encode() + sent)
        parts = {part.get_param("name", header="content-disposition"): part for part in message.get_payload()}
        self.assertEqual(sorted(parts), ["file", "fileType", "originalFileName"])
        self.assertEqual(parts["fileType"].get_payload(decode=True), b"8")
        self.assertEqual(parts["originalFileName"].get_payload(decode=True).decode(), "板 1.zip")
        self.assertEqual(parts["file"].get_payload(decode=True), data)

    def test_keeps_names_from_writing_headers(self):
        sent = read_all(MultipartBody({}, 'a"\r\nX-Evil: 1', b""))
        self.assertNotIn(b"\r\nX-Evil", sent)
        self.assertIn(b'filename="a%22%0D%0AX-Evil: 1"', sent)

    def test_tells_how_much_was_sent_and_stops(self):
        progress = []
        body = MultipartBody({}, "a.zip", b"x" * 100, lambda sent, total: progress.append((sent, total)))
        read_all(body, 50)
        self.assertEqual(progress[-1], (len(body), len(body)))
        stopped = MultipartBody({}, "a.zip", b"x", None, lambda: True)
        self.assertRaises(Stopped, stopped.read, 10)


class Archive(unittest.TestCase):
    def test_is_the_same_for_the_same_files(self):
        files = [("b.gbr", b"2"), ("a.gbr", b"1")]
        self.assertEqual(zip_files(files), zip_files(files[::-1]))
        with zipfile.ZipFile(io.BytesIO(zip_files(files))) as archive:
            self.assertEqual([(name, archive.read(name)) for name in archive.namelist()], sorted(files))

    def test_recognizes_an_unchanged_board(self):
        def plotted(time, x):
            return [("a.gbr", b"%%TF.CreationDate,%s*%%\nX%dY0D03*" % (time, x)), ("a.drl", b"; DRILL date %s\n" % time)]

        first = fingerprint(plotted(b"2026-11-28T12:17:46+00:00", 1))
        self.assertEqual(first, fingerprint(plotted(b"2027-01-01T00:00:00+08:00", 1)))
        self.assertNotEqual(first, fingerprint(plotted(b"2026-11-28T12:17:46+00:00", 2)))

    def test_names_files_as_every_system_allows(self):
        names = {"amp": "amp", 'a/b\\c:"d"?': "a-b-c-d", "../x": "x", "": "board", "...": "board", "板 1": "板 1"}
        for name, stem in names.items():
            self.assertEqual(file_stem(name), stem)
        self.assertEqual(len(file_stem("x" * 500)), 100)


class Kept(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = os.path.join(folder.name, "9.0")
        self.settings = Settings(self.folder, SITE, {})

    def test_begins_with_the_site_that_the_package_came_from(self):
        self.assertEqual((self.settings.base(), self.settings.key(SITE)), (SITE, ""))
        self.assertIsNone(Settings(self.folder, "", {}).base())

    def test_knows_keys_and_test_keys(self):
        for key in (KEY, "bw_test_" + "k" * 43):
            self.assertTrue(is_key(key))
        for key in ("", "bw_", KEY + "k\n", KEY[1:], "Bearer " + KEY, KEY + "\r\nX-Evil: 1"):
            self.assertFalse(is_key(key), key)

    @unittest.skipIf(os.name == "nt", "Windows keeps rights in another way")
    def test_keeps_keys_from_others(self):
        self.settings.set(SITE, KEY)
        mode = os.stat(os.path.join(self.folder, KEYS)).st_mode
        self.assertEqual(stat.S_IMODE(mode), 0o600)
        self.assertEqual(self.settings.key(SITE), KEY)

    def test_sends_a_key_to_its_own_address_alone(self):
        self.settings.set(SITE, KEY)
        self.settings.set("https://other.example", "")
        self.assertEqual(self.settings.base(), "https://other.example")
        self.assertEqual(self.settings.key("https://other.example"), "")
        self.assertEqual(self.settings.key(SITE), KEY)
        self.settings.set(SITE, "")
        self.assertEqual(self.settings.key(SITE), "")

    def test_lets_the_environment_come_first_and_survives_damage(self):
        other = "bw_" + "o" * 43
        given = {"BOARDWRIGHT_URL": "http://localhost:3000/", "BOARDWRIGHT_API_KEY": other}
        self.settings.set(SITE, KEY)
        settings = Settings(self.folder, SITE, given)
        self.assertEqual((settings.base(), settings.key(settings.base())), ("http://localhost:3000", other))
        for name in os.listdir(self.folder):
            with open(os.path.join(self.folder, name), "w") as file:
                file.write("[1, {")
        self.assertEqual((self.settings.base(), self.settings.key(SITE)), (SITE, ""))
