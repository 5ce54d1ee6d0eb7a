// Reading spreadsheets on the server: each in a worker thread of its own, two at once, with limits of time and memory.

import { createHash } from "node:crypto";
import type { Worker, WorkerOptions } from "node:worker_threads";
import { err } from "@/lib/base/result";
import { createSemaphore } from "@/lib/server/gerber/semaphore";
import { isOutOfMemory, runOneShot } from "@/lib/server/one-shot-worker";
import { startWorkerThread } from "@/lib/server/worker-thread";
import type { BoardSize } from "@/lib/core/placement/read-placements";
import type { BomHints } from "@/lib/workers/bom/open-bom";
import type {
  BomAnswer,
  JointsAnswer,
  PlacementsAnswer,
  TableAnswer,
  TableCrashCode,
  TableJob,
} from "./table-worker-messages";

type Refused = { ok: false; code: "TOO_MANY_REQUESTS" };

export interface TableReader {
  readBom: (bytes: Uint8Array, hints: BomHints) => Promise<BomAnswer | Refused>;
  readPlacements: (bytes: Uint8Array, board?: BoardSize | null) => Promise<PlacementsAnswer | Refused>;
  readJoints: (bytes: Uint8Array) => Promise<JointsAnswer | Refused>;
}

export interface TableReaderSettings {
  maxRunning: number;
  maxWaiting: number;
  /** Quality facts: a hostile spreadsheet is refused within five seconds. */
  timeoutMs: number;
  maxHeapMb: number;
  start: (options: WorkerOptions) => Worker;
}

/** Files whose placements are remembered, the oldest forgotten first. */
const MAX_KEPT_PLACEMENTS = 40;

const DEFAULTS: TableReaderSettings = {
  maxRunning: 2,
  maxWaiting: 20,
  timeoutMs: 5_000,
  maxHeapMb: 512,
  start: (options) => startWorkerThread("table-worker", options),
};

const crash = (code: TableCrashCode) => err(code);

/** The queue belongs to what is returned; a process makes one and keeps it. */
export function createTableReader(settings: Partial<TableReaderSettings> = {}): TableReader {
  const { start, timeoutMs, maxHeapMb, ...places } = { ...DEFAULTS, ...settings };
  const semaphore = createSemaphore(places);
  async function run(job: TableJob): Promise<TableAnswer | Refused> {
    const answer = await semaphore.run(() =>
      runOneShot<TableJob, TableAnswer>(start({ resourceLimits: { maxOldGenerationSizeMb: maxHeapMb } }), {
        job,
        timeoutMs,
        onTimeout: () => crash("PARSE_TIMEOUT"),
        onCrash: (cause) => crash(isOutOfMemory(cause) ? "PARSE_TOO_LARGE" : "PARSE_FAILED"),
      }),
    );
    return answer ?? { ok: false, code: "TOO_MANY_REQUESTS" };
  }
  const placements = new Map<string, PlacementsAnswer>();
  /** A price is asked for again after each change of a line, with the same coordinate file. */
  async function readPlacements(
    bytes: Uint8Array,
    board: BoardSize | null = null,
  ): Promise<PlacementsAnswer | Refused> {
    const key = createHash("sha256").update(bytes).update(JSON.stringify(board)).digest("hex");
    const existing = placements.get(key);
    if (existing) return existing;
    const answer = (await run({ kind: "placements", bytes, board })) as PlacementsAnswer | Refused;
    if (!answer.ok) return answer;
    if (placements.size >= MAX_KEPT_PLACEMENTS) placements.delete(placements.keys().next().value ?? "");
    placements.set(key, answer);
    return answer;
  }
  // A job is answered by what it asked for: the worker has one answer for each kind.
  return {
    readBom: (bytes, hints) => run({ kind: "bom", bytes, hints }) as Promise<BomAnswer | Refused>,
    readPlacements,
    readJoints: (bytes) => run({ kind: "joints", bytes }) as Promise<JointsAnswer | Refused>,
  };
}
