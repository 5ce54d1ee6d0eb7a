// Joints that a board's files show: paste apertures by side, and holes of a lead's width.

import { describe, expect, it } from "vitest";
import { readBoard } from "@/lib/core/gerber/board";
import { solderPoints } from "@/lib/core/measure/solder-points";

const MM = "%FSLAX46Y46*%\n%MOMM*%\n";
const at = (x: number, y: number) => `X${x * 1e6}Y${y * 1e6}`;
const flashes = (size: string, points: readonly [number, number][]) =>
  `${MM}%ADD10${size}*%\nD10*\n${points.map(([x, y]) => `${at(x, y)}D03*`).join("\n")}\nM02*\n`;
const edge = `${MM}%ADD10C,0.1*%\nD10*\n${at(0, 0)}D02*\n${at(40, 0)}D01*\n${at(40, 30)}D01*\n${at(0, 30)}D01*\n${at(0, 0)}D01*\nM02*\n`;
const drill =
  "M48\nMETRIC,TZ\nT1C0.300\nT2C1.000\nT3C3.200\n%\nT1\nX10.0Y10.0\nX12.0Y10.0\nT2\nX20.0Y20.0\nX22.54Y20.0\nT3\nX3.0Y3.0\nM30\n";
/** Three chips on the top, one on the bottom, two leads, two vias and a screw. */
const TOP: [number, number][] = [
  ...([
    [5, 5],
    [6, 5],
    [5, 8],
    [6, 8],
    [5, 11],
    [6, 11],
  ] as [number, number][]),
];
const HOLES: [number, number][] = [
  [20, 20],
  [22.54, 20],
  [3, 3],
];
const files = {
  "b-F_Cu.gbr": flashes("R,0.6X0.8", TOP),
  "b-B_Cu.gbr": flashes("R,0.6X0.8", [
    [30, 5],
    [31, 5],
  ]),
  "b-F_Mask.gbr": flashes("C,1.6", [...TOP, ...HOLES]),
  "b-B_Mask.gbr": flashes("C,1.6", [[30, 5], [31, 5], ...HOLES]),
  "b-F_Paste.gbr": flashes("R,0.5X0.7", TOP),
  "b-B_Paste.gbr": flashes("R,0.5X0.7", [
    [30, 5],
    [31, 5],
  ]),
  "b-Edge_Cuts.gbr": edge,
  "b.drl": drill,
};
const read = (set: Record<string, string>) => {
  const board = readBoard(Object.entries(set).map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })));
  if (!board.ok) throw new Error("not read");
  return solderPoints(board.value);
};
const without = (name: keyof typeof files) => Object.fromEntries(Object.entries(files).filter(([key]) => key !== name));

describe("joints of a board", () => {
  it("are the apertures of each side's paste, and the plated holes that leads go into", () => {
    expect(read(files)).toEqual({ smtPadsTop: 6, smtPadsBottom: 2, thtHoles: 2 });
  });

  it("are the bare pads of a side whose paste layer did not come", () => {
    expect(read(without("b-F_Paste.gbr"))).toMatchObject({ smtPadsTop: 6, smtPadsBottom: 2 });
  });

  it("are not known without drill files", () => {
    expect(read(without("b.drl"))).toMatchObject({ smtPadsTop: 6, thtHoles: null });
  });
});
