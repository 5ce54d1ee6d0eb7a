import { describe, expect, it } from "vitest";
import { addRing, scaleOf, standOff } from "@/components/stage/canvas/ring-path";
import { standIn } from "@/tests/support/stand-in";

/** Records the points of a path. */
class NotedPath {
  readonly points: [number, number][] = [];
  closed = 0;
  moveTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
  lineTo(x: number, y: number): void {
    this.points.push([x, y]);
  }
  closePath(): void {
    this.closed++;
  }
}

function drawn(vertices: readonly number[], offMm: number, from = 0, to = vertices.length / 2) {
  const path = new NotedPath();
  const count = addRing(standIn<Path2D>(path), Float32Array.from(vertices), { from, to, offMm });
  expect([path.points.length, path.closed]).toEqual([count, 1]);
  return path.points;
}

const circle = (pieces: number, radius: number) =>
  Array.from({ length: pieces }, (_, k) => (2 * Math.PI * k) / pieces).flatMap((angle) => [
    radius * Math.cos(angle),
    radius * Math.sin(angle),
  ]);

function distanceTo(points: readonly [number, number][], x: number, y: number): number {
  return Math.min(
    ...points.map(([ax, ay], k) => {
      const [bx, by] = points[(k + 1) % points.length] ?? [ax, ay];
      const square = (bx - ax) ** 2 + (by - ay) ** 2;
      const along = square > 0 ? Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square)) : 0;
      return Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay));
    }),
  );
}

describe("a ring on a canvas", () => {
  it("has all of its points where every point counts", () => {
    const points = [0, 0, 1, 0, 2, 0, 2, 2];
    expect(drawn(points, 0).flat()).toEqual(points);
  });

  it("is a part of the vertices", () => {
    expect(drawn([9, 9, 0, 0, 2, 0, 2, 2, 9, 9], 0.01, 1, 4)).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
  });

  it("loses the points on a straight line, and keeps its corners", () => {
    expect(drawn([0, 0, 0.5, 0, 1, 0, 2, 0, 2, 1, 2, 2], 0.001)).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
    ]);
  });

  it("keeps a way out and back, which a cut into a plane is", () => {
    const points = [0, 0, 4, 0, 4, 4, 2, 4, 2, 1, 2, 4, 0, 4];
    expect(drawn(points, 0.05)).toContainEqual([2, 1]);
  });

  // If n points of an arc are skipped, the middle one is n² / 4 (n − 1) times as far from the chord as the last: 1.8
  // for six.
  it.each([0.002, 0.01, 0.05])("stands off a circle of many pieces by no more than twice %s mm", (offMm) => {
    const points = circle(200, 1);
    const coarse = drawn(points, offMm);
    expect(coarse.length).toBeLessThan(100);
    for (let k = 0; k < points.length; k += 2)
      expect(distanceTo(coarse, points[k] ?? 0, points[k + 1] ?? 0)).toBeLessThan(2 * offMm);
  });

  it("is made for the next power of two, and whole where a pixel is as small as the rings are true", () => {
    expect([13, 16, 17].map(scaleOf)).toEqual([16, 16, 32]);
    expect(standOff(16)).toBeCloseTo(0.06 / 16, 9);
    expect(standOff(64)).toBe(0);
  });
});
