// People who read the discussion of a published project hear of new comments, and nobody hears of a private one.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { publications } from "@/lib/server/db/tables/community";
import { publishDiscussed } from "@/lib/server/realtime/publish";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createTestApi, type TestApi } from "@/tests/support/api";
import { emptyDatabase } from "@/tests/support/database";
import { openDiscussion } from "@/tests/support/discussion";

type Message = { event: number; data: Record<string, unknown> };

let api: TestApi;
let server: Server;
let sockets: ReturnType<typeof attachSocket>;
const open: Socket[] = [];

beforeAll(async () => {
  api = await createTestApi();
  server = createServer();
  sockets = attachSocket(server, api.deps);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => emptyDatabase(api.db));
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(async () => {
  await sockets.close();
  server.close();
});

/** A client with everything that it has received. */
function connect(): { socket: Socket; heard: Message[] } {
  const { port } = server.address() as AddressInfo;
  const options = { path: SOCKET_PATH, transports: ["websocket"], reconnection: false, forceNew: true };
  const socket = io(`http://127.0.0.1:${port}`, options);
  const heard: Message[] = [];
  socket.on("message", (message: Message) => void heard.push(message));
  open.push(socket);
  return { socket, heard };
}

/** Messages of one socket are done in order: the answer to a project that does not exist is the end of those before. */
async function settle({ socket, heard }: ReturnType<typeof connect>, token?: string): Promise<void> {
  const seen = heard.filter(({ event }) => event === 9).length;
  socket.emit("message", { event: 20, token, data: { projectId: "none" } });
  await expect.poll(() => heard.filter(({ event }) => event === 9).length).toBe(seen + 1);
}

const changesOf = ({ heard }: ReturnType<typeof connect>) =>
  heard.filter(({ event }) => event === 25).map(({ data }) => data.commentsId);

it("everybody who watches hears of it, signed in or not, until they watch another", async () => {
  const { join, publish } = openDiscussion(api);
  const mara = await join("Mara");
  const [first, second] = [await publish(mara), await publish(mara, "Second")];
  const [visitor, member, elsewhere] = [connect(), connect(), connect()];
  visitor.socket.emit("message", { event: 24, data: { projectId: first } });
  member.socket.emit("message", { event: 24, token: mara.token, data: { projectId: first } });
  elsewhere.socket.emit("message", { event: 24, data: { projectId: second } });
  await Promise.all([settle(visitor), settle(member, mara.token), settle(elsewhere)]);
  publishDiscussed(api.deps, { projectId: first, commentsId: "one" });
  await expect.poll(() => [changesOf(visitor), changesOf(member)]).toEqual([["one"], ["one"]]);
  // A heartbeat binds the socket anew: it goes on watching.
  visitor.socket.emit("message", { event: 0 });
  member.socket.emit("message", { event: 24, token: mara.token, data: null });
  await Promise.all([settle(visitor), settle(member, mara.token)]);
  publishDiscussed(api.deps, { projectId: first, commentsId: null });
  await expect.poll(() => changesOf(visitor)).toEqual(["one", null]);
  expect([changesOf(member), changesOf(elsewhere)]).toEqual([["one"], []]);
});

it("a project that is not published cannot be watched, and nonsense ends the connection", async () => {
  const { join, publish } = openDiscussion(api);
  const projectId = await publish(await join("Mara"));
  await api.db.update(publications).set({ state: "held" }).where(eq(publications.projectId, projectId));
  const watcher = connect();
  watcher.socket.emit("message", { event: 24, data: { projectId } });
  await settle(watcher);
  publishDiscussed(api.deps, { projectId, commentsId: "one" });
  await settle(watcher);
  expect(changesOf(watcher)).toEqual([]);
  watcher.socket.emit("message", { event: 24, data: { projectId: 5 } });
  await expect.poll(() => watcher.socket.connected).toBe(false);
});
