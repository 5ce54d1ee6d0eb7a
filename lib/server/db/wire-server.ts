// A PostgreSQL server on a unix socket in front of the embedded database, for any number of connections.

import { createServer, type Server, type Socket } from "node:net";
import { Turns } from "@/lib/server/db/turns";
import { WireFrames, type WireUnit } from "@/lib/server/db/wire-frames";

/** Runs one batch and hands over its answer in pieces. */
export type RunBatch = (bytes: Uint8Array, onData: (data: Uint8Array) => void) => Promise<unknown>;

type Connection = { socket: Socket; isClosing: boolean };

/** Time for which others wait for an idle transaction: a query outside it, made inside it, would wait forever. */
const IDLE_IN_TRANSACTION_MS = 10_000;

export function createWireServer(run: RunBatch, version: string, onBroken: (error: unknown) => void): Server {
  const greeting = welcome(version);
  const turns = new Turns<Connection>(IDLE_IN_TRANSACTION_MS, (connection) => {
    connection.socket.end(fatal("25P03", "terminated: idle in a transaction that others wait for"));
    void end(connection);
  });

  async function end(connection: Connection): Promise<void> {
    if (connection.isClosing) return;
    connection.isClosing = true;
    if (!turns.leave(connection)) return;
    if (!(await turns.take(connection))) return;
    await runOne(connection, simpleQuery("ROLLBACK"));
  }

  async function runOne(connection: Connection, bytes: Uint8Array): Promise<void> {
    let tail = Buffer.alloc(0);
    try {
      await run(bytes, (data) => {
        const copy = Buffer.from(data);
        tail = Buffer.concat([tail, copy.subarray(-READY_BYTES)]).subarray(-READY_BYTES);
        if (connection.socket.writable) connection.socket.write(copy);
      });
      turns.release(connection, !isReadyAndIdle(tail));
    } catch (error) {
      onBroken(error);
    }
  }

  async function handle(connection: Connection, unit: WireUnit): Promise<void> {
    const { socket } = connection;
    if (unit.kind === "encryption") socket.write("N");
    else if (unit.kind === "startup") socket.write(greeting);
    else if (unit.kind !== "batch") socket.end();
    else if (await turns.take(connection)) await runOne(connection, unit.bytes);
  }

  return createServer((socket) => {
    const connection: Connection = { socket, isClosing: false };
    const frames = new WireFrames();
    let work = Promise.resolve();
    socket.on("data", (chunk) => {
      try {
        for (const unit of frames.push(chunk))
          work = work.then(() => (connection.isClosing ? undefined : handle(connection, unit)));
      } catch {
        socket.destroy();
      }
    });
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      // Work queued before the client left still belongs to it: it ends first, then the rollback.
      void work.then(() => end(connection));
    });
  });
}

const READY_BYTES = 6;

/** ReadyForQuery with status I: nothing of this client is open. */
function isReadyAndIdle(tail: Buffer): boolean {
  return tail.length === READY_BYTES && tail[0] === 0x5a && tail.readInt32BE(1) === 5 && tail[5] === 0x49;
}

function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(`${part}\0`) : part)));
  const header = Buffer.alloc(5);
  header.write(type);
  header.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

function simpleQuery(sql: string): Uint8Array {
  return new Uint8Array(message("Q", sql));
}

function fatal(code: string, text: string): Buffer {
  const field = (name: string, value: string) => Buffer.from(`${name}${value}\0`);
  return message("E", field("S", "FATAL"), field("V", "FATAL"), field("C", code), field("M", text), Buffer.from([0]));
}

/** Every connection shares one session that is open already, so the greeting needs nothing from it. */
function welcome(version: string): Buffer {
  return Buffer.concat([
    message("R", Buffer.alloc(4)),
    message("S", "server_version", version),
    message("S", "server_encoding", "UTF8"),
    message("S", "client_encoding", "UTF8"),
    message("S", "DateStyle", "ISO, MDY"),
    message("S", "integer_datetimes", "on"),
    message("S", "standard_conforming_strings", "on"),
    message("K", Buffer.alloc(8)),
    message("Z", Buffer.from("I")),
  ]);
}
