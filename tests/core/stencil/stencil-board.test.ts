import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { type StencilBoard, stencilBoard } from "@/lib/core/stencil/stencil-board";
import { bytesOf } from "../gerber/gerber-text";

const HEAD = "%FSLAX46Y46*%\n%MOMM*%\n";
const TOOLS = "%ADD10C,0.1*%\n%ADD11R,0.6X0.4*%\n%ADD12C,1.2*%\n";
const flash = (tool: number, places: readonly (readonly [number, number])[]) =>
  `D${tool}*\n${places.map(([x, y]) => `X${x}000000Y${y}000000D03*\n`).join("")}`;
const EDGE = "D10*\nX0Y0D02*\nX20000000D01*\nY10000000D01*\nX0D01*\nY0D01*\n";
const DRILL = "M48\nMETRIC\nT1C0.6\n%\nG90\nT1\nX12.0Y5.0\nM30\n";

function open(files: Record<string, string>): StencilBoard {
  const set = Object.entries({ "b.gko": TOOLS + EDGE, ...files }).map(([name, body]) => ({
    name,
    bytes: bytesOf(name.endsWith(".drl") ? body : `${HEAD}${name.endsWith(".gko") ? "" : TOOLS}${body}M02*\n`),
  }));
  const board = readBoard(set);
  if (!board.ok) throw new Error(board.code);
  return stencilBoard(board.value);
}

const places = (set: StencilBoard["top"]["paste"]) => set?.apertures.map(({ xMm, yMm }) => [xMm, yMm]);

describe("a board as a stencil sees it", () => {
  it("has the paste of each side, its size and its edge", () => {
    const found = open({
      "b.gtl": flash(11, [[5, 5]]),
      "b.gtp": flash(11, [[5, 5]]),
      "b.gbl": flash(11, [[7, 5]]),
      "b.gbp": flash(11, [[7, 5]]) + flash(12, [[9, 5]]),
    });
    expect([found.widthMm, found.heightMm]).toEqual([20, 10]);
    expect(found.edge).toMatch(/^m.*z$/);
    expect(places(found.top.paste)).toEqual([[5, 5]]);
    expect(places(found.bottom.paste)).toEqual([
      [7, 5],
      [9, 5],
    ]);
    expect(found.top.pads).toBeNull();
  });

  it("without paste offers the pads that are bare and not drilled, in their own size", () => {
    // Four pads: one under the mask, one drilled, and one with an opening larger than its 0.6 × 0.4.
    const copper =
      flash(11, [
        [5, 5],
        [7, 5],
      ]) +
      flash(12, [
        [12, 5],
        [16, 5],
      ]);
    const mask = flash(12, [
      [5, 5],
      [12, 5],
      [16, 5],
    ]);
    const { top, bottom } = open({ "b.gtl": copper, "b.gts": mask, "b.drl": DRILL, "b.gbl": flash(12, [[12, 5]]) });
    expect(top.paste).toBeNull();
    expect(places(top.pads)).toEqual([
      [5, 5],
      [16, 5],
    ]);
    expect(top.pads?.apertures[0]).toMatchObject({ areaMm2: expect.closeTo(0.24, 9), sidesMm: [0.4, 0.6] });
    // No mask came for the bottom: which of its pads are bare is not known.
    expect(bottom).toEqual({ paste: null, pads: null });
  });

  it("believes what pads say of themselves", () => {
    const aperture = (purpose: string, code: number) => `%TA.AperFunction,${purpose}*%\n%ADD${code}R,1X1*%\n%TD*%\n`;
    const copper =
      aperture("SMDPad,CuDef", 20) +
      aperture("FiducialPad,Global", 21) +
      aperture("TestPad", 22) +
      aperture("ConnectorPad", 23) +
      flash(20, [[3, 5]]) +
      flash(21, [[6, 5]]) +
      flash(22, [[9, 5]]) +
      flash(23, [[12, 5]]) +
      flash(12, [[15, 5]]);
    const mask = flash(
      12,
      [3, 6, 9, 12, 15].map((x) => [x, 5] as const),
    );
    expect(places(open({ "b.gtl": copper, "b.gts": mask }).top.pads)).toEqual([
      [3, 5],
      [15, 5],
    ]);
  });

  it("takes a paste layer in which nothing is drawn for none", () => {
    const { top } = open({ "b.gtl": flash(11, [[5, 5]]), "b.gts": flash(11, [[5, 5]]), "b.gtp": "" });
    expect(top.paste).toBeNull();
    expect(places(top.pads)).toEqual([[5, 5]]);
  });
});
