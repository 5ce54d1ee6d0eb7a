// The shapes of package bodies: blocks, rods, cans, bent leads, balls.

import { isMetal, type Mesh, MeshBuilder, type Paint, type Point3 } from "@/lib/core/board3d/mesh";

export interface Block {
  x: number;
  y: number;
  /** Along x and y. */
  lengthMm: number;
  widthMm: number;
  fromZ: number;
  toZ: number;
}

/** Quarter turns from the right side of a body to the others. */
export type Facing = "right" | "top" | "left" | "bottom";

const QUARTERS: Record<Facing, (x: number, y: number) => readonly [number, number]> = {
  right: (x, y) => [x, y],
  top: (x, y) => [-y, x],
  left: (x, y) => [-x, -y],
  bottom: (x, y) => [y, -x],
};

export class BodyBuilder {
  readonly #matt = new MeshBuilder();
  readonly #metal = new MeshBuilder();

  build(): { matt: Mesh; metal: Mesh } {
    return { matt: this.#matt.build(), metal: this.#metal.build() };
  }

  #of(paint: Paint): MeshBuilder {
    return isMetal(paint) ? this.#metal : this.#matt;
  }

  /** `bevelMm`: the inset of the upper face, as on molded and pressed parts. */
  block(paint: Paint, block: Block, bevelMm = 0): void {
    const { x, y, lengthMm, widthMm, fromZ, toZ } = block;
    const bevel = Math.min(bevelMm, lengthMm / 3, widthMm / 3, (toZ - fromZ) / 2);
    const ring = (inset: number) => rectangle(x, y, lengthMm / 2 - inset, widthMm / 2 - inset);
    if (bevel <= 0) return this.#loft(paint, [ring(0), ring(0)], [fromZ, toZ]);
    this.#loft(paint, [ring(0), ring(0), ring(bevel)], [fromZ, toZ - bevel, toZ]);
  }

  /** A vertical prism over a convex outline, counter-clockwise. */
  prism(paint: Paint, outline: readonly (readonly [number, number])[], [fromZ, toZ]: readonly [number, number]): void {
    this.#loft(paint, [outline, outline], [fromZ, toZ]);
  }

  /** A vertical can, its upper edge inset by `bevelMm`. */
  can(paint: Paint, can: { x: number; y: number; radiusMm: number; fromZ: number; toZ: number }, bevelMm = 0): void {
    const { x, y, radiusMm, fromZ, toZ } = can;
    const around = (radius: number) => circle(x, y, radius);
    if (bevelMm > 0)
      this.#loft(paint, [around(radiusMm), around(radiusMm), around(radiusMm - bevelMm)], [fromZ, toZ - bevelMm, toZ]);
    else this.#loft(paint, [around(radiusMm), around(radiusMm)], [fromZ, toZ]);
  }

  /** A hemisphere on `fromZ`. */
  dome(paint: Paint, { x, y, radiusMm, fromZ }: { x: number; y: number; radiusMm: number; fromZ: number }): void {
    const steps = [0, 0.35, 0.65, 0.86, 0.97];
    const rings = steps.map((height) => circle(x, y, radiusMm * Math.sqrt(1 - height * height)));
    this.#loft(
      paint,
      rings,
      steps.map((height) => fromZ + radiusMm * height),
    );
  }

  /** A horizontal rod along x. */
  rod(paint: Paint, rod: { fromX: number; toX: number; y: number; z: number; radiusMm: number }): void {
    const { fromX, toX, y, z, radiusMm } = rod;
    const ring = circle(y, z, radiusMm);
    const builder = this.#of(paint);
    ring.forEach(([ay, az], k) => {
      const [by, bz] = ring[(k + 1) % ring.length] ?? [0, 0];
      const out = (py: number, pz: number): Point3 => [0, (py - y) / radiusMm, (pz - z) / radiusMm];
      const [a, b] = [out(ay, az), out(by, bz)];
      builder.smoothFace(
        paint,
        [
          [fromX, ay, az],
          [fromX, by, bz],
          [toX, by, bz],
          [toX, ay, az],
        ],
        [a, b, b, a],
      );
    });
    builder.face(
      paint,
      ring.map(([py, pz]): Point3 => [toX, py, pz]),
    );
    builder.face(paint, ring.map(([py, pz]): Point3 => [fromX, py, pz]).reverse());
  }

  /**
   * A gull wing on one side: out of the body at `exitZ`, down, and flat on the board until `toMm` from the center.
   * `atMm` is its position along the side, counter-clockwise from the middle of the right one.
   */
  gullWing(facing: Facing, lead: { atMm: number; fromMm: number; toMm: number; widthMm: number; exitZ: number }): void {
    const { atMm, fromMm, toMm, widthMm, exitZ } = lead;
    const thick = Math.min(0.15, exitZ * 0.6);
    const foot = Math.max((toMm - fromMm) * 0.5, Math.min(0.12, toMm - fromMm));
    const knee = toMm - foot;
    const upper: [number, number][] = [
      [fromMm, exitZ],
      [knee - thick, exitZ],
      [knee, thick],
      [toMm, thick],
    ];
    const lower: [number, number][] = [
      [fromMm, exitZ - thick],
      [knee - 2 * thick, exitZ - thick],
      [knee - thick, 0],
      [toMm, 0],
    ];
    const turn = QUARTERS[facing];
    const put = ([along = 0, z = 0]: readonly number[], across: number): Point3 => {
      const [x, y] = turn(along, atMm + across);
      return [x, y, z];
    };
    const [near, far] = [-widthMm / 2, widthMm / 2];
    const builder = this.#of("tin");
    for (let k = 0; k < 3; k++) {
      const [u0, u1] = [upper[k] ?? [0, 0], upper[k + 1] ?? [0, 0]];
      const [l0, l1] = [lower[k] ?? [0, 0], lower[k + 1] ?? [0, 0]];
      builder.face("tin", [put(u0, near), put(u1, near), put(u1, far), put(u0, far)]);
      builder.face("tin", [put(l1, near), put(l0, near), put(l0, far), put(l1, far)]);
      builder.face("tin", [put(l0, near), put(l1, near), put(u1, near), put(u0, near)]);
      builder.face("tin", [put(u0, far), put(u1, far), put(l1, far), put(l0, far)]);
    }
    builder.face("tin", [put([toMm, 0], near), put([toMm, 0], far), put([toMm, thick], far), put([toMm, thick], near)]);
  }

  /** Rings with the same number of vertices, one above the other, closed below and above. */
  #loft(paint: Paint, rings: readonly (readonly (readonly [number, number])[])[], heights: readonly number[]): void {
    const builder = this.#of(paint);
    for (let level = 0; level + 1 < rings.length; level++) {
      const [below, above] = [rings[level] ?? [], rings[level + 1] ?? []];
      const [low = 0, high = 0] = [heights[level], heights[level + 1]];
      const normals = wallNormals(below);
      below.forEach(([ax, ay], k) => {
        const [bx, by] = below[(k + 1) % below.length] ?? [0, 0];
        const [cx, cy] = above[(k + 1) % above.length] ?? [0, 0];
        const [dx, dy] = above[k] ?? [0, 0];
        const corners: Point3[] = [
          [ax, ay, low],
          [bx, by, low],
          [cx, cy, high],
          [dx, dy, high],
        ];
        const [a, b] = normals[k] ?? [];
        // A flat wall has the normal of its face, which a bevel tilts.
        if (!a || !b || a === b) return builder.face(paint, corners);
        builder.smoothFace(paint, corners, [a, b, b, a]);
      });
    }
    const [bottom, top] = [rings[0] ?? [], rings.at(-1) ?? []];
    builder.face(paint, bottom.map(([x, y]): Point3 => [x, y, heights[0] ?? 0]).reverse());
    builder.face(
      paint,
      top.map(([x, y]): Point3 => [x, y, heights.at(-1) ?? 0]),
    );
  }
}

function rectangle(x: number, y: number, halfX: number, halfY: number): [number, number][] {
  return [
    [x - halfX, y - halfY],
    [x + halfX, y - halfY],
    [x + halfX, y + halfY],
    [x - halfX, y + halfY],
  ];
}

const ROUND = 24;

function circle(x: number, y: number, radius: number): [number, number][] {
  return Array.from({ length: ROUND }, (_, k) => {
    const angle = (2 * Math.PI * k) / ROUND;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Cosine of the largest angle between two walls that are shaded as one round wall: 30°. */
const ROUND_COSINE = Math.cos(Math.PI / 6);

/** For each side of a convex ring, counter-clockwise, the normals at its start and its end; the same one if it is flat. */
function wallNormals(ring: readonly (readonly [number, number])[]): [Point3, Point3][] {
  const flat = ring.map(([ax, ay], k): Point3 => {
    const [bx, by] = ring[(k + 1) % ring.length] ?? [0, 0];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(by - ay) / length, (ax - bx) / length, 0];
  });
  const meeting = (one: Point3, other: Point3): Point3 | null => {
    const cosine = one[0] * other[0] + one[1] * other[1];
    const length = Math.hypot(one[0] + other[0], one[1] + other[1]);
    return cosine < ROUND_COSINE ? null : [(one[0] + other[0]) / length, (one[1] + other[1]) / length, 0];
  };
  return flat.map((own, k) => {
    const previous = flat.at(k - 1) ?? own;
    const next = flat[(k + 1) % flat.length] ?? own;
    return [meeting(previous, own) ?? own, meeting(own, next) ?? own];
  });
}
