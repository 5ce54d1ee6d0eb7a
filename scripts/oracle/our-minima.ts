// Minimum measures of a board by our checks, in the terms of KiCad's design rules.

import { RULES } from "@/lib/core/dfm/registry";
import type { RuleId } from "@/lib/core/dfm/rule-ids";
import { DfmSubject } from "@/lib/core/dfm/subject";
import { holePairs } from "@/lib/core/dfm/views/hole-pairs";
import type { BoardModel } from "@/lib/core/gerber/board-model";
import { minAnnularRingMm } from "@/lib/core/gerber/annular-ring";
import { minTraceMm } from "@/lib/core/gerber/trace-width";
import { DEFAULT_SPECIFICATION } from "@/lib/core/pcb/specification";
import type { Sweep } from "./kicad-sweep";

/** In mm; null where nothing lies within what our checks search, or the board has nothing of it. */
export type Minima = Record<Sweep, number | null>;

export function ourMinima(board: BoardModel): Minima {
  const subject = new DfmSubject(board, { ...DEFAULT_SPECIFICATION, leadTimeDays: 5 });
  const leastOf = (...ids: RuleId[]) => least(ids.map((id) => extremeOf(id, subject)));
  return {
    clearance: leastOf("spacingOuter", "spacingInner", "traceToPad", "padToPad"),
    annularWidth: minAnnularRingMm(board),
    holeToHole: least(
      holePairs(subject).map(({ gap, first, second }) => ((first.path ?? second.path) ? null : gap.mm)),
    ),
    edgeClearance: leastOf("copperToEdgeOuter", "copperToEdgeInner"),
    holeClearance: leastOf(
      "viaToCopperOuter",
      "viaToCopperInner",
      "componentHoleToCopper",
      "unplatedHoleToCopper",
      "slotToCopper",
    ),
    silkClearance: leastOf("silkOnMaskOpening"),
    trackWidth: minTraceMm(board, subject.copper && subject.copper.layers),
    holeSize: least(subject.holes.map(({ diameterMm }) => diameterMm)),
  };
}

/** The worst value of a check, as far as it looks. */
function extremeOf(id: RuleId, subject: DfmSubject): number | null {
  const rule = RULES[id];
  const measured = rule?.measure(subject, rule.thresholds(subject.order));
  return measured === undefined || typeof measured === "string" ? null : measured.extreme;
}

function least(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.round(known.reduce((a, b) => Math.min(a, b)) * 1e4) / 1e4;
}
