import { describe, expect, test } from "vitest";
import { copperNets, netFrom } from "@/lib/core/board-view/nets";
import { type Scene, sceneOf } from "@/lib/core/board-view/scene";
import { boardNames, fixtureBoard } from "../gerber/fixture-board";
import { smallScene } from "./small-scene";

function netAt(scene: Scene, layerId: string, object: number) {
  const net = netFrom(scene, copperNets(scene), { layerId, object });
  return net && { names: net.names, sets: Object.fromEntries(net.sets.map((set) => [set.layerId, [...set.objects]])) };
}

const DOT = "%ADD10C,1*%D10*";
const SQUARE = "G36*X-50000Y-50000D02*X50000D01*Y50000D01*X-50000D01*Y-50000D01*G37*";

describe("on one layer", () => {
  test("what touches belongs together, what does not stays apart", () => {
    // Dots of 1 mm at 0 and 0.99 overlap, the one at 2.05 is 0.06 mm away from the second; a stroke ends on it.
    const body = `${DOT}X0Y0D03*X9900Y0D03*X20500Y0D03*X20500Y0D02*G01*X50000D01*`;
    const scene = smallScene([{ file: "a", body }]);
    expect(netAt(scene, "a", 0)).toEqual({ names: [], sets: { a: [0, 1] } });
    expect(netAt(scene, "a", 3)).toEqual({ names: [], sets: { a: [2, 3] } });
  });

  test("a pad within an area belongs to it", () => {
    const scene = smallScene([{ file: "a", body: `G01*${SQUARE}${DOT}X0Y0D03*` }]);
    expect(netAt(scene, "a", 1)?.sets).toEqual({ a: [0, 1] });
  });

  test("a pad in a clearance is not of the plane around it, and with a spoke across it is", () => {
    const clearance = `%ADD11C,3*%G01*${SQUARE}%LPC*%D11*X0Y0D03*%LPD*%${DOT}X0Y0D03*`;
    expect(netAt(smallScene([{ file: "a", body: clearance }]), "a", 2)?.sets).toEqual({ a: [2] });
    const spoke = `${clearance}%ADD12C,0.3*%D12*X0Y0D02*X30000D01*`;
    expect(netAt(smallScene([{ file: "a", body: spoke }]), "a", 2)?.sets).toEqual({ a: [0, 2, 3] });
  });

  test("what stands in the hole of a ring is not of the ring", () => {
    const scene = smallScene([{ file: "a", body: `%ADD11C,4X2*%D11*X0Y0D03*${DOT}X0Y0D03*` }]);
    expect(netAt(scene, "a", 1)?.sets).toEqual({ a: [1] });
  });

  test("a clear object is of no net", () => {
    const scene = smallScene([{ file: "a", body: `${DOT}X0Y0D03*%LPC*%X0Y0D03*` }]);
    expect(netAt(scene, "a", 1)).toBeNull();
  });
});

describe("through holes", () => {
  const layers = [
    { file: "top", side: "top", layer: 1, body: `${DOT}X0Y0D03*X50000Y0D03*` },
    { file: "inner", side: "inner", layer: 2, body: `${DOT}X0Y0D03*` },
    { file: "bottom", side: "bottom", layer: 3, body: `${DOT}X0Y0D03*X50000Y0D03*` },
  ] as const;
  const holes = Float64Array.of(0, 0, 0.4);

  test("a plated hole joins what it meets on every layer", () => {
    const scene = smallScene(layers, { drills: [{ holes }] });
    const sets = { top: [0], inner: [0], bottom: [0], "holes.drl": [0] };
    for (const id of ["top", "inner", "bottom", "holes.drl"]) expect(netAt(scene, id, 0)?.sets).toEqual(sets);
    expect(netAt(scene, "top", 1)?.sets).toEqual({ top: [1] });
  });

  test("a hole that is not plated joins nothing, and is of no net", () => {
    const scene = smallScene(layers, { drills: [{ holes, plating: "non-plated" }] });
    expect(netAt(scene, "top", 0)?.sets).toEqual({ top: [0] });
    expect(netAt(scene, "holes.drl", 0)).toBeNull();
  });

  test("a blind hole joins the layers that it goes through", () => {
    const scene = smallScene(layers, { drills: [{ holes, span: { from: 1, to: 2 } }] });
    expect(netAt(scene, "top", 0)?.sets).toEqual({ top: [0], inner: [0], "holes.drl": [0] });
    expect(netAt(scene, "bottom", 0)?.sets).toEqual({ bottom: [0] });
  });

  test("a plated slot joins along its whole length", () => {
    const slot = { diameterMm: 0.4, path: Float64Array.of(0, 0, 0, 5, 0, 0) };
    const scene = smallScene(layers, { drills: [{ slots: [slot] }] });
    expect(netAt(scene, "top", 0)?.sets).toEqual({ top: [0, 1], inner: [0], bottom: [0, 1], "holes.drl": [0] });
  });
});

test("the names that attributes give are said", () => {
  const body = `${DOT}%TO.N,GND*%X0Y0D03*%TO.N,N/C*%X5000Y0D03*%TD*%X9000Y0D03*`;
  expect(netAt(smallScene([{ file: "a", body }]), "a", 2)).toEqual({ names: ["GND"], sets: { a: [0, 1, 2] } });
});

test.each(boardNames())("on %s every object of a net leads to the same net", (name) => {
  const scene = sceneOf(fixtureBoard(name));
  const nets = copperNets(scene);
  expect(nets.isComplete).toBe(true);
  for (const [layerId, numbers] of nets.byLayer) {
    for (const object of [0, Math.floor(numbers.length / 2), numbers.length - 1]) {
      const net = netFrom(scene, nets, { layerId, object });
      if (!net) continue;
      expect(net.sets.find((set) => set.layerId === layerId)?.objects).toContain(object);
      for (const set of net.sets) {
        const other = set.objects[0] ?? -1;
        expect(netFrom(scene, nets, { layerId: set.layerId, object: other })).toEqual(net);
      }
    }
  }
});
