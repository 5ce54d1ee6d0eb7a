// Rules of the surface: finish, gold fingers, solder mask and silkscreen.

import { CHAMFER } from "@/lib/core/pcb/capability";
import { isGoldFingerCount } from "@/lib/core/pcb/gold-finger-count";
import { isPanel } from "@/lib/core/pcb/panel";
import { onlyWhere, type PcbRule } from "@/lib/core/pcb/rule";
import type { PcbSpecification, SolderMaskColor } from "@/lib/core/pcb/specification";

const MIN_LEVELLED_MM = 0.6;

/** Hot-air levelling bends boards under 0.6 mm: they are made with ENIG alone. */
export const thinNeedsEnig: PcbRule = {
  yields: ["surfaceFinish"],
  check({ thicknessMm, surfaceFinish }) {
    if (thicknessMm >= MIN_LEVELLED_MM || surfaceFinish === "ENIG") return null;
    return { option: "surfaceFinish", args: { thickness: thicknessMm } };
  },
};

/** Only ENIG has a gold thickness to choose. */
export const goldNeedsEnig = onlyWhere("enigAuThickness", ({ surfaceFinish }) => surfaceFinish === "ENIG", {
  yields: ["surfaceFinish"],
});

/** Fingers are gold only where the finish is: hot-air levelling would tin them. */
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

/** The number of gold fingers: required where there are any, and said only there. */
export const goldFingerCount: PcbRule = {
  yields: ["goldFingers"],
  check({ goldFingers, goldFingerCount: count }) {
    const problem = problemOf(goldFingers, count);
    return problem && { option: "goldFingerCount", args: { problem } };
  },
  follows: ({ goldFingers, goldFingerCount: count }) =>
    goldFingers ? { goldFingerCount: count } : { goldFingerCount: "" },
};

/** An edge is chamfered for gold fingers. */
export const chamferNeedsFingers = onlyWhere("goldFingerChamferDeg", ({ goldFingers }) => goldFingers, {
  yields: ["goldFingers"],
});

/** In a scored panel the edge that would be chamfered is not free yet. */
export const chamferOnPanel = onlyWhere("goldFingerChamferDeg", (specification) => !isPanel(specification));

/** The machine that chamfers holds boards from 50 mm on: a board house's published limit. */
export const chamferSize = onlyWhere(
  "goldFingerChamferDeg",
  ({ widthMm, heightMm }) => Math.min(widthMm, heightMm) >= CHAMFER.minBoardMm,
  { args: { min: CHAMFER.minBoardMm } },
);

/** On these, board houses refuse black silkscreen. */
const DARK_MASKS: readonly SolderMaskColor[] = ["Black", "Blue", "Red"];

function isLegible({
  solderMaskColor,
  silkscreenColor,
}: Pick<PcbSpecification, "solderMaskColor" | "silkscreenColor">): boolean {
  return silkscreenColor === "White" ? solderMaskColor !== "White" : !DARK_MASKS.includes(solderMaskColor);
}

/**
 * Silkscreen must be legible on its mask: white not on white, black on light masks alone. A board without mask or
 * silkscreen has nothing to be told apart.
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
