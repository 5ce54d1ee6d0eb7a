// Rooms of open projects: one for each project, with the place that each person points at.

import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Server, Socket } from "socket.io";
import { z } from "zod";
import { AppError } from "@/lib/contracts/errors";
import { accounts } from "@/lib/server/db/tables/account";
import type { Deps } from "@/lib/server/deps";
import type { Viewer } from "@/lib/server/http/context";
import { requireProject } from "@/lib/server/project/access";
import { findVersion } from "@/lib/server/project/change-rows";
import { SERVER_EVENTS } from "./publish";

/** Numbers of the client's events (docs/decisions/wire.md, Socket). */
export const PROJECT_EVENTS = { join: 20, point: 22 } as const;

/** Links end at once; this is for accounts whose session has become another's. */
const CHECK_AGAIN_AFTER_MS = 30_000;

/** In one process: what each of them points at is sent to all the others. */
const MAX_IN_ROOM = 50;

const joinData = z.nullable(z.object({ projectId: z.string().max(64), token: z.string().max(64).nullish() }));

const coordinate = z.number().int().min(-1e9).max(1e9);
const pointing = z.object({
  /** Placement of the sheet that is shown. */
  path: z.string().max(2_000),
  at: z.nullable(z.object({ x: coordinate, y: coordinate })),
  selection: z.array(z.string().max(64)).max(200),
  /** The selection is being dragged: nobody else takes hold of it. */
  isHeld: z.boolean(),
});

interface Joined {
  readonly projectId: string;
  readonly token: string | undefined;
  readonly accountId: string | null;
  readonly person: { readonly key: string; readonly name: string; readonly isOwner: boolean };
  checkedAt: number;
}

const joinedOf = (socket: Socket): Joined | null => (socket.data as { project?: Joined | null }).project ?? null;

function setJoined(socket: Socket, joined: Joined | null): void {
  (socket.data as { project?: Joined | null }).project = joined;
}

/** The project that the socket has joined. */
export const joinedProject = (socket: Socket): string | null => joinedOf(socket)?.projectId ?? null;

export const projectRoom = (projectId: string): string => `project:${projectId}`;

/** The room of the project that the socket has joined; it stays when the rooms of its account change. */
export function joinedRoom(socket: Socket): string | null {
  const joined = joinedOf(socket);
  return joined && projectRoom(joined.projectId);
}

type Person = Pick<Viewer, "accountId"> | null;

/** Null for a project that the person may not see. */
async function rightOf({ db }: Deps, person: Person, asked: { projectId: string; token: string | undefined }) {
  try {
    return (await requireProject(db, person, asked, "view")).right;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}

async function nameOf({ db }: Deps, person: Person): Promise<string> {
  if (!person) return "";
  const [row] = await db.select({ name: accounts.username }).from(accounts).where(eq(accounts.id, person.accountId));
  return row?.name ?? "";
}

/** Null leaves the project that was joined. */
export async function joinProject(deps: Deps, socket: Socket, raw: unknown, person: Person): Promise<void> {
  const parsed = joinData.safeParse(raw);
  if (!parsed.success) return void socket.disconnect(true);
  await leaveProject(deps, socket);
  if (!parsed.data) return;
  const { projectId } = parsed.data;
  const token = parsed.data.token ?? undefined;
  const right = await rightOf(deps, person, { projectId, token });
  if (right === null) return refuse(socket, projectId, "NOT_FOUND");
  if ((socket.nsp.adapter.rooms.get(projectRoom(projectId))?.size ?? 0) >= MAX_IN_ROOM)
    return refuse(socket, projectId, "TOO_MANY_RECORDS");
  const own = { key: randomUUID(), name: await nameOf(deps, person), isOwner: right === "owner" };
  const [accountId, checkedAt] = [person?.accountId ?? null, deps.now().getTime()];
  setJoined(socket, { projectId, token, accountId, person: own, checkedAt });
  await socket.join(projectRoom(projectId));
  // Read after joining: no change falls between.
  const version = await findVersion(deps.db, projectId);
  socket.emit("message", { event: SERVER_EVENTS.projectState, data: { projectId, version, key: own.key } });
}

function refuse(socket: Socket, projectId: string, code: "NOT_FOUND" | "TOO_MANY_RECORDS"): void {
  socket.emit("message", { event: SERVER_EVENTS.error, data: { code, projectId } });
}

/** Tells the others that the person is gone. */
export async function leaveProject({ eventBus }: Deps, socket: Socket): Promise<void> {
  const joined = joinedOf(socket);
  if (!joined) return;
  const { projectId, person } = joined;
  setJoined(socket, null);
  await socket.leave(projectRoom(projectId));
  const data = { projectId, person, pointing: null };
  eventBus.publish({ kind: "project", projectId, event: SERVER_EVENTS.projectPerson, data });
}

/** Where a person points, for the others in the room. */
export function point({ eventBus }: Deps, socket: Socket, raw: unknown): void {
  const joined = joinedOf(socket);
  const parsed = pointing.safeParse(raw);
  if (!parsed.success) return void socket.disconnect(true);
  if (!joined) return;
  const { projectId, person } = joined;
  const data = { projectId, person, pointing: parsed.data };
  eventBus.publish({ kind: "project", projectId, event: SERVER_EVENTS.projectPerson, data });
}

/** Leaves the room if the person may not see the project any more. */
async function checkAgain(deps: Deps, socket: Socket, joined: Joined): Promise<void> {
  const { projectId, token, accountId } = joined;
  joined.checkedAt = deps.now().getTime();
  const right = await rightOf(deps, accountId === null ? null : { accountId }, { projectId, token });
  if (right !== null) return;
  if (joinedOf(socket) !== joined) return;
  await leaveProject(deps, socket);
  refuse(socket, projectId, "NOT_FOUND");
}

/** On each message: the session may have ended or become another's. */
export async function keepJoined(deps: Deps, socket: Socket, person: Person): Promise<void> {
  const joined = joinedOf(socket);
  if (!joined) return;
  if (joined.accountId !== (person?.accountId ?? null)) {
    const { projectId, token = null } = joined;
    return joinProject(deps, socket, { projectId, token }, person);
  }
  if (deps.now().getTime() - joined.checkedAt > CHECK_AGAIN_AFTER_MS) await checkAgain(deps, socket, joined);
}

/** For everybody of this process who has the project open. */
export async function checkRoom(deps: Deps, io: Server, projectId: string): Promise<void> {
  for (const socket of io.of("/").sockets.values()) {
    const joined = joinedOf(socket);
    if (joined?.projectId === projectId) await checkAgain(deps, socket, joined);
  }
}

/** Tells everybody of this process who has the project open its version: who is behind reads on. */
export async function tellState({ db }: Deps, io: Server, projectId: string): Promise<void> {
  const version = await findVersion(db, projectId);
  for (const socket of io.of("/").sockets.values()) {
    const joined = joinedOf(socket);
    if (joined?.projectId !== projectId) continue;
    const data = { projectId, version, key: joined.person.key };
    socket.emit("message", { event: SERVER_EVENTS.projectState, data });
  }
}
