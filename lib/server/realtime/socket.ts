// The socket at /socket: who is connected, on whose behalf, and the events they are sent.

import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "socket.io";
import { z } from "zod";
import type { Assistant } from "@/lib/server/assistant/assistant";
import { chooseAssistant } from "@/lib/server/assistant/model/choose-assistant";
import { authenticate } from "@/lib/server/auth/sessions";
import { createAnswerStreams } from "@/lib/server/chat/answer-streams";
import { type ChatSocket, createChatSocket } from "@/lib/server/chat/socket";
import type { Deps } from "@/lib/server/deps";
import type { Viewer } from "@/lib/server/http/context";
import { clientAddress, networkOf } from "@/lib/server/http/network";
import { catchUp } from "./catch-up";
import { discussionRoom, WATCH_DISCUSSION, watchDiscussion, watchedRoom } from "./discussion-rooms";
import type { DomainEvent } from "./event-bus";
import {
  checkRoom,
  joinedRoom,
  joinProject,
  keepJoined,
  leaveProject,
  point,
  PROJECT_EVENTS,
  projectRoom,
} from "./project-rooms";
import { SERVER_EVENTS } from "./publish";

export const SOCKET_PATH = "/socket";

/** The client beats every 6 s; three missed beats and a little more end the connection. */
const SILENCE_MS = 20_000;
const MAX_FRAME_BYTES = 64 * 1024;
const MESSAGES_PER_SECOND = 20;
const SOCKETS_PER_ADDRESS = 50;

const clientMessage = z.object({
  event: z.number().int().min(0).max(99),
  token: z.string().max(64).optional(),
  data: z.unknown().optional(),
});

/** A browser sends its page's origin; only our own host's pages may connect. Other programs send none. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
}

const accountRoom = (accountId: string) => `account:${accountId}`;
const sessionRoom = (sessionId: string) => `session:${sessionId}`;
/** Sockets of staff sessions. Nobody asks to join: the token of each message decides. */
const STAFF_ROOM = "staff";

function roomsOf({ accountId, sessionId, isStaff }: Viewer): string[] {
  return [accountRoom(accountId), sessionRoom(sessionId), ...(isStaff ? [STAFF_ROOM] : [])];
}

/** Binds the socket to whoever the message's token stands for now, and to nobody else. */
async function bind(socket: Socket, token: string | undefined, deps: Deps): Promise<Viewer | null> {
  const session = token ? await authenticate(deps.db, token, deps.now(), { mayRotate: false }) : null;
  const own = session ? roomsOf(session.viewer) : [];
  const rooms = [socket.id, joinedRoom(socket), watchedRoom(socket), ...own];
  for (const joined of socket.rooms) if (!rooms.includes(joined)) await socket.leave(joined);
  if (session) await socket.join(own);
  else if (token) socket.emit("message", { event: SERVER_EVENTS.error, data: { code: "UNAUTHENTICATED" } });
  return session?.viewer ?? null;
}

interface Guarded {
  readonly deps: Deps;
  readonly chat: ChatSocket;
}

/** Messages of one socket are done one after the other. */
async function receive(
  socket: Socket,
  { event, token, data }: z.infer<typeof clientMessage>,
  { deps, chat }: Guarded,
): Promise<void> {
  // Every message asks again: a session that ended must stop hearing.
  const viewer = await bind(socket, token, deps);
  if (event === PROJECT_EVENTS.join) return joinProject(deps, socket, data, viewer);
  await keepJoined(deps, socket, viewer);
  if (chat.receive(event, data, viewer)) return;
  if (event === WATCH_DISCUSSION) return watchDiscussion(deps, socket, data);
  if (event === PROJECT_EVENTS.point) point(deps, socket, data);
}

function guard(socket: Socket, { deps, chat }: Guarded, silenceMs: number): void {
  let silence = setTimeout(() => socket.disconnect(true), silenceMs);
  let second = 0;
  let messages = 0;
  let queue: Promise<void> = Promise.resolve();
  socket.on("message", (raw: unknown) => {
    const now = Math.floor(deps.now().getTime() / 1000);
    messages = now === second ? messages + 1 : 1;
    second = now;
    const parsed = clientMessage.safeParse(raw);
    if (messages > MESSAGES_PER_SECOND || !parsed.success) {
      socket.disconnect(true);
      return;
    }
    clearTimeout(silence);
    silence = setTimeout(() => socket.disconnect(true), silenceMs);
    queue = queue
      .then(() => (socket.connected ? receive(socket, parsed.data, { deps, chat }) : undefined))
      .catch((error: unknown) => deps.log.error({ err: error }, "socket message failed"));
  });
  socket.on("disconnect", () => {
    clearTimeout(silence);
    chat.leave();
    void queue.then(() => leaveProject(deps, socket));
  });
}

/** Orders and quotes that change for their customer change for staff too. */
const SEEN_BY_STAFF: readonly number[] = [SERVER_EVENTS.orderChanged, SERVER_EVENTS.quoteChanged];

function deliver(io: Server, event: DomainEvent, deps: Deps): void {
  const toStaff = (data: Record<string, unknown>) =>
    io.to(STAFF_ROOM).emit("message", { event: SERVER_EVENTS.adminChanged, data });
  if (event.kind === "session-ended") io.in(sessionRoom(event.sessionId)).disconnectSockets(true);
  else if (event.kind === "admin-changed") toStaff(event.data);
  else if (event.kind === "project")
    io.to(projectRoom(event.projectId)).emit("message", { event: event.event, data: event.data });
  else if (event.kind === "discussion")
    io.to(discussionRoom(event.projectId)).emit("message", {
      event: SERVER_EVENTS.discussionChanged,
      data: event.data,
    });
  else if (event.kind === "missed")
    catchUp(deps, io, STAFF_ROOM).catch((error: unknown) =>
      deps.log.error({ err: error }, "the connected were not told to read again"),
    );
  else if (event.kind === "project-rights-changed")
    checkRoom(deps, io, event.projectId).catch((error: unknown) =>
      deps.log.error({ err: error }, "rights of open projects were not checked"),
    );
  else if (event.kind === "event") {
    io.to(accountRoom(event.accountId)).emit("message", { event: event.event, data: event.data });
    if (SEEN_BY_STAFF.includes(event.event)) toStaff(event.data);
  }
}

interface SocketOptions {
  readonly silenceMs?: number;
  readonly assistant?: Assistant;
}

/** Opens the socket on a server; `close` tells the connected and ends them. */
export function attachSocket(
  httpServer: HttpServer,
  deps: Deps,
  { silenceMs = SILENCE_MS, assistant = chooseAssistant(deps) }: SocketOptions = {},
): { close: () => Promise<void>; count: () => number } {
  const io = new Server(httpServer, {
    path: SOCKET_PATH,
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    allowRequest: (request, decide) => {
      const isOwn = isOwnOrigin(request.headers.origin, request.headers.host);
      decide(isOwn && !deps.isDraining() ? null : "origin not allowed", isOwn);
    },
  });
  const streams = createAnswerStreams();
  const stopServing = deps.answerPeers.serve(streams);
  const perAddress = new Map<string, number>();
  io.on("connection", (socket) => {
    const forwarded = socket.handshake.headers["x-forwarded-for"];
    const address = networkOf(
      clientAddress(
        { forwardedFor: forwarded === undefined ? undefined : String(forwarded), remote: socket.handshake.address },
        deps.environment.trustProxy,
      ),
    );
    const open = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, open);
    socket.on("disconnect", () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
    });
    if (open > SOCKETS_PER_ADDRESS) {
      socket.disconnect(true);
      return;
    }
    guard(socket, { deps, chat: createChatSocket({ ...deps, assistant }, streams, socket, address) }, silenceMs);
  });
  const unsubscribe = deps.eventBus.subscribe((event) => deliver(io, event, deps));
  return {
    count: () => io.engine.clientsCount,
    async close() {
      unsubscribe();
      stopServing();
      streams.close();
      io.emit("message", { event: SERVER_EVENTS.notification, data: { restart: true } });
      await io.close();
    },
  };
}
