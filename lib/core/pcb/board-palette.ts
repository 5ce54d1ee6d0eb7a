// Colors for drawing a board, from its specification: the same in quote, viewer, DFM check, 3D view and cart.

import type { PcbSpecification } from "@/lib/core/pcb/specification";

/** The options that determine a board's appearance, with current values or those of older orders. */
export type BoardAppearance = { [K in "solderMaskColor" | "silkscreenColor" | "surfaceFinish"]: string };

/** As #rrggbb. */
export interface BoardPalette {
  maskColor: string;
  /** 0 to 1: dark and white inks hide the copper under them, the others are translucent. */
  maskOpacity: number;
  /** Color of the surface finish in the openings of the mask. */
  finish: string;
  silkColor: string;
}

type Mask = Pick<BoardPalette, "maskColor" | "maskOpacity">;

/** Colors of the design (--pcb-mask-* in tokens.css). */
const MASKS: Record<PcbSpecification["solderMaskColor"], Mask> = {
  Green: { maskColor: "#0d4a33", maskOpacity: 0.8 },
  Blue: { maskColor: "#123f7a", maskOpacity: 0.8 },
  Black: { maskColor: "#16191a", maskOpacity: 0.95 },
  Red: { maskColor: "#8c1a20", maskOpacity: 0.8 },
  Yellow: { maskColor: "#c99a13", maskOpacity: 0.8 },
  White: { maskColor: "#eceae2", maskOpacity: 0.93 },
};
const SILKSCREEN: Record<PcbSpecification["silkscreenColor"], string> = { White: "#f3f1e6", Black: "#16191a" };
const TIN = "#c3c8c7";
const FINISHES: Record<PcbSpecification["surfaceFinish"], string> = {
  HASL: TIN,
  "Lead Free HASL": TIN,
  ENIG: "#dcb25f",
};

/** Appearance of a board without any choices. */
export const PLAIN_APPEARANCE: BoardAppearance = {
  solderMaskColor: "Green",
  silkscreenColor: "White",
  surfaceFinish: "HASL",
};

function of<T>(table: Record<string, T>, name: string, otherwise: T): T {
  return Object.hasOwn(table, name) ? (table[name] ?? otherwise) : otherwise;
}

export function boardPalette({ solderMaskColor, silkscreenColor, surfaceFinish }: BoardAppearance): BoardPalette {
  return {
    ...of<Mask>(MASKS, solderMaskColor, MASKS.Green),
    finish: of(FINISHES, surfaceFinish, TIN),
    silkColor: of(SILKSCREEN, silkscreenColor, SILKSCREEN.White),
  };
}
