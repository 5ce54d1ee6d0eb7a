// The worker thread that owns the embedded database, so that no query ever stalls the requests.

import { chmodSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import type { EmbeddedWorkerData, FromEmbeddedWorker, ToEmbeddedWorker } from "@/lib/server/db/embedded-messages";
import { createWireServer } from "@/lib/server/db/wire-server";

const { directory, socketPath, snapshotPath, isFirstStart } = workerData as EmbeddedWorkerData;

/**
 * PostgreSQL's own default of 128 MB stays resident for ever, since WebAssembly memory never shrinks. The operating
 * system caches the same files a second time, so that scans and look-ups are as fast with 32 MB.
 */
const START_PARAMETERS = [...PGlite.defaultStartParams, "-c", "shared_buffers=32MB"];

function send(message: FromEmbeddedWorker): void {
  parentPort?.postMessage(message);
}

/** A first start that is killed half way leaves only a directory of another name, which the next start sweeps away. */
async function createOnDisk(target: string): Promise<void> {
  const parent = path.dirname(target);
  mkdirSync(parent, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(parent)) {
    if (name.startsWith(`${path.basename(target)}.new-`))
      rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const fresh = `${target}.new-${process.pid}`;
  const database = await PGlite.create(fresh);
  await database.close();
  renameSync(fresh, target);
}

async function open(): Promise<PGlite> {
  if (directory === undefined) {
    const loadDataDir = snapshotPath === undefined ? undefined : new Blob([readFileSync(snapshotPath)]);
    return PGlite.create({ startParams: START_PARAMETERS, ...(loadDataDir ? { loadDataDir } : {}) });
  }
  return PGlite.create(directory, { startParams: START_PARAMETERS });
}

async function main(): Promise<void> {
  if (isFirstStart && directory !== undefined) {
    await createOnDisk(directory);
    return send({ kind: "ready" });
  }
  const database = await open();
  const { rows } = await database.query<{ version: string }>("select current_setting('server_version') as version");
  const server = createWireServer(
    (bytes, onData) => database.runExclusive(() => database.execProtocolRawStream(bytes, { onRawData: onData })),
    rows[0]?.version ?? "",
    (error) => {
      throw error;
    },
  );
  mkdirSync(path.dirname(socketPath), { recursive: true, mode: 0o700 });
  rmSync(socketPath, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(socketPath, resolve);
  });
  chmodSync(socketPath, 0o600);
  parentPort?.on("message", (message: ToEmbeddedWorker) => {
    if (message.kind === "close") {
      server.close();
      void database.close().then(() => {
        send({ kind: "closed" });
        parentPort?.close();
      });
      return;
    }
    void database
      .dumpDataDir("gzip")
      .then(async (file) => send({ kind: "dumped", bytes: new Uint8Array(await file.arrayBuffer()) }));
  });
  send({ kind: "ready" });
}

void main().catch((error: unknown) =>
  send({ kind: "failed", reason: error instanceof Error ? error.message : String(error) }),
);
