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

it("a part that stands on its pads as it was said to be stays there, on the lower side too", () => {
  const said = { xMm: 10, yMm: 10, rotationDeg: 0, side: "bottom" } satisfies PartPlace;
  const lands = landsAt(
    "bottom",
    PINS.map(([x, y]) => [10 + x, 10 - y] as const),
  );
  expect(seatOf(BODY, said, { lands, pads: undefined })).toEqual(said);
});
