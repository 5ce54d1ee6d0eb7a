// Location of a worker thread's code: beside the bundled server, or as source in development and tests.

import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";

/** The entries that the build bundles beside the server, with their source. */
export const WORKER_ENTRIES = {
  "db-worker": "lib/server/db/embedded-worker.ts",
  "board-worker": "lib/server/gerber/board-worker.ts",
  "dfm-worker": "lib/server/dfm/dfm-worker.ts",
  "table-worker": "lib/server/bom/table-worker.ts",
  "match-worker": "lib/server/bom/match-worker.ts",
  "search-worker": "lib/server/part/search-worker.ts",
  "sheet-worker": "lib/server/schematic-render/sheet-worker.ts",
  "import-worker": "lib/server/project-import/import-worker.ts",
  "drawing-worker": "lib/server/community/drawing-worker.ts",
  "content-worker": "lib/server/content/search/content-worker.ts",
} as const;

export type WorkerName = keyof typeof WORKER_ENTRIES;

// `--import tsx` in a worker's execArgv does nothing on Node 20: a thread must register the loader by itself.

const running = new Map<WorkerName, number>();

/** Threads of this process that have not ended, by name. */
export const runningThreads = (): ReadonlyMap<WorkerName, number> => running;

/** Starts a worker thread by its name; the working directory is the project's root. */
export function startWorkerThread(name: WorkerName, options: WorkerOptions = {}): Worker {
  const worker = openWorker(name, options);
  running.set(name, (running.get(name) ?? 0) + 1);
  worker.once("exit", () => running.set(name, (running.get(name) ?? 1) - 1));
  return worker;
}

function openWorker(name: WorkerName, options: WorkerOptions): Worker {
  // In a bundle this module is part of main.mjs; as source there is no such file beside it.
  const bundled = fileURLToPath(new URL(`./${name}.mjs`, import.meta.url));
  if (process.env.NODE_ENV === "production" && existsSync(bundled)) return new Worker(bundled, options);
  const source = JSON.stringify(pathToFileURL(path.resolve(WORKER_ENTRIES[name])).href);
  return new Worker(`import("tsx/esm/api").then(({ register }) => { register(); return import(${source}); });`, {
    ...options,
    eval: true,
  });
}
