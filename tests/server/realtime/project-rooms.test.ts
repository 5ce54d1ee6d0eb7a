// People who have one project open: who may join, what they are told, and when they must leave.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { logout } from "@/lib/contracts/account";
import * as contracts from "@/lib/contracts/project";
import { changeDocument } from "@/lib/contracts/project-change";
import { attachSocket, SOCKET_PATH } from "@/lib/server/realtime/socket";
import { createTestApi, type TestApi } from "@/tests/support/api";
import { emptyDatabase } from "@/tests/support/database";

type Message = { event: number; data: Record<string, unknown> };

let api: TestApi;
let server: Server;
let sockets: ReturnType<typeof attachSocket>;
const open: Socket[] = [];

beforeAll(async () => {
  // Each client has an address of its own.
  api = await createTestApi({ env: { TRUST_PROXY: "1" } });
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

class Client {
  readonly socket: Socket;
  readonly received: Message[] = [];
  readonly #waiting: (() => void)[] = [];

  constructor(readonly token: string | undefined) {
    const { port } = server.address() as AddressInfo;
    this.socket = io(`http://127.0.0.1:${port}`, {
      ...{ path: SOCKET_PATH, transports: ["websocket"], reconnection: false },
      extraHeaders: { "x-forwarded-for": `10.0.0.${open.length}` },
    });
    open.push(this.socket);
    this.socket.on("message", (message: Message) => {
      this.received.push(message);
      for (const check of this.#waiting.splice(0)) check();
    });
  }

  send(event: number, data: unknown): void {
    this.socket.emit("message", { event, token: this.token, data });
  }

  /** The first message of the kind, now or later; it is taken out. */
  next(event: number): Promise<Message["data"]> {
    return new Promise((resolve) => {
      const check = () => {
        const at = this.received.findIndex((message) => message.event === event);
        if (at < 0) return void this.#waiting.push(check);
        resolve(this.received.splice(at, 1)[0]?.data ?? {});
      };
      check();
    });
  }

  async join(projectId: string, link?: string): Promise<Message["data"]> {
    this.send(20, { projectId, token: link });
    return this.next(20);
  }
}

const POINTING = { path: "/", at: { x: 1, y: 2 }, selection: ["a"], isHeld: false };
const NOTHING = { sheets: [], symbols: [], busAliases: [], objects: [], removed: ["none"] };

async function project() {
  const ann = await api.signUp();
  const { projectId } = (await api.call(contracts.createProject, { projectType: 0 }, ann)).data;
  const share = (right: "view" | "edit") => api.call(contracts.shareProject, { projectId, right }, ann);
  const change = (version: number) =>
    api.call(changeDocument, { projectId, version, changeId: `change-${version}`, change: NOTHING }, ann);
  return { ann, projectId, share, change };
}

it("its owner and those with its link join, and hear of changes and of each other", async () => {
  const { ann, projectId, share, change } = await project();
  const { token } = (await share("view")).data;
  const [owner, visitor] = [new Client(ann.token), new Client(undefined)];
  expect(await owner.join(projectId)).toMatchObject({ projectId, version: 1 });
  await visitor.join(projectId, token);
  await change(1);
  expect([await owner.next(21), await visitor.next(21)].map(({ version }) => version)).toEqual([2, 2]);
  visitor.send(22, POINTING);
  expect(await owner.next(22)).toMatchObject({ projectId, person: { name: "", isOwner: false }, pointing: POINTING });
  visitor.socket.disconnect();
  expect((await owner.next(22)).pointing).toBeNull();
});

it("nobody else joins, hears anything, or points into it", async () => {
  const { ann, projectId, change } = await project();
  const owner = new Client(ann.token);
  await owner.join(projectId);
  const stranger = new Client((await api.signUp()).token);
  for (const link of [undefined, "x".repeat(22)]) {
    stranger.send(20, { projectId, token: link });
    expect(await stranger.next(9)).toEqual({ code: "NOT_FOUND", projectId });
  }
  const visitor = new Client(undefined);
  visitor.send(20, { projectId, token: "x".repeat(22) });
  expect(await visitor.next(9)).toEqual({ code: "NOT_FOUND", projectId });
  stranger.send(22, POINTING);
  await change(1);
  await owner.next(21);
  // What it had been told would have come before the answer to this.
  stranger.send(20, { projectId });
  await stranger.next(9);
  expect(stranger.received).toEqual([]);
  expect(owner.received.filter(({ event }) => event === 22)).toEqual([]);
});

it("a link that ends shows its holders out at once", async () => {
  const { ann, projectId, share, change } = await project();
  const { token } = (await share("edit")).data;
  const bob = new Client((await api.signUp()).token);
  await bob.join(projectId, token);
  await api.call(contracts.unshareProject, { id: projectId }, ann);
  expect(await bob.next(9)).toEqual({ code: "NOT_FOUND", projectId });
  await change(1);
  bob.send(20, null);
  bob.send(20, { projectId, token });
  await bob.next(9);
  expect(bob.received).toEqual([]);
});

it("who signs out hears nothing more", async () => {
  const { ann, projectId, change } = await project();
  const owner = new Client(ann.token);
  await owner.join(projectId);
  await api.call(logout, {}, ann);
  await new Promise<void>((resolve) => {
    if (!owner.socket.connected) return resolve();
    owner.socket.on("disconnect", () => resolve());
  });
  await change(1);
  expect(owner.received.filter(({ event }) => event === 21)).toEqual([]);
});

it("a room takes fifty people, and others work alone", async () => {
  const { ann, projectId } = await project();
  for (let count = 0; count < 50; count++) await new Client(ann.token).join(projectId);
  const late = new Client(ann.token);
  late.send(20, { projectId });
  expect(await late.next(9)).toEqual({ code: "TOO_MANY_RECORDS", projectId });
});

it.each([
  ["joining with something else", 20, { projectId: 7 }],
  ["a place that is not finite", 22, { ...POINTING, at: { x: 1e300, y: 0 } }],
  ["a selection without end", 22, { ...POINTING, selection: Array.from({ length: 300 }, String) }],
])("%s ends the connection", async (_case, event, data) => {
  const { ann, projectId } = await project();
  const client = new Client(ann.token);
  await client.join(projectId);
  const ended = new Promise((resolve) => client.socket.once("disconnect", resolve));
  client.send(event, data);
  await ended;
  expect(client.socket.connected).toBe(false);
});
