// A wire between the product and its database that is cut at a chosen statement, as the death of the process would cut it.

import { once } from "node:events";
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from "node:net";
import path from "node:path";
import type pg from "pg";
import { SOCKET_NAME } from "@/lib/server/db/embedded";
import { WireFrames } from "@/lib/server/db/wire-frames";

/** `before`: the statement never arrives; `after`: it is executed, but its result is lost; `through`: nothing is cut. */
export type Side = "before" | "after" | "through";
type Cut = { at: number; side: Side; onCut: () => void };

const READY_FOR_QUERY = 0x5a;

/** Address of a pool's database. */
export function targetOf(options: pg.PoolConfig): NetConnectOpts {
  if (options.connectionString === undefined) return { path: path.join(options.host ?? "", SOCKET_NAME) };
  const url = new URL(options.connectionString);
  return { host: url.hostname, port: Number(url.port || 5432) };
}

/** The same database by way of a proxy. */
export function throughProxy(options: pg.PoolConfig, port: number): string {
  const url = new URL(options.connectionString ?? "postgres://postgres@localhost/postgres");
  url.hostname = "127.0.0.1";
  url.port = String(port);
  return url.toString();
}

export async function startCuttingProxy(target: NetConnectOpts) {
  const open = new Set<Socket>();
  let cut: Cut | null = null;
  let statements = 0;
  let isDead = false;

  /** Blocks all traffic and new connections until it is revived. */
  function die(): void {
    isDead = true;
    for (const socket of open) socket.destroy();
    cut?.onCut();
  }

  const server = createServer((client) => {
    if (isDead) return void client.destroy();
    const backend = connect(target);
    const frames = new WireFrames();
    let isLastAnswer = false;
    for (const [socket, other] of [
      [client, backend],
      [backend, client],
    ] as const) {
      open.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.on("data", (chunk) => {
      if (isDead) return;
      for (const unit of frames.push(chunk)) {
        if (unit.kind !== "batch" || !cut) continue;
        statements++;
        if (statements < cut.at) continue;
        if (cut.side === "through") {
          if (statements === cut.at) cut.onCut();
          continue;
        }
        if (cut.side === "before") return die();
        isLastAnswer = true;
      }
      backend.write(chunk);
    });
    backend.on("data", (chunk) => {
      if (isDead) return;
      // The answer ends with ReadyForQuery: type, length 5 and one byte of state.
      if (isLastAnswer && chunk.at(-6) === READY_FOR_QUERY) return die();
      if (!isLastAnswer) client.write(chunk);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    port: (server.address() as AddressInfo).port,
    /** True if it was cut and has not recovered. */
    isDead: () => isDead,
    /** Cuts at the n-th statement from now on, counted from 1. */
    arm(at: number, side: Side, onCut: () => void = () => undefined) {
      statements = 0;
      cut = { at, side, onCut };
    },
    /** Cuts at once. */
    cutNow: die,
    /** Lets everything through again; answers whether it had been cut. */
    revive(): boolean {
      const wasDead = isDead;
      isDead = false;
      cut = null;
      return wasDead;
    },
    close() {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
