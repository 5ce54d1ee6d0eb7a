// The page's socket: one connection with heartbeats, reconnection and typed events.

import {
  CLIENT_EVENTS,
  type ClientEvent,
  readServerMessage,
  type ServerEvent,
  type ServerEventData,
} from "@/lib/client/realtime/socket-events";
import { currentToken } from "@/lib/client/transport/end-session";

export const SOCKET_PATH = "/socket";
export const HEARTBEAT_MS = 6000;
export const RECONNECT_MS = 3000;
const MAX_RECONNECT_MS = 30_000;

/** The part of a socket.io client that is used here. */
export interface RawSocket {
  connect: () => unknown;
  disconnect: () => unknown;
  emit: (name: "message", message: { event: number; token: string; data: unknown }) => unknown;
  on: (name: "connect" | "disconnect" | "connect_error" | "message", listener: (argument?: unknown) => void) => unknown;
}

export interface SocketDeps {
  /** Loaded at the first connection: 12 kB that most pages do not need. */
  open: () => Promise<RawSocket>;
  token: () => string | null;
  random: () => number;
}

async function openSocketIo(): Promise<RawSocket> {
  const { io } = await import("socket.io-client");
  return io({ path: SOCKET_PATH, autoConnect: false, reconnection: false, transports: ["websocket", "polling"] });
}

/** 3 s after the first disconnection; then a random time between 3 s and a bound that doubles up to 30 s. */
export function reconnectDelay(breaks: number, random: number): number {
  const bound = Math.min(MAX_RECONNECT_MS, RECONNECT_MS * 2 ** (breaks - 1));
  return RECONNECT_MS + random * (bound - RECONNECT_MS);
}

type Listener<E extends ServerEvent> = (data: ServerEventData[E]) => void;

export interface SocketClient {
  /** Connects while it has holders; returns a function that releases the hold. */
  hold: () => () => void;
  /** False if there is no connection. */
  send: (event: ClientEvent, data: unknown) => boolean;
  /** Calls the listener at each connection, and at once if there is one; returns a function that removes it. */
  onConnect: (listener: () => void) => () => void;
  /** Calls the listener when a connection is lost; returns a function that removes it. */
  onBreak: (listener: () => void) => () => void;
  /** Returns a function that removes the listener. */
  on: <E extends ServerEvent>(event: E, listener: Listener<E>) => () => void;
}

const BROWSER: SocketDeps = { open: openSocketIo, token: currentToken, random: Math.random };

export function createSocketClient({ open, token, random }: SocketDeps = BROWSER): SocketClient {
  const listeners = new Map<ServerEvent, Set<(data: Record<string, unknown>) => void>>();
  const connected = new Set<() => void>();
  const broken = new Set<() => void>();
  let socket: Promise<RawSocket> | null = null;
  let live: RawSocket | null = null;
  let heartbeat: ReturnType<typeof setInterval> | undefined;
  let comeback: ReturnType<typeof setTimeout> | undefined;
  let breaks = 0;
  let holders = 0;

  function emit(event: ClientEvent, data: unknown): boolean {
    // The current token: it may have been renewed since the last message.
    live?.emit("message", { event: CLIENT_EVENTS[event], token: token() ?? "", data });
    return live !== null;
  }

  function onConnect(raw: RawSocket): void {
    live = raw;
    breaks = 0;
    clearInterval(heartbeat);
    emit("heartbeat", null);
    heartbeat = setInterval(() => emit("heartbeat", null), HEARTBEAT_MS);
    for (const listener of connected) listener();
  }

  function onBreak(raw: RawSocket): void {
    if (live) for (const listener of broken) listener();
    live = null;
    clearInterval(heartbeat);
    clearTimeout(comeback);
    if (holders === 0) return;
    breaks += 1;
    comeback = setTimeout(() => raw.connect(), reconnectDelay(breaks, random()));
  }

  function onMessage(message: unknown): void {
    const parsed = readServerMessage(message);
    if (parsed) for (const listener of listeners.get(parsed.event) ?? []) listener(parsed.data);
  }

  async function prepare(): Promise<RawSocket> {
    const raw = await open();
    raw.on("connect", () => onConnect(raw));
    raw.on("disconnect", () => onBreak(raw));
    raw.on("connect_error", () => onBreak(raw));
    raw.on("message", onMessage);
    return raw;
  }

  async function connect(): Promise<void> {
    try {
      const raw = await (socket ??= prepare());
      // Every holder may have released while the library was loading.
      if (holders > 0 && live === null) raw.connect();
    } catch {
      // The library did not load; the next holder tries again.
      socket = null;
    }
  }

  function release(): void {
    holders -= 1;
    if (holders > 0) return;
    clearTimeout(comeback);
    // Deferred: a page that mounts the next holder at once keeps its connection.
    void socket?.then(
      (raw) => holders === 0 && raw.disconnect(),
      () => undefined,
    );
  }

  return {
    hold() {
      holders += 1;
      if (holders === 1) void connect();
      let isHeld = true;
      return () => {
        if (isHeld) release();
        isHeld = false;
      };
    },
    send: emit,
    onConnect(listener) {
      connected.add(listener);
      if (live) listener();
      return () => void connected.delete(listener);
    },
    onBreak(listener) {
      broken.add(listener);
      return () => void broken.delete(listener);
    },
    on(event, listener) {
      const existing = listeners.get(event) ?? new Set();
      const typed = (data: Record<string, unknown>) => listener(data as Parameters<typeof listener>[0]);
      listeners.set(event, existing.add(typed));
      return () => void existing.delete(typed);
    },
  };
}

export const socketClient = createSocketClient();
