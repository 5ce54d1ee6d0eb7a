// Drawings that several people change: others' projects, hostile changes, and what a room of the socket lets in.

import { randomUUID } from "node:crypto";
import { io, type Socket } from "socket.io-client";
import { type AttackCase, expectThat } from "./attack-case";
import type { Target } from "./target";

type Message = { event: number; data: Record<string, unknown> };

const NOTHING = { sheets: [], symbols: [], busAliases: [], objects: [], removed: [] };

async function drawing({ call, signUp }: Target) {
  const { token } = await signUp();
  const made = await call("/api/eda/project", { token, body: { projectType: 0 } });
  const { projectId } = made.body.data as { projectId: string };
  const opened = await call(`/api/eda/project/${projectId}/document`, { token });
  const { content } = opened.body.data as { content: { rootSheetId: string } };
  const address = `/api/eda/project/${projectId}/changes`;
  const wire = { type: 2, id: "a", sheetId: content.rootSheetId, from: { x: 0, y: 0 }, to: { x: 12_700, y: 0 } };
  const send = (version: number, change: object, as = token) =>
    call(address, { token: as, body: { version, changeId: randomUUID(), change } });
  return { token, projectId, address, wire, send };
}

function join({ port }: Target, { token, data }: { token?: string; data: unknown }): Promise<Message | null> {
  const socket: Socket = io(`http://127.0.0.1:${port}`, {
    path: "/socket",
    transports: ["websocket"],
    reconnection: false,
    forceNew: true,
  });
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(null), 3_000);
    function end(message: Message | null): void {
      clearTimeout(timer);
      resolve(message);
      socket.disconnect();
    }
    socket.once("connect", () => socket.emit("message", { event: 20, token, data }));
    socket.once("message", end);
    socket.once("disconnect", () => end(null));
  });
}

export const drawings: AttackCase[] = [
  {
    id: "B16",
    title: "Another's drawing: its changes, its versions, its room",
    run: async (target) => {
      const { token, projectId, address, wire, send } = await drawing(target);
      const stranger = (await target.signUp()).token;
      const versions = `/api/eda/project/${projectId}/versions`;
      const kept = await target.call(versions, { token, body: { name: "One" } });
      const { id } = kept.body.data as { id: string };
      const answers = [
        await send(1, { ...NOTHING, objects: [wire] }, stranger),
        await target.call(`${address}?since=0`, { token: stranger }),
        await target.call(`${address}?since=0`),
        await target.call(versions, { token: stranger }),
        await target.call(`${versions}/${id}`, { token: stranger }),
        await target.call(versions, { token: stranger, body: { name: "Two" } }),
        await target.call(`${versions}/${id}`, { method: "DELETE", token: stranger }),
      ];
      for (const { body } of answers) expectThat(body.code === "NOT_FOUND", `answered ${String(body.code)}`);
      // A version of one project is none of another.
      const own = await drawing(target);
      const other = await target.call(`/api/eda/project/${own.projectId}/versions/${id}`, { token: own.token });
      expectThat(other.body.code === "NOT_FOUND", "a version was read through another project");
      for (const asked of [{ token: stranger, data: { projectId } }, { data: { projectId, token: "x".repeat(22) } }]) {
        const answer = await join(target, asked);
        expectThat(answer?.event === 9, `the room let a stranger in: ${JSON.stringify(answer)}`);
      }
      const malformed = await join(target, { token, data: { projectId: { $ne: "" } } });
      expectThat(malformed === null, "a malformed request to join was answered");
    },
  },
  {
    id: "F23",
    title: "Changes that would break a drawing, or fill the server",
    run: async (target) => {
      const { token, address, wire, send } = await drawing(target);
      const root = wire.sheetId;
      const sheet = { id: "b", name: "b", width: 1, height: 1, titleBlock: {} };
      const broken = [
        { ...NOTHING, removed: [root] },
        { ...NOTHING, objects: [{ ...wire, sheetId: "nowhere" }] },
        { ...NOTHING, objects: [{ ...wire, id: "../x" }] },
        { ...NOTHING, objects: [{ ...wire, from: { x: 1e12, y: 0 } }] },
        { ...NOTHING, objects: [{ ...wire, type: 99 }] },
        { ...NOTHING, objects: [wire, wire] },
        { ...NOTHING, objects: [wire], sheets: [{ ...sheet, id: "a" }] },
        { ...NOTHING, objects: Array.from({ length: 100_001 }, (_, at) => ({ ...wire, id: `w${at}` })) },
        { objects: [wire] },
        [],
      ];
      for (const [at, change] of broken.entries()) {
        const { status, body } = await send(1, change);
        expectThat(status < 500 && body.type !== "success", `change ${at} was answered ${status}`);
      }
      const huge = { ...NOTHING, objects: [], removed: ["x".repeat(17 * 1024 * 1024)] };
      expectThat((await send(1, huge)).status === 413, "17 MB were taken");
      const { body } = await target.call(`${address}?since=0`, { token });
      const { version } = body.data as { version: number };
      expectThat(version === 1, `the drawing is at version ${version}`);
      expectThat((await send(1, { ...NOTHING, objects: [wire] })).body.type === "success", "a good change was refused");
      // The same text as a name of a prototype is a name like any other.
      const proto = { ...wire, id: "__proto__" };
      const named = await send(2, { ...NOTHING, objects: [proto] });
      const after = await target.call(`${address}?since=2`, { token });
      expectThat(named.status < 500 && after.status === 200, "an id named __proto__ broke the drawing");
    },
  },
];
