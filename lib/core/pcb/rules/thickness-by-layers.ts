// How thin and how thick a board of so many layers is pressed.

import type { PcbRule } from "@/lib/core/pcb/rule";

/** Thinnest and thickest by layers: a board house's public order form, and for 0.4 mm another one's price list. */
const THICKNESS_BY_LAYERS: Readonly<Record<number, readonly [number, number]>> = {
  1: [0.4, 1.6],
  2: [0.4, 1.6],
  4: [0.6, 2.5],
  6: [1.0, 2.5],
  8: [1.2, 2.5],
};

export const thicknessByLayers: PcbRule = {
  yields: ["thicknessMm"],
  check({ thicknessMm, layers }) {
    const limits = THICKNESS_BY_LAYERS[layers];
    // A layer count that is not made is another rule's business.
    if (!limits) return null;
    const [min, max] = limits;
    return thicknessMm >= min && thicknessMm <= max ? null : { option: "thicknessMm", args: { layers, min, max } };
  },
};
