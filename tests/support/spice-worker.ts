// The SPICE worker in a thread of Node: the same file as in browsers, with the globals that it uses.
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { JobWorker } from "@/lib/workers/worker-client";

const SOURCE = pathToFileURL(path.resolve(import.meta.dirname, "../../lib/workers/spice/spice.worker.ts")).href;

const SCRIPT = `
  const { parentPort } = require("node:worker_threads");
  globalThis.self = {
    postMessage: (message, { transfer = [] } = {}) => parentPort.postMessage(message, transfer),
    addEventListener: (_kind, listener) => parentPort.on("message", (data) => listener({ data })),
  };
  import("tsx/esm/api").then(({ register }) => { register(); return import(${JSON.stringify(SOURCE)}); });
`;

export function createSpiceThread(): JobWorker {
  const thread = new Worker(SCRIPT, { eval: true });
  const job: JobWorker = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (message: unknown) => thread.postMessage(message),
    terminate: () => void thread.terminate(),
  };
  const call = (handler: JobWorker["onmessage"] | JobWorker["onerror"], event: object): void => {
    if (handler) Reflect.apply(handler, job, [event]);
  };
  thread.on("message", (data: unknown) => call(job.onmessage, { data }));
  thread.on("error", ({ message }) => call(job.onerror, { message }));
  return job;
}
