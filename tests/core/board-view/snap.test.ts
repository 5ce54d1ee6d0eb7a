import { expect, test } from "vitest";
import { rectangle } from "@/lib/core/geometry/contour";
import { createPickIndex } from "@/lib/core/board-view/pick";
import { type Snap, snapAt } from "@/lib/core/board-view/snap";
import { smallScene } from "./small-scene";

const scene = smallScene(
  [
    {
      file: "a",
      body: [
        "%ADD10C,1*%%ADD11R,2X1*%G75*",
        "D11*X0Y0D03*",
        "D10*X100000Y0D02*G01*X140000Y0D01*",
        // A quarter of a circle of 3 mm around (20, 0).
        "X230000Y0D02*G03*X200000Y30000I-30000J0D01*",
        "G36*X300000Y0D02*G01*X320000D01*Y20000D01*X300000Y0D01*G37*",
      ].join("\n"),
    },
  ],
  {
    drills: [{ holes: Float64Array.of(0, 10, 0.8) }],
    // From (-5, -5) to (35, 15).
    boards: [{ edge: rectangle(15, 5, 40, 20), cutouts: [] }],
  },
);
const index = createPickIndex(scene, ["a", "holes.drl"]);

test.each<[string, [number, number], Pick<Snap, "kind" | "pointMm" | "layerId" | "object"> | null]>([
  ["the middle of a pad", [0.2, 0.1], { kind: "flash-centre", pointMm: [0, 0], layerId: "a", object: 0 }],
  ["the middle of a hole", [0.1, 9.9], { kind: "hole-centre", pointMm: [0, 10], layerId: "holes.drl", object: 0 }],
  ["the end of a stroke", [10.2, 0.1], { kind: "stroke-end", pointMm: [10, 0], layerId: "a", object: 1 }],
  ["the middle of a stroke", [12.1, 0.2], { kind: "stroke-middle", pointMm: [12, 0], layerId: "a", object: 1 }],
  [
    "a stroke where nothing else is near",
    [11, 0.2],
    { kind: "centre-line", pointMm: [11, 0], layerId: "a", object: 1 },
  ],
  ["the corner of a region", [31.9, 1.9], { kind: "region-corner", pointMm: [32, 2], layerId: "a", object: 3 }],
  ["the corner of the board", [-4.9, -4.8], { kind: "outline-corner", pointMm: [-5, -5], layerId: null, object: null }],
  ["the edge of the board", [15, -4.8], { kind: "outline-edge", pointMm: [15, -5], layerId: null, object: null }],
  ["nothing where nothing is", [25, 10], null],
])("%s", (_, at, wanted) => {
  const snap = snapAt(index, scene.outline, at, 0.3);
  expect(snap && { kind: snap.kind, pointMm: snap.pointMm, layerId: snap.layerId, object: snap.object }).toEqual(
    wanted,
  );
});

test("the middle of an arc lies on its bow", () => {
  // (20 + 3 / √2, 3 / √2), 0.1 mm away along the diagonal.
  const along = 3 * Math.SQRT1_2;
  const out = 3.1 * Math.SQRT1_2;
  const snap = snapAt(index, scene.outline, [20 + out, out], 0.3);
  expect(snap?.kind).toBe("stroke-middle");
  expect(snap?.pointMm[0]).toBeCloseTo(20 + along, 9);
  expect(snap?.pointMm[1]).toBeCloseTo(along, 9);
  expect(snap?.distanceMm).toBeCloseTo(0.1, 9);
});

test("the centre of an arc is found from the arc's box", () => {
  // The pen of 1 mm makes the arc's box start at (19.5, -0.5).
  const snap = snapAt(index, scene.outline, [20.1, 0.1], 0.3);
  expect(snap).toMatchObject({ kind: "arc-centre", layerId: "a", object: 2 });
  expect(snap?.pointMm[0]).toBeCloseTo(20, 9);
  expect(snap?.pointMm[1]).toBeCloseTo(0, 9);
});
