// Minimum measures of a board by our checks, in the terms of KiCad's design rules.

import { RULES } from "@/lib/core/dfm/registry";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { DfmContext } from "@/lib/core/dfm/context";
import { holePairs } from "@/lib/core/dfm/derived/hole-pairs";
import type { BoardModel } from "@/lib/core/board/board-model";
import { minAnnularRingMm } from "@/lib/core/measure/annular-ring";
import { minTraceMm } from "@/lib/core/measure/trace-width";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";
import type { Sweep } from "./kicad-sweep";

/** In mm; null if nothing is within the search range of our checks, or the board has no such object. */
export type Minima = Record<Sweep, number | null>;

export function ourMinima(board: BoardModel): Minima {
  const subject = new DfmContext(board, { ...DEFAULT_SPECIFICATION, leadTimeDays: 5 });
  const minOf = (...ids: RuleId[]) => min(ids.map((id) => extremeOf(id, subject)));
  return {
    clearance: minOf("spacingOuter", "spacingInner", "traceToPad", "padToPad"),
    annularWidth: minAnnularRingMm(board),
    holeToHole: min(holePairs(subject).map(({ gap, first, second }) => ((first.path ?? second.path) ? null : gap.mm))),
    edgeClearance: minOf("copperToEdgeOuter", "copperToEdgeInner"),
    holeClearance: minOf(
      "viaToCopperOuter",
      "viaToCopperInner",
      "componentHoleToCopper",
      "unplatedHoleToCopper",
      "slotToCopper",
    ),
    silkClearance: minOf("silkOnMaskOpening"),
    trackWidth: minTraceMm(board, subject.copper && subject.copper.layers),
    holeSize: min(subject.holes.map(({ diameterMm }) => diameterMm)),
  };
}

/** The worst value of a check within its search range. */
function extremeOf(id: RuleId, subject: DfmContext): number | null {
  const rule = RULES[id];
  const measured = rule?.measure(subject, rule.thresholds(subject.order));
  return measured === undefined || typeof measured === "string" ? null : measured.extreme;
}

function min(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((a, b) => Math.min(a, b)) * 1e4) / 1e4;
}
