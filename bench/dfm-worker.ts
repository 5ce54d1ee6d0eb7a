// A share of the checks of one board in a thread of its own, round after round, each begun when it is told to.

import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort, workerData } from "node:worker_threads";
import { checkShare } from "@/lib/core/dfm/check";
import type { ShareReport } from "@/lib/core/dfm/share-report";
import type { Share } from "@/lib/core/dfm/shares";
import { DfmSubject } from "@/lib/core/dfm/subject";
import { assembleBoard, readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { corpusSets, openSet } from "../scripts/corpus-set";
import { denseBoard } from "./dense-board";

/** `set`: of the corpus, null for the generated board; `shares` are those of this thread. */
export type DfmBenchData = { set: string | null; shares: Share[] };
export type DfmBenchQuestion = "check" | "memory";
/** First "ready" or that there is no such board, then an answer to each question; bytes are those that are kept. */
export type DfmBenchReply = "ready" | "no board" | ShareReport[] | { bytes: number };

const ORDER: PcbSpecification = { ...DEFAULT_SPECIFICATION, layers: 4, leadTimeDays: 5 };

async function boardOf(name: string | null): Promise<BoardModel | null> {
  if (name === null) {
    const { files, assignments } = denseBoard();
    const made = assembleBoard(files, assignments);
    return made.ok ? made.value : null;
  }
  const set = corpusSets().find(({ id }) => id === name);
  const opened = set && (await openSet(set));
  const read = opened && "files" in opened ? readBoard(opened.files) : null;
  return read?.ok ? read.value : null;
}

async function serve(): Promise<void> {
  const { set, shares } = workerData as DfmBenchData;
  const tell = (reply: DfmBenchReply) => parentPort?.postMessage(reply);
  const board = await boardOf(set);
  if (!board) return tell("no board");
  let kept: DfmSubject | null = null;
  parentPort?.on("message", (question: DfmBenchQuestion) => {
    if (question === "memory") return tell({ bytes: kept ? bytesInUse() : 0 });
    const subject = new DfmSubject(board, ORDER);
    tell(shares.map((share) => checkShare(subject, share)));
    kept = subject;
  });
  tell("ready");
}

/** Of this thread, after all that nobody needs is gone. */
function bytesInUse(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

void serve();
