// Print must be legible on its mask: white not on white, black on light masks alone.

import type { PcbRule } from "@/lib/core/pcb/rule";
import type { PcbSpecification, SolderMaskColor } from "@/lib/core/pcb/specification";

/** On these, board houses refuse black print. */
const DARK_MASKS: readonly SolderMaskColor[] = ["Black", "Blue", "Red"];

function isLegible({
  solderMaskColor,
  silkscreenColor,
}: Pick<PcbSpecification, "solderMaskColor" | "silkscreenColor">): boolean {
  return silkscreenColor === "White" ? solderMaskColor !== "White" : !DARK_MASKS.includes(solderMaskColor);
}

/** A side without mask or without print has nothing to be told apart. */
export const legendOnMask: PcbRule = {
  yields: ["silkscreenColor", "solderMaskColor"],
  check(specification) {
    const { solderMask, solderMaskColor, silkscreen, silkscreenColor } = specification;
    if (solderMask === "none" || silkscreen === "none" || isLegible(specification)) return null;
    return { option: "silkscreenColor", args: { mask: solderMaskColor, legend: silkscreenColor } };
  },
  follows: ({ silkscreenColor }) => ({ silkscreenColor: silkscreenColor === "White" ? "Black" : "White" }),
};
