// Rules of the surface: finish, gold fingers, solder mask and silkscreen.

import { CHAMFER } from "@/lib/core/pcb/capability";
import { isGoldFingerCount } from "@/lib/core/pcb/gold-finger-count";
import { isPanel } from "@/lib/core/pcb/panel";
import { onlyWhere, type PcbRule, shownNumber } from "@/lib/core/pcb/rule";
import type { PcbSpecification, SolderMaskColor } from "@/lib/core/pcb/specification";

export const MIN_LEVELLED_MM = 0.6;

/** Hot-air leveling bends boards under 0.6 mm, so they are available only with ENIG. */
export const thinNeedsEnig: PcbRule = {
  yields: ["surfaceFinish"],
  check({ thicknessMm, surfaceFinish }) {
    if (thicknessMm >= MIN_LEVELLED_MM || surfaceFinish === "ENIG") return null;
    return { option: "surfaceFinish", args: { thickness: thicknessMm } };
  },
};

/** Only ENIG has a gold thickness. */
export const goldNeedsEnig = onlyWhere("enigAuThickness", ({ surfaceFinish }) => surfaceFinish === "ENIG", {
  yields: ["surfaceFinish"],
});

/** Gold fingers need a gold finish: hot-air leveling would tin them. */
export const goldFingersNeedEnig: PcbRule = {
  yields: ["surfaceFinish"],
  check: ({ goldFingers, surfaceFinish }) =>
    goldFingers && surfaceFinish !== "ENIG" ? { option: "goldFingers", args: {} } : null,
};

function problemOf(hasFingers: boolean, count: string): "missing" | "format" | "none" | null {
  if (!hasFingers) return count === "" ? null : "none";
  if (count === "") return "missing";
  return isGoldFingerCount(count) ? null : "format";
}

/** The number of gold fingers: required if there are any, otherwise empty. */
export const goldFingerCount: PcbRule = {
  yields: ["goldFingers"],
  check({ goldFingers, goldFingerCount: count }) {
    const problem = problemOf(goldFingers, count);
    return problem && { option: "goldFingerCount", args: { problem } };
  },
  follows: ({ goldFingers, goldFingerCount: count }) =>
    goldFingers ? { goldFingerCount: count } : { goldFingerCount: "" },
};

/** Only the edge of gold fingers is chamfered. */
export const chamferNeedsFingers = onlyWhere("goldFingerChamferDeg", ({ goldFingers }) => goldFingers, {
  yields: ["goldFingers"],
});

/** In a scored panel the edge to be chamfered is not accessible. */
export const chamferOnPanel = onlyWhere("goldFingerChamferDeg", (specification) => !isPanel(specification));

/** The chamfering machine holds boards from 50 mm on: a board house's published limit. */
export const chamferSize = onlyWhere(
  "goldFingerChamferDeg",
  ({ widthMm, heightMm }) => Math.min(widthMm, heightMm) >= CHAMFER.minBoardMm,
  {
    args: ({ widthMm, heightMm }) => ({
      width: shownNumber(widthMm),
      height: shownNumber(heightMm),
      min: CHAMFER.minBoardMm,
    }),
  },
);

/** Board houses refuse black silkscreen on these colors. */
const DARK_MASKS: readonly SolderMaskColor[] = ["Black", "Blue", "Red"];

function isLegible({
  solderMaskColor,
  silkscreenColor,
}: Pick<PcbSpecification, "solderMaskColor" | "silkscreenColor">): boolean {
  return silkscreenColor === "White" ? solderMaskColor !== "White" : !DARK_MASKS.includes(solderMaskColor);
}

/**
 * Silkscreen must be legible on its mask: no white on white, black only on light masks. Any color is allowed on a board
 * without mask or silkscreen.
 */
export const legendOnMask: PcbRule = {
  yields: ["silkscreenColor", "solderMaskColor"],
  check(specification) {
    const { solderMask, solderMaskColor, silkscreen, silkscreenColor } = specification;
    if (solderMask === "none" || silkscreen === "none" || isLegible(specification)) return null;
    return { option: "silkscreenColor", args: { mask: solderMaskColor, legend: silkscreenColor } };
  },
  follows: ({ silkscreenColor }) => ({ silkscreenColor: silkscreenColor === "White" ? "Black" : "White" }),
};
