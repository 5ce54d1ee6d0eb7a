import { describe, expect, test } from "vitest";
import { assembleBoard } from "@/lib/core/gerber/board";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { Warning } from "@/lib/core/board/warning";
import { bytesOf } from "./gerber-text";

const SURE: Pick<LayerAssignment, "confidence" | "basis" | "evidence" | "format"> = {
  confidence: 1,
  basis: "name",
  evidence: [],
  format: "gerber",
};
const FILES: LayerAssignment[] = [
  { file: "top", type: "copper", side: "top", layer: 1, ...SURE },
  { file: "bottom", type: "copper", side: "bottom", layer: 2, ...SURE },
  { file: "outline", type: "outline", side: "all", ...SURE },
  { file: "drill", type: "drill", side: "all", plating: "plated", ...SURE, format: "excellon" },
  { file: "nets", type: "netlist", side: "all", ...SURE, format: "text" },
];
const at = (x: number, y: number) => `X${Math.round(x * 1e4)}Y${Math.round(y * 1e4)}`;
const gerber = (body: string) => `%FSLAX44Y44*%\n%MOMM*%\n%ADD10C,1*%\n%ADD11C,0.2*%\nD10*\n${body}\nM02*\n`;
const column = (value: number) =>
  `${value < 0 ? "-" : "+"}${String(Math.abs(Math.round(value * 1000))).padStart(6, "0")}`;

/** A record in 0.001 mm: a pad on top, or with a hole on both sides. */
function record(net: string, x: number, y: number, holeMm = 0): string {
  const hole = holeMm > 0 ? `D${String(holeMm * 1000).padStart(4, "0")}P` : "      ";
  const code = holeMm > 0 ? "317" : "327";
  return `${code}${net.padEnd(14)}   U1    -1    ${hole}A${holeMm > 0 ? "00" : "01"}X${column(x)}Y${column(y)}X1000Y0000R000S0`;
}

/**
 * Pads at (5, 5), (15, 5), (5, 15) and (25, 15) on top. The first two are joined there, the third goes through a hole to
 * a track below that ends at (15, 15).
 */
const TOP = `${at(5, 5)}D03*\n${at(15, 5)}D03*\n${at(5, 15)}D03*\n${at(25, 15)}D03*\nD11*\n${at(5, 5)}D02*\n${at(15, 5)}D01*`;
const BOTTOM = `${at(5, 15)}D03*\n${at(15, 15)}D03*\nD11*\n${at(5, 15)}D02*\n${at(15, 15)}D01*`;

function warningsOf(records: readonly string[], copper: { top?: string; bottom?: string } = {}): Warning[] {
  const bodies: Record<string, string> = {
    top: gerber(copper.top ?? TOP),
    bottom: gerber(copper.bottom ?? BOTTOM),
    outline: gerber("D11*\nX0Y0D02*\nX300000Y0D01*\nX300000Y200000D01*\nX0Y200000D01*\nX0Y0D01*"),
    drill: "M48\nMETRIC\nT1C0.5\n%\nT1\nX5.0Y15.0\nX15.0Y15.0\nM30\n",
    nets: `P  UNITS CUST 1\n${records.join("\n")}\n999\n`,
  };
  const files = Object.entries(bodies).map(([name, text]) => ({ name, bytes: bytesOf(text) }));
  const board = assembleBoard(files, FILES);
  if (!board.ok) throw new Error(board.code);
  return board.value.warnings.filter(({ code }) => code.startsWith("NETLIST"));
}

/** As the copper is; through holes carry B below. */
const AGREED = (dx = 0, dy = 0) => [
  record("A", 5 + dx, 5 + dy),
  record("A", 15 + dx, 5 + dy),
  record("B", 5 + dx, 15 + dy, 0.5),
  record("B", 15 + dx, 15 + dy, 0.5),
  record("C", 25 + dx, 15 + dy),
];

describe("copper and netlist", () => {
  test("that agree are not spoken of, wherever the netlist counts from", () => {
    expect(warningsOf(AGREED())).toEqual([]);
    expect(warningsOf(AGREED(-100, 37.5))).toEqual([]);
  });

  test("of different boards are said to be so", () => {
    const elsewhere = [
      record("A", 1, 1),
      record("A", 3, 2),
      record("B", 8, 17),
      record("C", 29, 3),
      record("D", 11, 9),
    ];
    expect(warningsOf(elsewhere)).toEqual([{ code: "NETLIST_ELSEWHERE" }]);
  });

  test("part where a point has no copper under it", () => {
    expect(warningsOf([...AGREED(), record("D", 20, 10)])).toEqual([
      { code: "NETLIST_OFF_COPPER", places: [{ xMm: 20, yMm: 10 }], count: 1 },
    ]);
  });

  test("part where copper joins two nets", () => {
    const records = AGREED(10, 0).map((line, at) => (at === 1 ? record("Z", 25, 5) : line));
    expect(warningsOf(records)).toEqual([{ code: "NETLIST_NETS_JOINED", places: [{ xMm: 15, yMm: 5 }], count: 1 }]);
  });

  test("part where a net lies in two pieces", () => {
    const without = `${at(5, 15)}D03*\n${at(15, 15)}D03*`;
    expect(warningsOf(AGREED(), { bottom: without })).toEqual([
      { code: "NETLIST_NET_BROKEN", places: [{ xMm: 15, yMm: 15 }], count: 1 },
    ]);
  });

  test("part where the copper under a point is cleared", () => {
    const cleared = `${TOP}\n%LPC*%\nD10*\n${at(25, 15)}D03*`;
    expect(warningsOf(AGREED(), { top: cleared })).toEqual([
      { code: "NETLIST_OFF_COPPER", places: [{ xMm: 25, yMm: 15 }], count: 1 },
    ]);
  });
});
