// A share of the checks of one board in a thread of its own, round after round, each begun when it is told to.

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
/** First "ready" or that there is no such board, then an answer to each message. */
export type DfmBenchReply = "ready" | "no board" | ShareReport[];

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
  parentPort?.on("message", () => {
    const subject = new DfmSubject(board, ORDER);
    tell(shares.map((share) => checkShare(subject, share)));
  });
  tell("ready");
}

void serve();
