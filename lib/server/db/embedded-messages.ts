// Messages between the process and the worker of the embedded database.

export type EmbeddedWorkerData = {
  /** Data directory; in memory when absent. */
  directory?: string;
  /** A dump to start an in-memory database from, instead of an empty one. */
  snapshotPath?: string;
  socketPath: string;
  /** Only makes the directory of a first start and ends: what that takes of memory ends with the thread. */
  isFirstStart?: boolean;
};

export type ToEmbeddedWorker = { kind: "close" } | { kind: "dump" };

export type FromEmbeddedWorker =
  { kind: "ready" } | { kind: "failed"; reason: string } | { kind: "closed" } | { kind: "dumped"; bytes: Uint8Array };
