import { describe, expect, it } from "vitest";
import { plainSource } from "@/lib/core/board3d/board-source";
import { throughHolesOf } from "@/lib/core/board3d/through-holes";
import type { DrillLayer } from "@/lib/core/board/drill";

const drill = (change: Partial<DrillLayer>): DrillLayer => ({
  ...{ file: "drill", plating: "plated", holes: new Float64Array(), slots: [] },
  ...change,
});
const holesOf = (...drills: DrillLayer[]) =>
  throughHolesOf({ ...plainSource(40, 20), drills }).map(({ path, diameterMm, isPlated }) => [
    [...path],
    diameterMm,
    isPlated,
  ]);

describe("the holes through a board", () => {
  it("are slots first, then holes by size, each with its plating", () => {
    const slot = { diameterMm: 0.5, path: Float64Array.of(1, 2, 0, 3, 2, 0) };
    const plated = drill({ slots: [slot], holes: Float64Array.of(5, 6, 0.3, 7, 8, 1) });
    const bare = drill({ plating: "non-plated", holes: Float64Array.of(9, 10, 3) });
    expect(holesOf(plated, bare)).toEqual([
      [[1, 2, 0, 3, 2, 0], 0.5, true],
      [[9, 10, 0], 3, false],
      [[7, 8, 0], 1, true],
      [[5, 6, 0], 0.3, true],
    ]);
  });

  it("have a diameter", () => {
    const slot = { diameterMm: 0, path: Float64Array.of(1, 2, 0) };
    expect(holesOf(drill({ slots: [slot], holes: Float64Array.of(1, 1, 0, 2, 2, -1, 3, 3, 0.2) }))).toEqual([
      [[3, 3, 0], 0.2, true],
    ]);
  });

  it("are not plated where neither the file nor a pad says so", () => {
    expect(holesOf(drill({ plating: "unknown", holes: Float64Array.of(1, 1, 1) }))).toEqual([[[1, 1, 0], 1, false]]);
  });

  it("begin at the first copper layer and end at the last", () => {
    const spanned = (from: number, to: number) =>
      throughHolesOf({
        ...plainSource(40, 20),
        layers: [],
        drills: [drill({ span: { from, to }, holes: Float64Array.of(1, 1, 1) })],
      }).length;
    // Without layers every span from the first one is through.
    expect([spanned(1, 2), spanned(2, 4), spanned(0, 4)]).toEqual([1, 0, 0]);
  });
});
