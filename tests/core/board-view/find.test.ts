import { describe, expect, test } from "vitest";
import { find, entriesOf, search } from "@/lib/core/board-view/find";
import type { Netlist, NetPoint } from "@/lib/core/board/netlist";
import { smallScene } from "./small-scene";

const DOT = "%ADD10C,1*%D10*";
const named = smallScene([
  { file: "a", body: `${DOT}%TO.N,GND*%%TO.P,R10,1*%X0Y0D03*%TO.N,VCC*%%TO.P,R2,1*%X50000Y0D03*%LPC*%X50000Y0D03*` },
  { file: "b", body: `${DOT}%TO.N,GND*%%TO.C,U1*%X90000Y0D03*` },
]);

describe("by attributes", () => {
  test("all nets and parts are listed, R2 before R10", () => {
    expect(entriesOf(named)).toEqual([
      { kind: "net", name: "GND" },
      { kind: "net", name: "VCC" },
      { kind: "part", name: "R2" },
      { kind: "part", name: "R10" },
      { kind: "part", name: "U1" },
    ]);
  });

  test("words are looked for in any case; what starts with them comes first", () => {
    const entries = ["XR1", "R1", "R10", "r1A"].map((name) => ({ kind: "part" as const, name }));
    expect(search(entries, " r1 ").map(({ name }) => name)).toEqual(["R1", "R10", "r1A", "XR1"]);
    expect(search(entries, " ")).toEqual([]);
  });

  test("a net is found on every layer, with the box of its dark objects", () => {
    expect(find(named, { kind: "net", name: "GND" })).toEqual({
      sets: [
        { layerId: "a", objects: Uint32Array.of(0) },
        { layerId: "b", objects: Uint32Array.of(0) },
      ],
      // Dots of 1 mm at x = 0 and x = 9.
      bounds: { minX: -0.5, minY: -0.5, maxX: 9.5, maxY: 0.5 },
    });
    expect(find(named, { kind: "net", name: "VCC" }).sets).toEqual([{ layerId: "a", objects: Uint32Array.of(1) }]);
  });

  test("a part is found by its pins and by its marks", () => {
    expect(find(named, { kind: "part", name: "R2" }).sets).toEqual([{ layerId: "a", objects: Uint32Array.of(1) }]);
    expect(find(named, { kind: "part", name: "U1" }).sets).toEqual([{ layerId: "b", objects: Uint32Array.of(0) }]);
  });

  test("the name of a pin is not the name of a part", () => {
    expect(find(named, { kind: "part", name: "1" }).sets).toEqual([]);
  });
});

describe("by the netlist", () => {
  const point = (changes: Partial<NetPoint>): NetPoint => ({
    net: "N1",
    part: "C1",
    pin: "1",
    kind: "smd",
    isVia: false,
    isMidpoint: false,
    xMm: 0,
    yMm: 0,
    access: "top",
    layer: 1,
    hole: null,
    pad: null,
    mask: "none",
    ...changes,
  });
  const netlist: Netlist = {
    job: null,
    version: null,
    conductors: [],
    edges: [],
    warnings: [],
    points: [point({}), point({ part: "C2", kind: "through", access: "both", layer: null, xMm: 5 })],
  };
  const body = `${DOT}X0Y0D03*X50000Y0D03*`;
  const scene = smallScene(
    [
      { file: "top", side: "top", layer: 1, body },
      { file: "bottom", side: "bottom", layer: 2, body },
    ],
    { netlist },
  );

  test("a net is the copper at its points, on the layers from which they are reached", () => {
    expect(find(scene, { kind: "net", name: "N1" }).sets).toEqual([
      { layerId: "top", objects: Uint32Array.of(0, 1) },
      { layerId: "bottom", objects: Uint32Array.of(1) },
    ]);
  });

  test("a part is the copper at its pins", () => {
    expect(find(scene, { kind: "part", name: "C1" }).sets).toEqual([{ layerId: "top", objects: Uint32Array.of(0) }]);
  });

  test("a netlist from another origin is laid over the board by its holes", () => {
    const moved = {
      ...netlist,
      points: netlist.points.map((one) => ({ ...one, xMm: one.xMm + 100, yMm: one.yMm - 20 })),
    };
    const holes = Float64Array.of(5, 0, 0.4);
    const drilled = smallScene([{ file: "top", side: "top", layer: 1, body }], { netlist: moved, drills: [{ holes }] });
    expect(find(drilled, { kind: "net", name: "N1" }).sets).toEqual([
      { layerId: "top", objects: Uint32Array.of(0, 1) },
    ]);
  });

  test("a point without copper is still a place", () => {
    const empty = smallScene([{ file: "top", layer: 1, body: `${DOT}X90000Y0D03*` }], { netlist });
    expect(find(empty, { kind: "part", name: "C2" })).toEqual({
      sets: [],
      bounds: { minX: 5, minY: 0, maxX: 5, maxY: 0 },
    });
  });
});
