import json
import threading
import unittest
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import plugin_path  # noqa: F401
from plugins.order import Order
from plugins.transport import ApiError, NetworkError, Transport


class Site(BaseHTTPRequestHandler):
    """Answers by the path; keeps what was asked."""

    asked = []

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("content-length", 0)))
        headers = {name.lower(): value for name, value in self.headers.items()}
        Site.asked.append((self.path, headers, body))
        status, headers, answer = ANSWERS.get(self.path, (200, {}, b"<html>"))
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("content-length", str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    def log_message(self, *_words):
        pass


def envelope(data=None, **refusal):
    return json.dumps(dict({"type": "success", "message": "", "data": data}, **refusal)).encode()


REFUSED = envelope(type="error", code="NOT_FOUND", message="Not found")
ANSWERS = {
    "/ok": (200, {"set-cookie": "visitor=abc; Path=/; HttpOnly"}, envelope({"x": 1})),
    "/refused": (200, {}, REFUSED),
    "/limited": (429, {"retry-after": "3"}, envelope(type="error", code="TOO_MANY_REQUESTS", message="Wait")),
    "/elsewhere": (307, {"location": "http://127.0.0.1:9/stolen"}, b""),
    "/api/eda/file/upload": (200, {}, envelope({"fileUrl": "file_1"})),
    "/api/eda/project/gerber": (200, {}, envelope({"projectId": "prj_1"})),
    "/api/eda/project/prj_1/hand-over": (200, {}, envelope({"token": "t.1.s"})),
}


class OverHttp(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = ThreadingHTTPServer(("127.0.0.1", 0), Site)
        threading.Thread(target=cls.server.serve_forever, args=(0.01,), daemon=True).start()
        cls.base = "http://127.0.0.1:%d" % cls.server.server_port

    @classmethod
    def tearDownClass(cls):
        cls.server.shutdown()
        cls.server.server_close()

    def setUp(self):
        Site.asked.clear()

    def send(self, path, transport=None):
        return (transport or Transport(self.base, "", "en")).send(path, b"{}", "application/json")

    def test_answers_the_data_and_stays_the_same_visitor(self):
        transport = Transport(self.base, "", "zh")
        self.assertEqual(self.send("/ok", transport), {"x": 1})
        self.send("/ok", transport)
        first, second = (headers for _path, headers, _body in Site.asked)
        self.assertNotIn("cookie", first)
        self.assertEqual(second["cookie"], "visitor=abc")
        self.assertEqual((first["x-locale"], "authorization" in first), ("zh", False))

    def test_says_what_was_refused(self):
        for path, code in (("/refused", "NOT_FOUND"), ("/limited", "TOO_MANY_REQUESTS")):
            with self.assertRaises(ApiError) as caught:
                self.send(path)
            self.assertEqual(caught.exception.code, code)

    def test_says_that_another_site_answers(self):
        with self.assertRaises(NetworkError) as caught:
            self.send("/page")
        self.assertEqual(caught.exception.kind, "notOurs")

    def test_follows_no_redirect_with_the_key(self):
        with self.assertRaises(NetworkError) as caught:
            self.send("/elsewhere", Transport(self.base, "bw_key", "en"))
        self.assertEqual(caught.exception.kind, "redirected")
        self.assertEqual(len(Site.asked), 1)

    def test_says_that_nobody_answers(self):
        with self.assertRaises(NetworkError) as caught:
            self.send("/", Transport("http://127.0.0.1:9", "", "en", timeout=2))
        self.assertEqual(caught.exception.kind, "unreachable")

    def test_sends_unchanged_files_once_and_again_after_handing_over(self):
        order = Order(self.base, "", "en")

        def uploads():
            return sum(path == "/api/eda/file/upload" for path, _headers, _body in Site.asked)

        for archive, mark, count in ((b"zip1", "a", 1), (b"zip2", "a", 1), (b"zip3", "b", 2)):
            self.assertEqual(order.send(archive, mark, "amp")["projectId"], "prj_1")
            self.assertEqual(uploads(), count)
        self.assertIn(b"zip1", Site.asked[0][2])
        address = order.quote_address("prj_1", {"layers": 2})
        self.assertEqual(address, self.base + "/order/receive?layers=2#t.1.s")
        order.send(b"zip4", "b", "amp")
        self.assertEqual(uploads(), 3)

    def test_opens_the_board_of_a_key_by_its_address(self):
        order = Order(self.base, "bw_" + "k" * 43, "en")
        self.assertEqual(
            order.quote_address("prj_1", {"layers": 2}), self.base + "/order/manufacturing/pcb?project=prj_1&layers=2"
        )
        self.assertEqual(Site.asked, [])


if __name__ == "__main__":
    unittest.main()
