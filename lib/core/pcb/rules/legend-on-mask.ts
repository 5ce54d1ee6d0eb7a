// Print must be legible on its mask: white not on white, black on light masks alone.

import type { PcbRule } from "@/lib/core/pcb/rule";
import type { PcbSpecification, SolderMaskColor } from "@/lib/core/pcb/specification";

/** On these, board houses refuse black print. */
const DARK_MASKS: readonly SolderMaskColor[] = ["Black", "Blue", "Red"];

export function isLegible({
  solderMaskColor,
  silkscreenColor,
}: Pick<PcbSpecification, "solderMaskColor" | "silkscreenColor">): boolean {
  return silkscreenColor === "White" ? solderMaskColor !== "White" : !DARK_MASKS.includes(solderMaskColor);
}

export const legendOnMask: PcbRule = {
  yields: ["silkscreenColor", "solderMaskColor"],
  check(specification) {
    const { solderMaskColor, silkscreenColor } = specification;
    return isLegible(specification)
      ? null
      : { option: "silkscreenColor", args: { mask: solderMaskColor, legend: silkscreenColor } };
  },
};
