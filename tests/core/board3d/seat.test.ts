// A part is put on the pads that its pins meet, on either side of the board.

import { describe, expect, it } from "vitest";
import type { Body } from "@/lib/core/board3d/body";
import type { Lands } from "@/lib/core/board3d/lands";
import type { PartPlace } from "@/lib/core/board3d/placing";
import { seatOf } from "@/lib/core/board3d/seat";
import { standIn } from "@/tests/support/stand-in";

/** Three pins in an L, which no turn brings onto its mirror image. */
const PINS = [
  [0, 0],
  [2, 0],
  [0, 1],
] as const;

const BODY = standIn<Body>({
  pins: PINS.map(([xMm, yMm]) => ({ xMm, yMm, isThrough: false })),
  pinOne: null,
});

function landsAt(side: "top" | "bottom", points: readonly (readonly [number, number])[]): Lands {
  return {
    hasPad: (asked, x, y) => asked === side && points.some(([px, py]) => Math.hypot(px - x, py - y) < 0.1),
    hasHole: () => false,
  };
}

describe("a part whose file turns it by 90° too much", () => {
  it.each([
    ["top", 1],
    // Seen from above, a part on the lower side is mirrored.
    ["bottom", -1],
  ] as const)("is turned back onto its pads on the %s", (side, up) => {
    const said = { xMm: 10, yMm: 10, rotationDeg: 90, side } satisfies PartPlace;
    const lands = landsAt(
      side,
      PINS.map(([x, y]) => [10 + x, 10 + up * y] as const),
    );
    expect(seatOf(BODY, said, { lands, pads: undefined })).toMatchObject({ xMm: 10, yMm: 10, rotationDeg: 0, side });
  });
});

describe("the seat of a part", () => {
  const pads = (pinOne: readonly [number, number] | null) => ({
    bounds: { minX: 0, minY: 0, maxX: 1, maxY: 1 },
    side: "top" as const,
    pinOne,
  });
  const stated = { xMm: 10, yMm: 10, rotationDeg: 0, side: "top" } satisfies PartPlace;
  /** A chip: both of its turns meet both pads. */
  const chip = (pinOne: number | null) =>
    standIn<Body>({
      pins: [-1, 1].map((xMm) => ({ xMm, yMm: 0, isThrough: false })),
      pinOne,
    });
  const ends = landsAt("top", [
    [9, 10],
    [11, 10],
  ]);

  it("has pin 1 on its own pad, within 0.6 mm", () => {
    const seat = (pinOne: readonly [number, number] | null, body = chip(0)) =>
      seatOf(body, stated, { lands: ends, pads: pads(pinOne) }).rotationDeg;
    expect([seat([9, 10]), seat([11, 10]), seat([11.59, 10]), seat([11, 10.61])]).toEqual([0, 180, 180, 0]);
    expect([seat(null), seat([11, 10], chip(null))]).toEqual([0, 0]);
  });

  it("is that of the first pin where the placement refers to it", () => {
    const row = standIn<Body>({
      pins: [0, 1, 2, 3].map((k) => ({ xMm: -1.5 + k, yMm: 0, isThrough: true })),
      pinOne: 0,
    });
    const holes: Lands = {
      hasPad: () => false,
      hasHole: (x, y) => [10, 11, 12, 13].some((at) => Math.hypot(x - at, y - 10) < 0.1),
    };
    expect(seatOf(row, stated, { lands: holes, pads: undefined })).toEqual({ ...stated, xMm: 11.5 });
  });

  it("stays where another one meets less than 15 % more of the pins", () => {
    // Ten pins, of which the stated seat meets nine, and half a turn all.
    const body = standIn<Body>({
      pins: Array.from({ length: 10 }, (_, k) => ({ xMm: k < 9 ? k - 4 : 7, yMm: 0, isThrough: false })),
      pinOne: null,
    });
    const points = Array.from({ length: 9 }, (_, k) => [10 + k - 4, 10] as const);
    const lands = landsAt("top", [...points, [3, 10]]);
    expect(seatOf(body, stated, { lands, pads: undefined })).toEqual(stated);
  });

  it("stays for a part without pins", () => {
    expect(seatOf(standIn<Body>({ pins: [], pinOne: null }), stated, { lands: ends, pads: undefined })).toBe(stated);
  });
});

it("a part that stands on its pads as it was said to be stays there, on the lower side too", () => {
  const said = { xMm: 10, yMm: 10, rotationDeg: 0, side: "bottom" } satisfies PartPlace;
  const lands = landsAt(
    "bottom",
    PINS.map(([x, y]) => [10 + x, 10 - y] as const),
  );
  expect(seatOf(BODY, said, { lands, pads: undefined })).toEqual(said);
});
