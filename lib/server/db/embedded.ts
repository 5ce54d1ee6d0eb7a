// The embedded PostgreSQL (PGlite) in its worker thread, reached over a unix socket like any other server.

import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Worker } from "node:worker_threads";
import type { EmbeddedWorkerData, FromEmbeddedWorker, ToEmbeddedWorker } from "@/lib/server/db/embedded-messages";
import { startWorkerThread } from "@/lib/server/worker-thread";

/** `pg` looks for a socket of this name in the directory that it is given as host. */
export const SOCKET_NAME = ".s.PGSQL.5432";
/** The shortest limit of the systems we run on (104 on BSD and macOS, 108 on Linux), less the end of the text. */
const MAX_SOCKET_PATH_BYTES = 100;

export type EmbeddedDatabase = {
  /** For `pg` as its host. */
  socketDirectory: string;
  /** The whole database as a gzipped tar, for backups and test snapshots. */
  dump: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

type Where = { directory: string; socketDirectory: string } | { snapshotPath?: string };

/** Opens the database in `directory` (made when missing), or in memory. `onCrash` is told when the worker dies by itself. */
export async function openEmbedded(where: Where, onCrash: (reason: string) => void): Promise<EmbeddedDatabase> {
  const socketDirectory = "socketDirectory" in where ? where.socketDirectory : privateDirectory();
  const data: EmbeddedWorkerData = { ...where, socketPath: path.join(socketDirectory, SOCKET_NAME) };
  if (data.directory !== undefined && !existsSync(data.directory)) {
    const maker = await startReady({ ...data, isFirstStart: true });
    await maker.terminate();
  }
  const worker = await startReady(data);
  let isClosing = false;
  worker.on("error", (error) => onCrash(error.message));
  worker.on("exit", (code) => {
    if (!isClosing) onCrash(`the database worker ended with code ${code}`);
  });
  worker.unref();
  return {
    socketDirectory,
    dump: async () => {
      const answer = await ask(worker, { kind: "dump" });
      if (answer.kind !== "dumped") throw new Error(`no dump: ${answer.kind}`);
      return answer.bytes;
    },
    close: async () => {
      isClosing = true;
      await ask(worker, { kind: "close" });
      await worker.terminate();
      rmSync(socketDirectory, { recursive: true, force: true });
    },
  };
}

/** Beside the data, or a private directory of the system's temporary one where that path would be too long for a socket. */
export function chooseSocketDirectory(dataDir: string): string {
  const localDirectory = path.join(path.resolve(dataDir), "run");
  if (Buffer.byteLength(path.join(localDirectory, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES) return localDirectory;
  return privateDirectory();
}

function privateDirectory(): string {
  const directory = mkdtempSync(path.join(os.tmpdir(), "boardwright-"));
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function startReady(workerData: EmbeddedWorkerData): Promise<Worker> {
  const worker = startWorkerThread("db-worker", { workerData });
  const ready = await firstMessage(worker);
  if (ready.kind === "ready") return worker;
  await worker.terminate();
  throw new Error(`the embedded database did not open: ${ready.kind === "failed" ? ready.reason : ready.kind}`);
}

async function firstMessage(worker: Worker): Promise<FromEmbeddedWorker> {
  const ended = new AbortController();
  const onExit = () => ended.abort(new Error("the database worker ended"));
  worker.once("exit", onExit);
  try {
    const [message] = (await once(worker, "message", { signal: ended.signal })) as [FromEmbeddedWorker];
    return message;
  } finally {
    worker.off("exit", onExit);
  }
}

async function ask(worker: Worker, message: ToEmbeddedWorker): Promise<FromEmbeddedWorker> {
  worker.ref();
  const answer = firstMessage(worker);
  worker.postMessage(message);
  const received = await answer;
  worker.unref();
  return received;
}
