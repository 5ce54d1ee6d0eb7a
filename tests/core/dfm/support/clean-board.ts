// A board on which no check of copper finds anything, and what the checks of copper find on it once something changed.

import { checkBoard } from "@/lib/core/dfm/check";
import type { Finding } from "@/lib/core/dfm/finding";
import { RULE_IDS, type RuleGroup } from "@/lib/core/dfm/rule-ids";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { BoardBuilder, type DrawnName, orderOf } from "./board-builder";

/** The left and right halves of a pour below y = 9, a quarter of the board together. */
export function pours(board: BoardBuilder, name: DrawnName): BoardBuilder {
  for (const [from, to] of [
    [2, 13],
    [17, 28],
  ] as const)
    board.area(name, [
      [from, 2],
      [to, 2],
      [to, 9],
      [from, 9],
    ]);
  return board;
}

/** 30 × 20 mm, poured below y = 9 on every layer; what a test adds stands above. */
export function cleanBoard(layers = 2): BoardBuilder {
  const board = new BoardBuilder({ layers });
  for (const name of board.copperNames) pours(board, name);
  return board;
}

/** A file of tests each. */
export const COPPER_SUBJECTS = {
  tracks: ["trace", "hatch"],
  gaps: ["spacing", "pads"],
  holes: ["ring", "drillToCopper"],
  board: ["edge", "netlist"],
  balance: ["balance"],
} as const satisfies Record<string, readonly RuleGroup[]>;
const COPPER_GROUPS: readonly RuleGroup[] = Object.values(COPPER_SUBJECTS).flat();

export type Told = Pick<Finding, "rule" | "severity" | "layer" | "x" | "y" | "measured" | "count">;

/** Findings of the checks of some groups, in hundredths of a millimeter. */
export function findingsOn(
  board: BoardBuilder,
  { order = {}, groups = COPPER_GROUPS }: { order?: Partial<PcbSpecification>; groups?: readonly RuleGroup[] } = {},
): Told[] {
  const wanted = new Set<string>(groups.flatMap((group) => [...RULE_IDS[group]]));
  const hundredths = (value: number) => Math.round(value * 100) / 100;
  return checkBoard(board.build(), orderOf({ layers: board.copperNames.length, ...order }))
    .findings.filter(({ rule }) => wanted.has(rule))
    .map(({ rule, severity, layer, x, y, measured, count }) => ({
      rule,
      severity,
      layer,
      x: hundredths(x),
      y: hundredths(y),
      measured: hundredths(measured),
      count,
    }));
}
