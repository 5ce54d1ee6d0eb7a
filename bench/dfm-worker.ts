// Checks one board in a thread of its own, as the product does: the first time with nothing compiled, then again.

import { parentPort, workerData } from "node:worker_threads";
import { checkBoard } from "@/lib/core/dfm/check";
import { assembleBoard, readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { corpusSets, openSet } from "../scripts/corpus-set";
import { denseBoard } from "./dense-board";

/** Milliseconds by the clock, and of the processor with all of its threads. */
export type Round = { clockMs: number; processorMs: number };
export type DfmRounds = { rounds: Round[]; findings: number };

const ORDER: PcbSpecification = { ...DEFAULT_SPECIFICATION, layers: 4, leadTimeDays: 5 };
const ROUNDS = 4;

/** `name`: a set of the corpus, or nothing for the generated board. */
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

async function measure(): Promise<DfmRounds | null> {
  const board = await boardOf(workerData as string | null);
  if (!board) return null;
  const rounds: Round[] = [];
  let findings = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [used, start] = [process.cpuUsage(), performance.now()];
    findings = checkBoard(board, ORDER).findings.length;
    const { user, system } = process.cpuUsage(used);
    rounds.push({ clockMs: performance.now() - start, processorMs: (user + system) / 1000 });
  }
  return { rounds, findings };
}

void measure().then((answer) => parentPort?.postMessage(answer));
