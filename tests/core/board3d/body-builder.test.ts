// The solids of package bodies against their volumes.

import { describe, expect, it } from "vitest";
import { BodyBuilder } from "@/lib/core/board3d/body-builder";
import { boundsOfMesh, type Solid, solidsOf, steepestNormal } from "./mesh-measures";

function built(draw: (builder: BodyBuilder) => void): Solid {
  const builder = new BodyBuilder();
  draw(builder);
  const { matt, metal } = builder.build();
  const solids = [...solidsOf(matt), ...solidsOf(metal)];
  // Corners of round solids lean by half a step of 15°.
  for (const mesh of [matt, metal]) expect(steepestNormal(mesh)).toBeGreaterThan(Math.cos(Math.PI / 22));
  expect(solids).toHaveLength(1);
  return solids[0] as Solid;
}

/** The area of a circle drawn with 24 sides. */
const disc = (radius: number) => 12 * radius ** 2 * Math.sin((2 * Math.PI) / 24);
/** The volume between two similar outlines. */
const frustum = (height: number, below: number, above: number) =>
  (height * (below + above + Math.sqrt(below * above))) / 3;

const BLOCK = { x: 10, y: -5, lengthMm: 4, widthMm: 3, fromZ: 0.5, toZ: 2.5 };

describe("a block", () => {
  it("has its size around its center, and is closed", () => {
    const solid = built((builder) => builder.block("mould", BLOCK));
    expect(solid).toMatchObject({ paint: "mould", open: [] });
    expect(solid.box).toEqual({ minX: 8, maxX: 12, minY: -6.5, maxY: -3.5, minZ: 0.5, maxZ: 2.5 });
    expect(solid.volume).toBeCloseTo(24, 4);
  });

  it("has an upper face that is inset by the bevel", () => {
    const solid = built((builder) => builder.block("mould", BLOCK, 0.5));
    expect(solid.box).toEqual({ minX: 8, maxX: 12, minY: -6.5, maxY: -3.5, minZ: 0.5, maxZ: 2.5 });
    // 1.5 mm of 4 × 3, and half a millimeter from there to 3 × 2: by Simpson's rule, with 3.5 × 2.5 in the middle.
    expect(solid.volume).toBeCloseTo(18 + (0.5 / 6) * (12 + 4 * 8.75 + 6), 4);
    expect(solid.open).toEqual([]);
  });

  it.each([
    ["length", { ...BLOCK, lengthMm: 0.3 }, 0.1],
    ["width", { ...BLOCK, widthMm: 0.6 }, 0.2],
    ["height", { ...BLOCK, toZ: 0.9 }, 0.2],
  ])("has a bevel of at most a third of its sides and half of its height: by its %s", (_name, block, bevel) => {
    const { lengthMm: length, widthMm: width, fromZ, toZ } = block;
    const inset = (by: number) => (length - 2 * by) * (width - 2 * by);
    const volume = (toZ - fromZ - bevel) * inset(0) + (bevel / 6) * (inset(0) + 4 * inset(bevel / 2) + inset(bevel));
    expect(built((builder) => builder.block("mould", block, 9)).volume).toBeCloseTo(volume, 5);
  });
});

describe("round solids", () => {
  it("are cans with and without a bevel", () => {
    const can = { x: 1, y: 2, radiusMm: 3, fromZ: 1, toZ: 5 };
    const plain = built((builder) => builder.can("can", can));
    expect(plain.volume).toBeCloseTo(4 * disc(3), 3);
    expect([plain.paint, plain.open]).toEqual(["can", []]);
    const { minX, maxX, minY, maxY, minZ, maxZ } = plain.box;
    [-2, 4, -1, 5, 1, 5].forEach((mm, k) => expect([minX, maxX, minY, maxY, minZ, maxZ][k]).toBeCloseTo(mm, 5));
  });

  it("are cans with a bevel", () => {
    const builder = new BodyBuilder();
    builder.can("sleeve", { x: 1, y: 2, radiusMm: 3, fromZ: 1, toZ: 5 }, 0.5);
    const [solid] = solidsOf(builder.build().matt);
    expect(solid?.volume).toBeCloseTo(3.5 * disc(3) + frustum(0.5, disc(3), disc(2.5)), 3);
    expect(solid?.box.maxZ).toBe(5);
    expect(solid?.open).toEqual([]);
  });

  it("are hemispheres in five steps", () => {
    const builder = new BodyBuilder();
    builder.dome("lens", { x: 1, y: 2, radiusMm: 2, fromZ: 1 });
    const [solid] = solidsOf(builder.build().matt);
    const { minX = 0, maxX = 0, minZ = 0, maxZ = 0 } = solid?.box ?? {};
    [minX, maxX, minZ, maxZ].forEach((mm, k) => expect(mm).toBeCloseTo([-1, 3, 1, 1 + 2 * 0.97][k] ?? 0, 5));
    // Within 5 % of the sphere's half, from inside.
    const half = (2 / 3) * Math.PI * 8;
    expect(solid?.volume).toBeLessThan(half);
    expect(solid?.volume).toBeGreaterThan(0.95 * half);
    expect(solid?.open).toEqual([]);
  });

  it("are rods along x", () => {
    const solid = built((builder) => builder.rod("polymer", { fromX: -3, toX: 4, y: 1, z: 2, radiusMm: 0.5 }));
    expect(solid.volume).toBeCloseTo(7 * disc(0.5), 4);
    expect(solid.open).toEqual([]);
    const { minX, maxX, minY, maxY, minZ, maxZ } = solid.box;
    [-3, 4, 0.5, 1.5, 1.5, 2.5].forEach((mm, k) => expect([minX, maxX, minY, maxY, minZ, maxZ][k]).toBeCloseTo(mm, 5));
  });

  it("are prisms over any convex outline", () => {
    const triangle = [
      [0, 0],
      [4, 0],
      [0, 3],
    ] as const;
    expect(built((builder) => builder.prism("mould", triangle, [1, 3])).volume).toBeCloseTo(12, 5);
  });
});

describe("a gull wing", () => {
  const LEAD = { atMm: 1, fromMm: 2, toMm: 4, widthMm: 0.4, exitZ: 1 };
  const wing = (facing: "right" | "top" | "left" | "bottom", lead = LEAD) => {
    const builder = new BodyBuilder();
    builder.gullWing(facing, lead);
    const { matt, metal } = builder.build();
    expect(matt.indices).toHaveLength(0);
    expect(steepestNormal(metal)).toBeGreaterThan(0.9999);
    const [solid] = solidsOf(metal);
    if (!solid) throw new Error("no lead");
    return { ...solid, metal };
  };

  it.each([
    ["right", { minX: 2, maxX: 4, minY: 0.8, maxY: 1.2 }],
    ["top", { minX: -1.2, maxX: -0.8, minY: 2, maxY: 4 }],
    ["left", { minX: -4, maxX: -2, minY: -1.2, maxY: -0.8 }],
    ["bottom", { minX: 0.8, maxX: 1.2, minY: -4, maxY: -2 }],
  ] as const)("at the %s goes from the body down to the board", (facing, expected) => {
    const { box } = wing(facing);
    for (const [side, mm] of Object.entries({ ...expected, minZ: 0, maxZ: 1 }))
      expect([side, box[side as keyof typeof box]]).toEqual([side, expect.closeTo(mm, 5)]);
  });

  it("is open only where it is in the body", () => {
    const { open } = wing("right");
    expect(open.length).toBeGreaterThan(0);
    for (const [x] of open) expect(x).toBeCloseTo(2, 5);
  });

  it("is a sheet of 0.15 mm: horizontal, sloped over its thickness, and flat on the board for half of its length", () => {
    // Along x 2 mm less one thickness of slope: its section is 0.15 mm high everywhere but on the slope, where the upper
    // and the lower edge are 0.15 mm apart along x, over 0.85 mm of height.
    const { metal } = wing("right");
    const corners = Array.from({ length: metal.positions.length / 3 }, (_, k) =>
      [0, 2].map((n) => Math.round((metal.positions[3 * k + n] ?? 0) * 1000) / 1000),
    );
    const outline = [...new Set(corners.map((corner) => corner.join(" ")))].sort();
    expect(outline).toEqual(["2 1", "2.85 1", "3 0.15", "4 0.15", "2 0.85", "2.7 0.85", "2.85 0", "4 0"].sort());
  });

  it("is thinner where it leaves a low body, and has a foot of 0.12 mm at least", () => {
    const low = wing("right", { ...LEAD, exitZ: 0.05, toMm: 2.2 });
    expect(low.box.maxZ).toBeCloseTo(0.05, 5);
    // 0.6 of the height; the foot starts at 2.2 − 0.12.
    const heights = new Set(
      Array.from(
        low.metal.positions.filter((_, k) => k % 3 === 2),
        (z) => z.toFixed(3),
      ),
    );
    expect([...heights].sort()).toEqual(["0.000", "0.020", "0.030", "0.050"]);
    const xs = new Set(
      Array.from(
        low.metal.positions.filter((_, k) => k % 3 === 0),
        (x) => x.toFixed(3),
      ),
    );
    expect([...xs].sort()).toEqual(["2.000", "2.020", "2.050", "2.080", "2.200"]);
  });

  it("lies on the board along the whole of a short lead", () => {
    const { box } = wing("right", { ...LEAD, toMm: 2.05 });
    expect([box.minX, box.maxX].map((mm) => mm.toFixed(3))).toEqual(["1.700", "2.050"]);
  });
});

it("metals and other materials are two meshes", () => {
  const builder = new BodyBuilder();
  for (const paint of ["tin", "gold", "can", "mould", "mark"] as const) builder.block(paint, BLOCK);
  const { matt, metal } = builder.build();
  expect(boundsOfMesh(matt)).toEqual(boundsOfMesh(metal));
  // Twelve triangles for each block.
  expect([matt.indices.length, metal.indices.length]).toEqual([2 * 36, 3 * 36]);
});
