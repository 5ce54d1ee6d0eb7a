import { once } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { buffer, text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { request } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { DATA_POLICY } from "@/lib/server/http/headers";
import { hashOf } from "@/lib/server/http/inline-scripts";
import { createHttpServer, type ListenOptions } from "@/lib/server/http/listen";
import { createMemoryPageCache } from "@/lib/server/http/memory-page-cache";
import { sayMissing } from "@/lib/server/http/page-status";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const DATA = 'self.__next_f.push([1,"data"])';
const PAGE = `<!doctype html><title>页面</title><script>${DATA}</script><script>alert(1)</script>${"<p>text</p>".repeat(200)}`;

type Setup = Partial<ListenOptions> & { settings?: Partial<ListenOptions["environment"]> };

function sendPage(_request: IncomingMessage, response: ServerResponse): void {
  response.setHeader("Cache-Control", "s-maxage=31536000");
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" });
  response.write(PAGE.slice(0, 100));
  response.end(PAGE.slice(100));
}

async function open({ settings, ...options }: Setup = {}) {
  const seen: IncomingMessage[] = [];
  const faults: string[] = [];
  const server = createHttpServer({
    environment: { mode: "production", baseUrl: "http://localhost:3000", trustProxy: 0, ...settings },
    api: (incoming, response) => {
      seen.push(incoming);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    },
    page: (incoming, response) => {
      seen.push(incoming);
      sendPage(incoming, response);
    },
    guard: () => null,
    pageCache: createMemoryPageCache(),
    isDraining: () => false,
    ownPaths: ["/socket"],
    observe: () => undefined,
    onFault: ({ message }) => void faults.push(message),
    ...options,
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  async function get(path: string, headers: Record<string, string> = {}, method = "GET") {
    const outgoing = request({
      host: "127.0.0.1",
      port,
      path,
      method,
      headers: { host: "localhost", ...headers },
      agent: false,
    });
    outgoing.end();
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    return { status: incoming.statusCode, headers: incoming.headers, body: await buffer(incoming) };
  }

  /** Bytes as they are, and all that comes back until the connection ends. */
  async function raw(bytes: string): Promise<string> {
    const socket = connect(port, "127.0.0.1");
    socket.write(bytes);
    return text(socket);
  }
  return { server, port, get, raw, seen, faults };
}

describe("a page behind a door", () => {
  it("that was created for one caller is not served from the cache to another", async () => {
    const door = async (incoming: IncomingMessage) => {
      if (incoming.headers.cookie !== "pass=1") incoming.url = "/-";
    };
    const { get, seen } = await open({ guard: door });
    const urls = () => seen.splice(0).map(({ url }) => url);
    expect((await get("/room", { cookie: "pass=1" })).status).toBe(200);
    expect(urls()).toEqual(["/room"]);
    await get("/room");
    expect(urls()).toEqual(["/-"]);
  });
});

describe("every answer", () => {
  it("carries the headers that keep a browser from guessing, leaking and framing", async () => {
    const { get } = await open();
    for (const path of ["/", "/api/health", "//evil.example"]) {
      expect((await get(path)).headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "cross-origin-opener-policy": "same-origin",
        "permissions-policy": expect.stringContaining("camera=()"),
        "x-frame-options": "DENY",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
      });
    }
  });

  it("names no framework", async () => {
    const { get } = await open();
    expect((await get("/")).headers).not.toHaveProperty("x-powered-by");
    expect((await get("/")).headers).not.toHaveProperty("server");
  });

  it("asks for TLS for a year where the product is addressed by it, and only there", async () => {
    const plain = await open();
    expect((await plain.get("/")).headers).not.toHaveProperty("strict-transport-security");
    const secure = await open({ settings: { baseUrl: "https://shop.example" } });
    const { headers } = await secure.get("/");
    expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
  });

  it("of the API is private and may do nothing in a browser", async () => {
    const { get } = await open();
    expect((await get("/api/anything")).headers).toMatchObject({
      "cache-control": "no-store, private",
      "content-security-policy": DATA_POLICY,
    });
  });
});

describe("a page", () => {
  it("may run its own data scripts and no other inline script, which is reported", async () => {
    const { get, faults } = await open();
    const { headers, body } = await get("/");
    expect(body.toString()).toBe(PAGE);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hashOf(DATA)}';`);
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect(policy).not.toContain(hashOf("alert(1)"));
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    await get("/");
    expect(faults).toEqual(["inline scripts that the build does not know were not allowed"]);
  });

  it("is packed as the browser asks and revalidated at each visit", async () => {
    const { get } = await open();
    const brotli = await get("/", { "accept-encoding": "gzip, br" });
    expect(brotli.headers).toMatchObject({
      "content-encoding": "br",
      "content-length": String(brotli.body.length),
      "cache-control": "public, max-age=0, must-revalidate",
      vary: "Accept-Encoding",
    });
    expect(brotliDecompressSync(brotli.body).toString()).toBe(PAGE);
    const gzipped = await get("/", { "accept-encoding": "gzip, br;q=0" });
    expect(gunzipSync(gzipped.body).toString()).toBe(PAGE);
    expect((await get("/")).headers).not.toHaveProperty("content-encoding");
  });

  it("is made once for all who open it at the same moment, each in their own encoding", async () => {
    const { get, seen } = await open({
      page: (incoming, response) => {
        seen.push(incoming);
        response.setHeader("etag", '"first"');
        sendPage(incoming, response);
      },
    });
    const first = await get("/", { "accept-encoding": "br" });
    const again = await get("/", { "accept-encoding": "br" });
    const { date: _first, ...firstHeaders } = first.headers;
    const { date: _again, ...againHeaders } = again.headers;
    expect(againHeaders).toEqual(firstHeaders);
    expect(again.body.equals(first.body)).toBe(true);
    expect(gunzipSync((await get("/", { "accept-encoding": "gzip" })).body).toString()).toBe(PAGE);
    const unchanged = await get("/", { "if-none-match": '"first"' });
    expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
    expect(seen.map(({ url }) => url)).toEqual(["/"]);
    await get("/?layers=4");
    expect(seen).toHaveLength(2);
  });

  it("is made once while many wait for it, and goes on when who asked first has left", async () => {
    let finish: () => void = () => undefined;
    const whole = new Promise<void>((resolve) => (finish = resolve));
    let begun = 0;
    const { get, port } = await open({
      page: async (incoming, response) => {
        begun += 1;
        await whole;
        sendPage(incoming, response);
      },
    });
    const first = connect(port, "127.0.0.1");
    first.write("GET /slow HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await expect.poll(() => begun).toBe(1);
    first.destroy();
    const others = Array.from({ length: 20 }, () => get("/slow"));
    finish();
    expect((await Promise.all(others)).map(({ body }) => body.toString() === PAGE)).toEqual(others.map(() => true));
    expect(begun).toBe(1);
  });

  it("with a quote is made within limits, beyond which the page without one is sent", async () => {
    const made: string[] = [];
    let finish: () => void = () => undefined;
    const whole = new Promise<void>((resolve) => (finish = resolve));
    const path = "/zh/order/manufacturing/pcb";
    const { get } = await open({
      page: async (incoming, response) => {
        made.push(incoming.url ?? "");
        if (incoming.url !== path) await whole;
        response.setHeader("content-type", "text/html");
        response.end(`<p>${incoming.url === path ? "static" : "drawn"}</p>`);
      },
    });
    // The static page is cached, as on any busy server.
    await get(path);
    const sent: string[] = [];
    const answers = Array.from({ length: 30 }, async (_, at) => {
      sent.push((await get(`${path}?layers=4&widthMm=${at + 1}&z=${at}`)).body.toString());
    });
    await expect.poll(() => sent.length).toBe(20);
    finish();
    await Promise.all(answers);
    expect(sent.filter((text) => text === "<p>drawn</p>")).toHaveLength(10);
    expect(sent.filter((text) => text === "<p>static</p>")).toHaveLength(20);
    expect(made.filter((url) => url.includes("z="))).toEqual([]);
  });

  it("that no static form stands for is refused with a time to wait, when too many are being made", async () => {
    let finish: () => void = () => undefined;
    const whole = new Promise<void>((resolve) => (finish = resolve));
    const { get } = await open({ page: (incoming, response) => whole.then(() => sendPage(incoming, response)) });
    const sent: { status: number | undefined; wait: string | undefined }[] = [];
    const answers = Array.from({ length: 60 }, async (_, at) => {
      const { status, headers } = await get(`/component?keyword=${at}`);
      sent.push({ status, wait: headers["retry-after"] });
    });
    await expect.poll(() => sent.length).toBe(10);
    expect(sent).toEqual(Array.from({ length: 10 }, () => ({ status: 503, wait: "2" })));
    finish();
    await Promise.all(answers);
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(50);
  });

  it("is nobody's own: cookies and conditions do not reach what makes it", async () => {
    const { get, seen } = await open();
    await get("/", { cookie: "admin=1; __prerender_bypass=1", "if-none-match": '"x"', range: "bytes=0-1" });
    expect(Object.keys(seen[0]?.headers ?? {}).toSorted()).toEqual(["host", "user-agent"]);
  });

  it("leaves without the framework's own headers", async () => {
    const { get } = await open({
      page: (incoming, response) => {
        response.setHeader("x-middleware-rewrite", "/us-en");
        sendPage(incoming, response);
      },
    });
    expect((await get("/")).headers).not.toHaveProperty("x-middleware-rewrite");
    expect((await get("/", { rsc: "1" })).headers).not.toHaveProperty("x-middleware-rewrite");
  });

  it("is made anew each time while it is being worked on", async () => {
    const { get, seen } = await open({ settings: { mode: "development" } });
    await get("/");
    await get("/");
    expect(seen).toHaveLength(2);
  });

  it("is one at any address that a browser opens, also one with a dot", async () => {
    const { get } = await open();
    expect((await get("/missing.php", { accept: "text/html" })).headers["content-security-policy"]).toContain(
      hashOf(DATA),
    );
  });

  it("is made for a reader of some name, so that its title stands in its head", async () => {
    const { get, seen } = await open();
    await get("/about-us", { "user-agent": "" });
    expect(seen.map((request) => request.headers["user-agent"])).toEqual(["page"]);
  });

  it("whose answer fails says so without a trace", async () => {
    const { get, faults } = await open({ page: () => Promise.reject(new Error("secret reason")) });
    const { status, body } = await get("/");
    expect(status).toBe(500);
    expect(body.toString()).not.toContain("secret reason");
    expect(faults).toEqual(["a request failed"]);
  });
});

describe("what is not a page", () => {
  it("passes as it comes, packed by whoever made it", async () => {
    const { get } = await open({
      page: (incoming, response) => {
        response.setHeader("content-type", "text/css");
        response.write(`accepts ${incoming.headers["accept-encoding"] ?? "nothing"}`);
        response.end("!");
      },
    });
    expect((await get("/antd.css", { "accept-encoding": "gzip" })).body.toString()).toBe("accepts gzip!");
    expect((await get("/_next/static/a.js", { "accept-encoding": "br" })).body.toString()).toBe("accepts br!");
  });
});

describe("the gate", () => {
  it.each([
    ["TRACE", "/", 405],
    ["TRACE", "/api/x", 405],
    ["PATCH", "/api/x", 405],
    ["OPTIONS", "/api/x", 405],
    ["PROPFIND", "/", 405],
    ["POST", "/", 405],
    ["PUT", "/order", 405],
    ["DELETE", "/api/x", 200],
  ])("answers %s %s with %i", async (method, path, status) => {
    const { get, seen } = await open();
    expect((await get(path, {}, method)).status).toBe(status);
    expect(seen).toHaveLength(status === 200 ? 1 : 0);
  });

  it("answers CONNECT and a method that does not exist with 405, and ends the connection", async () => {
    const { raw } = await open();
    expect(await raw("CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
    expect(await raw("NONSENSE / HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 405 /);
  });

  it.each([
    "http://evil.example/",
    "//evil.example/..",
    "/\\evil.example",
    "/%5Cevil.example",
    "/%2F/evil.example",
    "/%00",
    "/%zz",
  ])("refuses the address %s", async (path) => {
    const { raw, seen } = await open();
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400 /);
    expect(seen).toEqual([]);
  });

  it("refuses a host that is none, an address that is too long, and server actions", async () => {
    const { get } = await open();
    expect((await get("/", { host: "x/../y" })).status).toBe(400);
    expect((await get("/", { host: "evil.example\\@x" })).status).toBe(400);
    expect((await get(`/?${"x".repeat(9000)}`)).status).toBe(414);
    expect((await get("/api/x", { "next-action": "0123" }, "POST")).status).toBe(400);
  });

  it("answers headers of more than 16 kB with 431, and two lengths with 400", async () => {
    const { raw } = await open();
    expect(await raw(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(20_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
    const smuggled =
      "POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n";
    expect(await raw(smuggled)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("refuses two hosts, of which the product and a proxy before it might each read another", async () => {
    const { raw, seen } = await open();
    const twice = "GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n";
    expect(await raw(twice)).toMatch(/^HTTP\/1.1 400 [\s\S]*more than one host/);
    expect(seen).toEqual([]);
  });

  it("takes away the framework's own headers, and a proxy's unless one is trusted", async () => {
    const sent = {
      "x-middleware-subrequest": "middleware",
      "x-middleware-rewrite": "/admin",
      "x-invoke-path": "/admin",
      "x-nextjs-data": "1",
      "x-forwarded-host": "evil.example",
      "x-forwarded-for": "10.0.0.1",
      "x-forwarded-proto": "https",
      forwarded: "for=10.0.0.1",
      "x-real-ip": "10.0.0.1",
    };
    const alone = await open();
    await alone.get("/api/x", sent);
    expect(Object.keys(alone.seen[0]?.headers ?? {}).filter((name) => name in sent)).toEqual([]);
    const behind = await open({ settings: { trustProxy: 1 } });
    await behind.get("/api/x", sent);
    const left = Object.keys(behind.seen[0]?.headers ?? {}).filter((name) => name in sent);
    expect(left.toSorted()).toEqual(["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-real-ip"]);
  });
});

describe("connections", () => {
  it("end after a refusal that left a body unread, so that no request runs into its rest", async () => {
    const { raw, seen } = await open();
    const answers = await raw(
      "PATCH /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\nGET /api/smuggled HTTP/1.1\r\n",
    );
    expect(answers).toMatch(/^HTTP\/1.1 405 [\s\S]*Connection: close/);
    expect(seen).toEqual([]);
  });

  it("end with their answer while the process is ending", async () => {
    const { get } = await open({ isDraining: () => true });
    expect((await get("/")).headers.connection).toBe("close");
  });

  it("that ask for another protocol where nobody speaks one are closed", async () => {
    const { raw } = await open();
    const upgrade = "GET /else HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n";
    expect(await raw(upgrade)).toMatch(/^HTTP\/1.1 400 /);
  });

  it("have limits of time for headers, request and idleness", async () => {
    const { server } = await open();
    expect(server).toMatchObject({
      headersTimeout: 15_000,
      requestTimeout: 180_000,
      keepAliveTimeout: 65_000,
      maxConnections: 4_000,
    });
  });
});

describe("a page that says that what it is asked for does not exist", () => {
  const page = async (_request: IncomingMessage, response: ServerResponse) => {
    await Promise.resolve();
    sayMissing();
    sendPage(_request, response);
  };

  it("is sent whole with the status 404, to whoever asks for its head alone too", async () => {
    const { get } = await open({ page });
    const answer = await get("/component/none");
    expect([answer.status, answer.body.toString("utf8")]).toEqual([404, PAGE]);
    expect((await get("/component/none", {}, "HEAD")).status).toBe(404);
  });

  it("says it of itself alone", async () => {
    const { get } = await open({
      page: (incoming, response) =>
        incoming.url === "/none" ? page(incoming, response) : sendPage(incoming, response),
    });
    const statuses = await Promise.all(
      ["/none", "/one", "/none", "/two"].map(async (path) => (await get(path)).status),
    );
    expect(statuses).toEqual([404, 200, 404, 200]);
  });
});

describe("pages in frames of other sites", () => {
  it.each([
    ...["/embed/prj_1", "/zh/embed/prj_1", "/en/embed/prj_1/", "/embed/prj_1?theme=dark"],
    ...["/embed/quote", "/zh/embed/quote?layers=4&theme=dark"],
  ])("%s may be framed", async (path) => {
    const { headers } = await (await open()).get(path);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers["content-security-policy"]).toContain("object-src 'none'");
    expect(headers["x-frame-options"]).toBeUndefined();
    expect(headers["set-cookie"]).toBeUndefined();
  });

  it.each([
    ...["/", "/embed", "/embed/", "/embed/..", "/embed/../my-center", "/embed/%2e%2e", "/embed/a/b", "/xembed/prj_1"],
    ...["/community/prj_1", "/my-center?next=/embed/prj_1", "/de/embed/prj_1", "/embed/prj_1/../../my-center"],
    ...["/developers/embed", "/embed/quote/quoted", "/order/manufacturing/pcb?embed=/embed/quote"],
  ])("%s may not", async (path) => {
    const { headers } = await (await open()).get(path, { accept: "text/html" });
    expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
  });
});

describe("the script of widgets", () => {
  const policyOf = async (path: string) => (await (await open()).get(path)).headers["cross-origin-resource-policy"];

  it.each(["/embed/v1.js", "/embed/v1.js?1"])("%s may be loaded by other sites", async (path) => {
    expect(await policyOf(path)).toBe("cross-origin");
  });

  it.each(["/sw.js", "/embed/v1.js.map", "/zh/embed/v1.js", "/embed/x/v1.js", "/api/embed/v1.js", "/embed/quote"])(
    "%s may not",
    async (path) => {
      expect(await policyOf(path)).toBe("same-origin");
    },
  );
});

describe("the quote form for frames", () => {
  it("is made once for all who ask", async () => {
    const { get, seen } = await open();
    await get("/embed/quote");
    await get("/embed/quote");
    expect(seen).toHaveLength(1);
  });
});

describe("a project that is withdrawn", () => {
  it.each(["/community/prj_1", "/zh/community/author/acc_1", "/embed/prj_1"])(
    "is gone at once from %s",
    async (path) => {
      let isPublished = true;
      const { get } = await open({
        page(incoming, response) {
          if (!isPublished) sayMissing();
          sendPage(incoming, response);
        },
      });
      expect((await get(path)).status).toBe(200);
      isPublished = false;
      expect((await get(path)).status).toBe(404);
    },
  );

  it("does not take the page of the list from the cache", async () => {
    const { get, seen } = await open();
    await get("/community?sort=liked");
    await get("/community?sort=liked");
    expect(seen).toHaveLength(1);
  });
});
