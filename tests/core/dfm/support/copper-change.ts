// Copper that is drawn to be measured, and the one finding that each change of it has to give.

import { expect, test } from "vitest";
import { RULE_IDS, type RuleGroup } from "@/lib/core/dfm/rule-ids";
import type { BoardBuilder, DrawnName } from "./board-builder";
import { cleanBoard, findingsOn, type Told } from "./clean-board";

export type Case = {
  /** Draws what the amount changes. */
  draw: (mm: number) => BoardBuilder;
  /** An amount that is fine, and one that is not. */
  fine: number;
  faulty: number;
  finds: Omit<Told, "rule" | "count"> & { count?: number };
};

export type Point = readonly [number, number];

/** A track between two soldered pads of 1 mm. */
export const track = (board: BoardBuilder, points: readonly Point[], widthMm: number) => {
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  return board.smd("top", from, 1).smd("top", to, 1).trace("top", points, widthMm);
};

/** A track on an inner layer between two vias. */
export const innerTrack = (board: BoardBuilder, points: readonly Point[], widthMm: number) => {
  const [from = [0, 0], to = [0, 0]] = [points[0], points.at(-1)];
  return board.via(from).via(to).trace("inner1", points, widthMm);
};

/** Lines of a width at a pitch, seven each way from (5, 11). */
export const hatch = (lineMm: number, pitchMm: number) => {
  const board = cleanBoard();
  for (let k = 0; k < 7; k++) {
    const at = k * pitchMm;
    board
      .trace(
        "top",
        [
          [5 + at, 10.8],
          [5 + at, 11.2 + 6 * pitchMm],
        ],
        lineMm,
      )
      .trace(
        "top",
        [
          [4.8, 11 + at],
          [5.2 + 6 * pitchMm, 11 + at],
        ],
        lineMm,
      );
  }
  return board;
};

/** A hole at (10, 14) with its pads on some layers, and a foreign track on another, `mm` off its wall. */
export const nextToHole = (name: DrawnName, { radius, mm }: { radius: number; mm: number }, board: BoardBuilder) => {
  const y = 14 - radius - mm - 0.1;
  if (name === "top")
    return track(
      board,
      [
        [5, y],
        [15, y],
      ],
      0.2,
    );
  return innerTrack(
    board,
    [
      [5, y],
      [15, y],
    ],
    0.2,
  );
};

export const netRecord = (net: string, x: number, y: number) => {
  const column = (mm: number) => `+${String(Math.round(mm * 1000)).padStart(6, "0")}`;
  return `327${net.padEnd(14)}   U1    -1          A01X${column(x)}Y${column(y)}X1000Y0000R000S0`;
};

/** By the rule that a change breaks; every rule of the groups has one. */
export function testChanges(groups: readonly RuleGroup[], cases: Readonly<Record<string, Case>>): void {
  test.each(Object.entries(cases))("%s is silent where it is fine and tells what is not", (rule, one) => {
    expect(findingsOn(one.draw(one.fine))).toEqual([]);
    expect(findingsOn(one.draw(one.faulty))).toEqual([{ rule, count: 1, ...one.finds }]);
  });

  test("each of them is tested by a change of its own", () => {
    expect(Object.keys(cases).sort()).toEqual(groups.flatMap((group) => [...RULE_IDS[group]]).sort());
  });
}
