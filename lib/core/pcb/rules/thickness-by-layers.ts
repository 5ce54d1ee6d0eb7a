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
    const [min, max] = THICKNESS_BY_LAYERS[layers] ?? [0, 0];
    return thicknessMm >= min && thicknessMm <= max ? null : { option: "thicknessMm", args: { layers, min, max } };
  },
};
