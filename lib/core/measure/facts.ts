// The facts of a board that prices and forms need.

import { type Bbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { minAnnularRingMm } from "@/lib/core/measure/annular-ring";
import type { BoardGrid } from "@/lib/core/board/board-grid";
import { copperLayerCount } from "@/lib/core/board/board-missing";
import type { BoardModel } from "@/lib/core/board/board-model";
import { castellationsOf } from "@/lib/core/measure/castellations";
import { copperIslands } from "@/lib/core/measure/copper/copper-islands";
import { HOLE_STRIDE, holeCount } from "@/lib/core/board/drill";
import { platedSides } from "@/lib/core/measure/edge-plating";
import { finishAreaCm2 } from "@/lib/core/measure/finish-area";
import { goldFingerCount } from "@/lib/core/measure/gold-fingers";
import { KIND } from "@/lib/core/board/image";
import type { OutlineStatus } from "@/lib/core/board/outline";
import { type ConfirmedQuestion, questionsOf } from "@/lib/core/board/questions";
import { solderPoints } from "@/lib/core/measure/solder-points";
import { measureSpace } from "@/lib/core/measure/spacing";
import type { StatedStack } from "@/lib/core/board/stated-stack";
import { minTraceMm } from "@/lib/core/measure/trace-width";
import { UNMEASURED_FACTS, type UnmeasuredFact } from "@/lib/core/measure/unmeasured";

/** Lengths in mm, rounded to 0.001; null if the files do not state them. */
export type BoardFacts = {
  /** Along the outline's center line; size of the whole panel if it holds several boards. */
  widthMm: number | null;
  heightMm: number | null;
  /** Copper layers. */
  layers: number | null;
  minTraceMm: number | null;
  minSpaceMm: number | null;
  minDrillMm: number | null;
  /** Hits and slots of every supplied drill file, plated or not; copies of a file count once. */
  drillCount: number;
  slotCount: number;
  castellated: boolean | null;
  /** Castellated holes, the smallest of them, and the number of a board's sides that have any. */
  castellatedHoles: number | null;
  castellatedSides: number | null;
  minCastellatedMm: number | null;
  goldFingers: boolean | null;
  /** Sum over both sides. */
  goldFingerCount: number | null;
  /** The minimum annular ring, over all layers on which a plated hole has a pad. */
  minAnnularRingMm: number | null;
  /** The narrowest plated slot. */
  minPlatedSlotMm: number | null;
  /** All holes divided by width times height; an integer. */
  holesPerM2: number | null;
  /** Bare copper in the openings of the mask, cm² to 0.01; see finish-area.ts. */
  finishTopCm2: number | null;
  finishBottomCm2: number | null;
  /** Number of the board's sides with a plated edge. */
  platedSides: number | null;
  /** V-score lines across the panel. */
  scoreLines: number | null;
  /** Blind and buried holes, by the copper layers they join (1 is the top); null if no file states its layers. */
  blindBuried: { from: number; to: number; count: number }[] | null;
  /** Pads with solder paste on each side, and lead holes; see solder-points.ts. */
  smtPadsTop: number | null;
  smtPadsBottom: number | null;
  thtHoles: number | null;
  boards: number | null;
  /**
   * Arrangement of several boards in their panel; null if they form no grid, absent in boards stored before this field.
   */
  boardGrid?: BoardGrid | null;
  outline: OutlineStatus;
  /** Stackup and process that the files state; null if they do not. */
  stated: StatedStack | null;
  /** Warnings that the customer must resolve before there is an automatic price; see questions.ts. */
  questions: string[];
  /** Those that the customer confirmed; absent in a board that was just read. */
  confirmed?: ConfirmedQuestion[];
  /** Facts that are null because they could not be measured; absent in boards stored before this field. */
  unmeasured?: UnmeasuredFact[];
};

export function boardFacts(board: BoardModel): BoardFacts {
  const { bounds, status, boardCount } = board.outline;
  const isUnknown = isEmptyBbox(bounds);
  const castellations = castellationsOf(board);
  const fingers = goldFingerCount(board);
  const drillCount = board.supplied.hits + board.supplied.slots;
  const islands = copperIslands(board);
  const space = measureSpace(board.hasOpenPours ? null : islands);
  const traceMm = minTraceMm(board, islands && islands.layers);
  const drillMm = minDrillMm(board);
  const isUnmeasured: Record<UnmeasuredFact, boolean> = {
    minTraceMm: traceMm === null && hasPaintedCopper(board),
    minSpaceMm: !space.isMeasured,
    // Layers are joined by holes: if there are none, their file is missing.
    minDrillMm: drillMm === null && (copperLayerCount(board) ?? 0) > 1,
  };
  return {
    widthMm: isUnknown ? null : round(widthOf(bounds)),
    heightMm: isUnknown ? null : round(heightOf(bounds)),
    layers: copperLayerCount(board),
    minTraceMm: traceMm,
    minSpaceMm: space.minMm,
    minDrillMm: drillMm,
    drillCount,
    slotCount: board.supplied.slots,
    castellated: castellations && castellations.count > 0,
    castellatedHoles: castellations && castellations.count,
    castellatedSides: castellations && castellations.sides,
    minCastellatedMm: roundKnown(castellations && castellations.smallestMm),
    goldFingers: fingers === null ? null : fingers > 0,
    goldFingerCount: fingers,
    minAnnularRingMm: roundKnown(minAnnularRingMm(board)),
    minPlatedSlotMm: roundKnown(minPlatedSlotMm(board)),
    holesPerM2: isUnknown || board.drills.length === 0 ? null : Math.round(drillCount / areaM2(bounds)),
    finishTopCm2: hundredths(finishAreaCm2(board, "top")),
    finishBottomCm2: hundredths(finishAreaCm2(board, "bottom")),
    platedSides: platedSides(board),
    scoreLines: board.scores?.length ?? null,
    blindBuried: blindBuried(board),
    ...solderPoints(board),
    boards: boardCount > 0 ? boardCount : null,
    boardGrid: board.outline.boardGrid ?? null,
    outline: status,
    stated: board.stated ?? null,
    questions: questionsOf(board.warnings),
    unmeasured: UNMEASURED_FACTS.filter((fact) => isUnmeasured[fact]),
  };
}

/** True if areas may be traces that a tool has converted; pads alone contain none. */
function hasPaintedCopper({ layers }: BoardModel): boolean {
  return layers.some(({ type, image }) => type === "copper" && image.kind.includes(KIND.region));
}

function round(mm: number): number {
  return Math.round(mm * 1000) / 1000;
}

function roundKnown(mm: number | null): number | null {
  return mm === null ? null : round(mm);
}

function hundredths(value: number | null): number | null {
  return value === null ? null : Math.round(value * 100) / 100;
}

function areaM2(bounds: Bbox): number {
  return (widthOf(bounds) * heightOf(bounds)) / 1e6;
}

/** Slots of unknown plating count as plated, as holes do elsewhere. */
function minPlatedSlotMm({ drills }: BoardModel): number | null {
  const widths = drills
    .filter(({ plating }) => plating !== "non-plated")
    .flatMap(({ slots }) => slots.map(({ diameterMm }) => diameterMm))
    .filter((width) => width > 0);
  return widths.length === 0 ? null : widths.reduce((min, width) => Math.min(min, width));
}

function blindBuried(board: BoardModel): BoardFacts["blindBuried"] {
  const spanned = board.drills.filter(({ span }) => span !== undefined);
  if (spanned.length === 0) return null;
  const last = copperLayerCount(board) ?? 0;
  const counts = new Map<string, { from: number; to: number; count: number }>();
  for (const drill of spanned) {
    const { from, to } = drill.span ?? { from: 1, to: last };
    if (from === 1 && to === last) continue;
    const existing = counts.get(`${from}-${to}`) ?? { from, to, count: 0 };
    counts.set(`${from}-${to}`, { ...existing, count: existing.count + holeCount(drill) + drill.slots.length });
  }
  return [...counts.values()].sort((a, b) => a.from - b.from || a.to - b.to);
}

function minDrillMm(board: BoardModel): number | null {
  let min = Infinity;
  for (const { holes, slots } of board.drills) {
    for (let k = HOLE_STRIDE - 1; k < holes.length; k += HOLE_STRIDE) {
      const diameter = holes[k] ?? 0;
      if (diameter > 0 && diameter < min) min = diameter;
    }
    for (const { diameterMm } of slots) if (diameterMm > 0 && diameterMm < min) min = diameterMm;
  }
  return Number.isFinite(min) ? round(min) : null;
}
