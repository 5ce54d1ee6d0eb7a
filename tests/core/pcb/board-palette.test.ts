// One palette for every drawing of a board: quote, viewer, DFM check, 3D view, cart.

import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { boardPalette, PLAIN_APPEARANCE } from "@/lib/core/pcb/board-palette";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";

const tokens = readFileSync("app/tokens.css", "utf8");
const tokenOf = (name: string) => new RegExp(`--pcb-${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1];

describe("the palette", () => {
  it.each(PCB_OPTIONS.solderMaskColor)("has the %s mask that the design has", (solderMaskColor) => {
    expect(boardPalette({ ...PLAIN_APPEARANCE, solderMaskColor }).maskColor).toBe(
      tokenOf(`mask-${solderMaskColor.toLowerCase()}`),
    );
  });

  it("is silver for both HASL finishes and gold for ENIG", () => {
    const finishes = PCB_OPTIONS.surfaceFinish.map(
      (surfaceFinish) => boardPalette({ ...PLAIN_APPEARANCE, surfaceFinish }).finish,
    );
    expect(finishes).toEqual([tokenOf("tin"), tokenOf("tin"), tokenOf("gold")]);
  });

  it("prints in the chosen silkscreen", () => {
    const silks = PCB_OPTIONS.silkscreenColor.map(
      (silkscreenColor) => boardPalette({ ...PLAIN_APPEARANCE, silkscreenColor }).silkColor,
    );
    expect(silks).toEqual([tokenOf("silk"), tokenOf("mask-black")]);
  });

  it("takes what it does not know for a plain board", () => {
    const unknown = { solderMaskColor: "Purple", silkscreenColor: "constructor", surfaceFinish: "" };
    expect(boardPalette(unknown)).toEqual(boardPalette(PLAIN_APPEARANCE));
  });

  it("keeps a black mask black over copper and over the bare laminate", () => {
    const { maskColor, maskOpacity } = boardPalette({ ...PLAIN_APPEARANCE, solderMaskColor: "Black" });
    const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
    for (const under of ["#c68a4e", "#d9c38c"]) {
      const seen = channels(maskColor).map(
        (ink, k) => ink * maskOpacity + (channels(under)[k] ?? 0) * (1 - maskOpacity),
      );
      // Gray: brown or olive would have one channel far from the others.
      expect(Math.max(...seen) - Math.min(...seen)).toBeLessThan(6);
      expect(Math.max(...seen)).toBeLessThan(40);
    }
  });
});
