// Requests to customers' addresses: what is never connected to, and what comes back from where it is.

import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createServer as createTcpServer } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { createWebhookSender, type Resolve } from "@/lib/server/webhook/sender";

let answer: RequestListener = (_request, response) => void response.writeHead(204).end();
const seen: { request: IncomingMessage; body: string }[] = [];
let connections = 0;
const server = createServer((request, response) => {
  void text(request).then((body) => {
    seen.push({ request, body });
    answer(request, response);
  });
});
server.on("connection", () => connections++);
let port = 0;

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  seen.length = 0;
  connections = 0;
  answer = (_request, response) => void response.writeHead(204).end();
});

const local = (options: Parameters<typeof createWebhookSender>[1] = {}) =>
  createWebhookSender({ ports: [443], allowsLoopback: true }, options);
const strict = (resolve?: Resolve) =>
  createWebhookSender({ ports: [443, port], allowsLoopback: false }, resolve ? { resolve } : {});
const at = (url: string) => ({ url, headers: { "webhook-id": "evt_1" }, body: '{"a":"é"}' });
const here = (path = "/hook") => at(`http://localhost:${port}${path}`);

describe("a request", () => {
  it("carries the body and the headers, and brings the answer", async () => {
    answer = (_request, response) => void response.writeHead(200).end("thanks\0you");
    const sent = await local({ resolve: () => Promise.resolve(["127.0.0.1"]) }).send(here("/hook?x=1"));
    expect(sent).toMatchObject({ status: 200, error: null, answer: "thanks you" });
    expect(seen[0]?.body).toBe('{"a":"é"}');
    expect(seen[0]?.request).toMatchObject({ method: "POST", url: "/hook?x=1" });
    expect(seen[0]?.request.headers).toMatchObject({
      "webhook-id": "evt_1",
      "content-length": "10",
      connection: "close",
    });
    expect(seen[0]?.request.headers.host).toBe(`localhost:${port}`);
  });

  it("keeps 2048 bytes of an endless answer and hangs up", async () => {
    answer = (_request, response) => {
      response.writeHead(200);
      const more = () => response.write("x".repeat(65_536));
      response.on("drain", more);
      more();
    };
    const sent = await local().send(here());
    expect(sent.answer).toHaveLength(2048);
  });

  it("follows no redirect", async () => {
    answer = (_request, response) => void response.writeHead(302, { location: `http://127.0.0.1:${port}/in` }).end();
    expect(await local().send(here())).toMatchObject({ status: 302, error: null });
    expect(seen).toHaveLength(1);
  });

  it("uses no proxy of the environment", async () => {
    vi.stubEnv("HTTP_PROXY", "http://127.0.0.1:9").stubEnv("http_proxy", "http://127.0.0.1:9");
    vi.stubEnv("NODE_USE_ENV_PROXY", "1");
    expect(await local().send(here())).toMatchObject({ status: 204 });
    vi.unstubAllEnvs();
  });

  it("ends after its time, whatever it waits for", async () => {
    answer = () => undefined;
    const slow = { timeoutMs: 60 };
    expect(await local(slow).send(here())).toMatchObject({ status: null, error: "timeout" });
    answer = (_request, response) => void response.writeHead(200).write("x");
    expect(await local(slow).send(here())).toMatchObject({ status: null, error: "timeout" });
    const never: Resolve = () => new Promise(() => undefined);
    expect(await local({ ...slow, resolve: never }).send(here())).toMatchObject({ error: "timeout" });
  });

  it("tells why nothing came", async () => {
    const closed = createTcpServer();
    await once(closed.listen(0, "127.0.0.1"), "listening");
    const free = (closed.address() as AddressInfo).port;
    closed.close();
    expect(await local().send(at(`http://127.0.0.1:${free}/`))).toMatchObject({ error: "connect" });
    expect(await local({ resolve: () => Promise.reject(new Error("ENOTFOUND")) }).send(here())).toMatchObject({
      error: "name",
    });
    expect(await local({ resolve: () => Promise.resolve([]) }).send(here())).toMatchObject({ error: "name" });
    answer = (request) => request.socket.destroy();
    expect(await local().send(here())).toMatchObject({ error: "broken" });
    // A server without TLS where TLS is spoken.
    expect(await local().send(at(`https://localhost:${port}/`))).toMatchObject({ error: "tls" });
  });
});

describe("the guard", () => {
  const CLOSED = ["127.0.0.1", "::1", "10.0.0.7", "169.254.169.254", "100.64.1.1", "224.0.0.1", "::ffff:127.0.0.1"];

  it.each(CLOSED)("refuses a name that leads to %s before any connection", async (address) => {
    const sent = await strict(() => Promise.resolve([address])).send(at(`https://hooks.example.com:${port}/`));
    expect(sent).toMatchObject({ status: null, error: "refused" });
    expect(connections).toBe(0);
  });

  it("refuses a name with one closed address among public ones", async () => {
    const sent = await strict(() => Promise.resolve(["93.184.216.34", "127.0.0.1"])).send(
      at(`https://hooks.example.com:${port}/`),
    );
    expect(sent.error).toBe("refused");
    expect(connections).toBe(0);
  });

  it("looks a name up once: a second answer cannot lead it elsewhere", async () => {
    const answers = [["127.0.0.1"], ["192.168.0.1"]];
    const resolve = vi.fn(() => Promise.resolve(answers.shift() ?? []));
    expect(await local({ resolve }).send(here())).toMatchObject({ status: 204 });
    expect(resolve).toHaveBeenCalledTimes(1);
    const rebound = await local({ resolve }).send(here());
    expect(rebound.error).toBe("refused");
    expect(connections).toBe(1);
  });

  it.each(["http://127.0.0.1", "https://127.0.0.1", "https://[::1]", "https://2130706433", "https://localhost"])(
    "refuses %s without a look-up",
    async (origin) => {
      const resolve = vi.fn(() => Promise.resolve(["93.184.216.34"]));
      const sent = await strict(resolve).send(at(`${origin}:${port}/`));
      expect(sent.error).toBe("refused");
      expect(resolve).not.toHaveBeenCalled();
      expect(connections).toBe(0);
    },
  );
});
