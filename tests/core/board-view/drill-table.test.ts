import { describe, expect, it } from "vitest";
import type { DrillLayer } from "@/lib/core/board/drill";
import { drillTable } from "@/lib/core/board-view/drill-table";
import { drillImage, type SceneLayer } from "@/lib/core/board-view/scene";

function drilled(id: string, changes: Partial<DrillLayer>): SceneLayer {
  const drill: DrillLayer = { file: id, plating: "plated", holes: new Float64Array(), slots: [], ...changes };
  const image = drillImage(drill);
  return { id, type: "drill", plating: drill.plating, image } as SceneLayer;
}

describe("the table of drills", () => {
  it("counts holes and slots by diameter and plating, the smallest first, and knows which they are", () => {
    const plated = drilled("pth.drl", {
      // x, y, diameter: two of 0.8 mm around one of 0.3 mm.
      holes: Float64Array.of(0, 0, 0.8, 1, 0, 0.3, 2, 0, 0.8),
      slots: [
        // A path round a corner is one slot of two edges; the next begins elsewhere.
        { diameterMm: 0.8, path: Float64Array.of(0, 5, 0, 1, 5, 0, 1, 6, 0) },
        { diameterMm: 0.8, path: Float64Array.of(9, 9, 0, 9, 8, 0) },
      ],
    });
    const bare = drilled("npth.drl", { plating: "non-plated", holes: Float64Array.of(4, 4, 0.8, 5, 5, 3.2) });
    const copper = { id: "top", type: "copper", image: plated.image } as SceneLayer;
    expect(drillTable({ layers: [copper, plated, bare] })).toEqual([
      {
        diameterMm: 0.3,
        plating: "plated",
        holes: 1,
        slots: 0,
        sets: [{ layerId: "pth.drl", objects: Uint32Array.of(1) }],
      },
      {
        diameterMm: 0.8,
        plating: "plated",
        holes: 2,
        slots: 2,
        sets: [{ layerId: "pth.drl", objects: Uint32Array.of(0, 2, 3, 4, 5) }],
      },
      {
        diameterMm: 0.8,
        plating: "non-plated",
        holes: 1,
        slots: 0,
        sets: [{ layerId: "npth.drl", objects: Uint32Array.of(0) }],
      },
      {
        diameterMm: 3.2,
        plating: "non-plated",
        holes: 1,
        slots: 0,
        sets: [{ layerId: "npth.drl", objects: Uint32Array.of(1) }],
      },
    ]);
  });

  it("is empty for a board without holes", () => {
    expect(drillTable({ layers: [drilled("none.drl", {})] })).toEqual([]);
  });

  it("puts the same tool of two files into one row", () => {
    const first = drilled("a.drl", { holes: Float64Array.of(0, 0, 0.8) });
    const second = drilled("b.drl", { holes: Float64Array.of(1, 1, 0.8000001) });
    expect(drillTable({ layers: [first, second] })).toEqual([
      {
        diameterMm: 0.8,
        plating: "plated",
        holes: 2,
        slots: 0,
        sets: [
          { layerId: "a.drl", objects: Uint32Array.of(0) },
          { layerId: "b.drl", objects: Uint32Array.of(0) },
        ],
      },
    ]);
  });
});
