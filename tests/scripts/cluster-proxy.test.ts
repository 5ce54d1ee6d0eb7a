import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import type { Backend } from "@/scripts/cluster/backend";
import { createTurns, stickyChoice } from "@/scripts/cluster/choose";
import { createClusterProxy } from "@/scripts/cluster/proxy";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

const backendAt = (name: string, port: number) => ({ name, port, role: "web", state: "up" }) as Backend;

/** Answers with its name, the method, the body and the address that it was told. */
async function answering(name: string): Promise<Backend> {
  const server = createServer((asked, response) => {
    void text(asked).then((body) =>
      response.end(`${name} ${asked.method} ${body} ${asked.headers["x-forwarded-for"] ?? ""}`),
    );
  });
  server.on("upgrade", (_asked, socket) => {
    socket.write("HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n");
    socket.on("data", (data: Buffer) => socket.end(`${name}:${data.toString()}`));
  });
  return backendAt(name, await listen(server));
}

/** Nothing listens there any more. */
async function killed(name: string): Promise<Backend> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, "close");
  return backendAt(name, port);
}

async function proxyOf(...backends: Backend[]) {
  const port = await listen(createClusterProxy(() => backends));
  return (path = "/", init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);
}

it("processes take turns, and are told the address of the client", async () => {
  const ask = await proxyOf(await answering("a"), await answering("b"));
  const answers = [await ask(), await ask(), await ask("/", { method: "POST", body: "x" })];
  const texts = await Promise.all(answers.map((answer) => answer.text()));
  expect(texts.map((answer) => answer.split(" ")[0]).sort()).toEqual(["a", "a", "b"]);
  expect(texts[2]).toMatch(/ POST x (::ffff:)?127\.0\.0\.1$/);
});

it("adds the true address to one that the client has written", async () => {
  const ask = await proxyOf(await answering("a"));
  const answer = await ask("/", { headers: { "x-forwarded-for": "203.0.113.7" } });
  expect(await answer.text()).toMatch(/ 203\.0\.113\.7, (::ffff:)?127\.0\.0\.1$/);
});

it("a read goes to another process where one was killed; a write is refused and may be repeated by its key", async () => {
  const ask = await proxyOf(await killed("a"), await answering("b"));
  for (let at = 0; at < 4; at++) expect(await (await ask()).text()).toMatch(/^b GET/);
  const writes = [await ask("/", { method: "POST", body: "x" }), await ask("/", { method: "POST", body: "x" })];
  expect(writes.map(({ status }) => status).sort()).toEqual([200, 503]);
  expect(writes.find(({ status }) => status === 503)?.headers.get("retry-after")).toBe("1");
});

it("without a process, and with none that answers, it says so", async () => {
  expect((await (await proxyOf())()).status).toBe(503);
  expect((await (await proxyOf(await killed("a"), await killed("b")))()).status).toBe(503);
});

it("an answer that is cut is not finished by another process", async () => {
  const cut = createServer((_asked, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half");
    setImmediate(() => response.destroy());
  });
  const ask = await proxyOf(backendAt("a", await listen(cut)), await answering("b"));
  const answers = await Promise.allSettled([0, 1].map(async () => (await ask()).text()));
  expect(answers.filter(({ status }) => status === "rejected")).toHaveLength(1);
});

it("an upgrade passes, and its requests stay at one process", async () => {
  const port = await listen(createClusterProxy(() => backends));
  const backends = [await answering("a"), await answering("b")];
  const asked = request({ port, path: "/socket/", headers: { connection: "Upgrade", upgrade: "websocket" } });
  asked.end();
  const [, socket] = (await once(asked, "upgrade")) as [unknown, ReturnType<typeof connect>];
  socket.write("hello");
  const [name] = (await text(socket)).split(":");
  for (let at = 0; at < 3; at++) {
    const polled = await fetch(`http://127.0.0.1:${port}/socket/?transport=polling`);
    expect((await polled.text())[0]).toBe(name);
  }
});

it("turns leave out the process that was tried, if there is another", () => {
  const [a, b] = [{ name: "a" }, { name: "b" }];
  const inTurn = createTurns<{ name: string }>();
  expect([inTurn([a, b], a), inTurn([a, b], a), inTurn([a], a), inTurn([])]).toEqual([b, b, undefined, undefined]);
});

it("the end of a process moves only the clients that it had", () => {
  const names = ["a", "b", "c", "d"].map((name) => ({ name }));
  const clients = Array.from({ length: 400 }, (_, at) => `10.0.${at >> 8}.${at & 255}`);
  const before = clients.map((client) => stickyChoice(names, client));
  const left = names.slice(1);
  clients.forEach((client, at) => {
    const after = stickyChoice(left, client);
    if (before[at] !== names[0]) expect(after).toBe(before[at]);
  });
  for (const name of names) expect(before.filter((each) => each === name).length).toBeGreaterThan(60);
});
