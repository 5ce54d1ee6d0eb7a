// Checks of boards: a generated board of 100 × 100 mm with four layers, and the largest one of the corpus.

import { checkBoard } from "@/lib/core/dfm/check";
import { assembleBoard, readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { DEFAULT_SPECIFICATION, type PcbSpecification } from "@/lib/core/pcb/specification";
import { corpusSets, hasCorpus, openSet } from "../scripts/corpus-set";
import { denseBoard } from "./dense-board";
import type { Figure } from "./run";

/** Of the corpus the one with the most objects: 12 layers of copper, 94,000 objects. */
const LARGEST = "og35-limesdr-usb";
const GOAL_MS = { generated: 1000, largest: 4000 };
const ROUNDS = 3;

const ORDER: PcbSpecification = { ...DEFAULT_SPECIFICATION, layers: 4, leadTimeDays: 5 };

export async function benchDfm(): Promise<Figure[]> {
  const { files, assignments } = denseBoard();
  const generated = assembleBoard(files, assignments);
  const figures = generated.ok
    ? measure("a board of four layers, 100 × 100 mm", generated.value, GOAL_MS.generated)
    : [];
  const largest = await largestBoard();
  return largest ? [...figures, ...measure(LARGEST, largest, GOAL_MS.largest)] : figures;
}

async function largestBoard(): Promise<BoardModel | null> {
  const set = hasCorpus() ? corpusSets().find(({ id }) => id === LARGEST) : undefined;
  const opened = set && (await openSet(set));
  const read = opened && "files" in opened ? readBoard(opened.files) : null;
  return read?.ok ? read.value : null;
}

/** The best of some rounds, by the processor's time and by the clock: the machine may have other work. */
function measure(name: string, board: BoardModel, goal: number): Figure[] {
  let [processor, clock, findings] = [Infinity, Infinity, 0];
  for (let round = 0; round < ROUNDS; round++) {
    const [used, start] = [process.cpuUsage(), performance.now()];
    findings = checkBoard(board, ORDER).findings.length;
    const { user, system } = process.cpuUsage(used);
    processor = Math.min(processor, (user + system) / 1000);
    clock = Math.min(clock, performance.now() - start);
  }
  return [
    { name: `${name}: processor`, value: processor, unit: "ms", ratio: processor / goal, against: "the goal" },
    { name: `${name}: clock`, value: clock, unit: "ms" },
    { name: `${name}: findings`, value: findings, unit: "" },
  ];
}
