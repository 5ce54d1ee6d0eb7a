import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { logout } from "@/lib/contracts/account";
import { accounts } from "@/lib/server/db/tables/account";
import { SERVER_EVENTS } from "@/lib/server/realtime/publish";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createTestApi, type TestApi } from "../../support/api";

type Message = { event: number; data: Record<string, unknown> };

let api: TestApi;
let server: Server;
let sockets: Awaited<ReturnType<typeof attachSocket>>;
const open: Socket[] = [];

beforeAll(async () => {
  api = await createTestApi();
  server = createServer();
  sockets = attachSocket(server, api.deps, { silenceMs: 400 });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
const beats: NodeJS.Timeout[] = [];
afterEach(() => {
  beats.splice(0).forEach(clearInterval);
  open.splice(0).forEach((socket) => socket.disconnect());
});
afterAll(async () => {
  await sockets.close();
  server.close();
});

function connect(headers: Record<string, string> = {}): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    path: SOCKET_PATH,
    transports: ["websocket"],
    reconnection: false,
    extraHeaders: headers,
  });
  open.push(socket);
  return socket;
}

const once = <T>(socket: Socket, event: string) => new Promise<T>((resolve) => socket.once(event, resolve));

/** Beats until the server has bound the token, which news of the account's own shows. */
async function signedIn(person: { token: string; accountId: string }): Promise<Socket> {
  const socket = connect();
  await once(socket, "connect");
  await beat(socket, person);
  return socket;
}

/** Sends a heartbeat and waits until the server has bound its token. */
async function beat(socket: Socket, person: { token: string; accountId: string }): Promise<void> {
  const bound = once<Message>(socket, "message");
  socket.emit("message", { event: 0, token: person.token });
  const publishing = setInterval(
    () =>
      api.deps.eventBus.publish({
        kind: "event",
        accountId: person.accountId,
        event: SERVER_EVENTS.notification,
        data: {},
      }),
    10,
  );
  await bound;
  clearInterval(publishing);
}

/** Several beats within what the server takes for silence. */
function keepBeating(socket: Socket, { token }: { token: string }): void {
  beats.push(setInterval(() => socket.emit("message", { event: 0, token }), 100));
}

describe("the socket", () => {
  it("tells an account its own news, and nobody else", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const [annSocket, bobSocket] = [await signedIn(ann), await signedIn(bob)];
    const received: Message[] = [];
    bobSocket.on("message", (message: Message) => received.push(message));
    const firstMessage = once<Message>(annSocket, "message");
    api.deps.eventBus.publish({
      kind: "event",
      accountId: ann.accountId,
      event: SERVER_EVENTS.orderChanged,
      data: { orderId: "1" },
    });
    expect(await firstMessage).toEqual({ event: 3, data: { orderId: "1" } });
    const own = once<Message>(bobSocket, "message");
    api.deps.eventBus.publish({
      kind: "event",
      accountId: bob.accountId,
      event: SERVER_EVENTS.orderChanged,
      data: { orderId: "2" },
    });
    await own;
    expect(received.filter(({ data }) => data.orderId === "1")).toEqual([]);
  });

  it("tells staff of every order and quote, and of changes in the admin; a customer hears of neither", async () => {
    const [ann, eve, bob] = [await api.signUp(), await api.signUp(), await api.signUp()];
    await api.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, eve.accountId));
    const [annSocket, eveSocket] = [await signedIn(ann), await signedIn(eve)];
    keepBeating(annSocket, ann);
    keepBeating(eveSocket, eve);
    const received: Message[] = [];
    annSocket.on("message", (message: Message) => received.push(message));
    const toStaff: Message[] = [];
    eveSocket.on("message", (message: Message) => toStaff.push(message));
    // A customer who names the room or the event is no more than a customer.
    annSocket.emit("message", { event: 8, token: ann.token, data: { room: "staff" } });
    const changed = { kind: "event", accountId: bob.accountId, event: SERVER_EVENTS.orderChanged } as const;
    api.deps.eventBus.publish({ ...changed, data: { orderId: "7" } });
    api.deps.eventBus.publish({ kind: "admin-changed", data: { quoteId: "8" } });
    api.deps.eventBus.publish({ kind: "event", accountId: ann.accountId, event: 7, data: { last: true } });
    await vi.waitFor(() => expect(received.some(({ data }) => data.last)).toBe(true));
    await vi.waitFor(() => expect(toStaff.filter(({ event }) => event === 8)).toHaveLength(2));
    expect(toStaff.filter(({ event }) => event === 8)).toEqual([
      { event: 8, data: { orderId: "7" } },
      { event: 8, data: { quoteId: "8" } },
    ]);
    expect(toStaff.filter(({ event }) => event === 3)).toEqual([]);
    expect(received.filter(({ event }) => event === 3 || event === 8)).toEqual([]);
  });

  it("stops telling staff news to whoever is staff no more, from the next beat on", async () => {
    const eve = await api.signUp();
    await api.db.update(accounts).set({ isStaff: true }).where(eq(accounts.id, eve.accountId));
    const socket = await signedIn(eve);
    keepBeating(socket, eve);
    await api.db.update(accounts).set({ isStaff: false }).where(eq(accounts.id, eve.accountId));
    const received: Message[] = [];
    socket.on("message", (message: Message) => received.push(message));
    const isNotifiedAfterBeat = async () => {
      received.length = 0;
      api.deps.eventBus.publish({ kind: "admin-changed", data: { orderId: "9" } });
      api.deps.eventBus.publish({ kind: "event", accountId: eve.accountId, event: 7, data: { last: true } });
      await vi.waitFor(() => expect(received.some(({ data }) => data.last)).toBe(true));
      return received.some(({ event }) => event === 8);
    };
    await vi.waitFor(async () => expect(await isNotifiedAfterBeat()).toBe(false));
  });

  it("closes when the session ends", async () => {
    const ann = await api.signUp();
    const socket = await signedIn(ann);
    const closed = once<string>(socket, "disconnect");
    await api.call(logout, {}, { token: ann.token });
    expect(await closed).toBe("io server disconnect");
  });

  it("answers a dead token with an error event and binds nobody", async () => {
    const socket = connect();
    await once(socket, "connect");
    const answer = once<Message>(socket, "message");
    socket.emit("message", { event: 0, token: "x".repeat(43) });
    expect(await answer).toEqual({ event: SERVER_EVENTS.error, data: { code: "UNAUTHENTICATED" } });
  });

  it("forgets the account when another token, or none, is sent over the same connection", async () => {
    const [ann, bob] = [await api.signUp(), await api.signUp()];
    const socket = await signedIn(ann);
    const received: Message[] = [];
    socket.on("message", (message: Message) => received.push(message));
    socket.emit("message", { event: 0, token: bob.token });
    const own = once<Message>(socket, "message");
    const publishing = setInterval(
      () =>
        api.deps.eventBus.publish({
          kind: "event",
          accountId: bob.accountId,
          event: SERVER_EVENTS.orderChanged,
          data: { to: "bob" },
        }),
      10,
    );
    await own;
    clearInterval(publishing);
    received.length = 0;
    api.deps.eventBus.publish({
      kind: "event",
      accountId: ann.accountId,
      event: SERVER_EVENTS.orderChanged,
      data: { to: "ann" },
    });
    const last = once<Message>(socket, "message");
    api.deps.eventBus.publish({
      kind: "event",
      accountId: bob.accountId,
      event: SERVER_EVENTS.orderChanged,
      data: { to: "bob" },
    });
    await last;
    expect(received.map(({ data }) => data.to)).not.toContain("ann");
  });

  it.each(["https://evil.example", "null", "http://127.0.0.1.evil.example"])(
    "is not opened for a page of %s",
    async (origin) => {
      const socket = connect({ origin });
      expect(await once<Error>(socket, "connect_error")).toBeInstanceOf(Error);
    },
  );

  it.each([[-1], [1e9], ["__proto__"], [null]])("ends a connection whose event is %j", async (event) => {
    const socket = connect();
    await once(socket, "connect");
    const closed = once<string>(socket, "disconnect");
    socket.emit("message", { event });
    expect(await closed).toBe("io server disconnect");
  });

  it("ends a connection that says nothing, that says too much at once, and one frame too large", async () => {
    const silent = connect();
    await once(silent, "connect");
    expect(await once<string>(silent, "disconnect")).toBe("io server disconnect");
    const loud = connect();
    await once(loud, "connect");
    const hushed = once<string>(loud, "disconnect");
    for (let at = 0; at < 50; at++) loud.emit("message", { event: 0 });
    expect(await hushed).toBe("io server disconnect");
    const large = connect();
    await once(large, "connect");
    const cut = once<string>(large, "disconnect");
    large.emit("message", { event: 0, data: "x".repeat(100_000) });
    expect(await cut).toBe("transport close");
  });
});
