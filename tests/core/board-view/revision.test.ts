import { describe, expect, test } from "vitest";
import { compareScenes, pairLayers, STEP_MM } from "@/lib/core/board-view/revision";
import { sceneOf } from "@/lib/core/board-view/scene";
import { boardNames, fixtureBoard } from "../gerber/fixture-board";
import { smallScene } from "./small-scene";

const SQUARE = "G36*X0Y0D02*X100000D01*Y100000D01*X0D01*Y0D01*G37*";
/** The same square as two halves. */
const HALVES =
  "G36*X0Y0D02*X50000D01*Y100000D01*X0D01*Y0D01*G37*G36*X50000Y0D02*X100000D01*Y100000D01*X50000D01*Y0D01*G37*";
const PAD = "%ADD10R,2X1*%D10*";

const layer = (body: string) => smallScene([{ file: "top", body: `G01*${body}` }]);

describe("two revisions", () => {
  test("without a difference have none, in whatever order and direction things are drawn", () => {
    const before = layer("%ADD10C,0.2*%D10*X0Y0D02*X50000D01*X0Y50000D03*");
    const after = layer("%ADD20C,0.2*%D20*X0Y50000D03*X50000Y0D02*X0D01*");
    expect(compareScenes(before, after).layers).toEqual([]);
  });

  test("that draw the same area otherwise differ in objects, not in places", () => {
    const [difference] = compareScenes(layer(SQUARE), layer(HALVES)).layers;
    expect(difference).toEqual({
      before: "top",
      after: "top",
      removed: { layerId: "top", objects: Uint32Array.of(0) },
      added: { layerId: "top", objects: Uint32Array.of(0, 1) },
      places: [],
    });
  });

  test("say where something was added and where it was removed", () => {
    const before = layer(`${SQUARE}${PAD}X200000Y0D03*`);
    const after = layer(`${SQUARE}${PAD}X200000Y0D03*X200000Y90000D03*`);
    const [added] = compareScenes(before, after).layers;
    expect(added?.added).toEqual({ layerId: "top", objects: Uint32Array.of(2) });
    expect(added?.removed).toBeNull();
    expect(added?.places.map(({ kind }) => kind)).toEqual(["added"]);
    const [place] = added?.places ?? [];
    // 2 mm × 1 mm around (20, 9), its height known to a row.
    expect(Math.abs((place?.areaMm2 ?? 0) - 2)).toBeLessThanOrEqual(2 * STEP_MM);
    expect(place?.bounds.minX).toBeCloseTo(19, 6);
    expect(place?.bounds.maxX).toBeCloseTo(21, 6);
    expect(Math.abs((place?.bounds.minY ?? 0) - 8.5)).toBeLessThanOrEqual(STEP_MM);
    expect(compareScenes(after, before).layers[0]?.places.map(({ kind }) => kind)).toEqual(["removed"]);
  });

  test("a pad that moved within copper changed nothing to be seen", () => {
    const before = layer(`${SQUARE}${PAD}X50000Y50000D03*`);
    const after = layer(`${SQUARE}${PAD}X60000Y50000D03*`);
    expect(compareScenes(before, after).layers[0]?.places).toEqual([]);
  });

  test("more cleared is less copper", () => {
    const [difference] = compareScenes(layer(SQUARE), layer(`${SQUARE}%LPC*%${PAD}X50000Y50000D03*`)).layers;
    expect(difference?.places.map(({ kind }) => kind)).toEqual(["removed"]);
    expect(difference?.places[0]?.areaMm2).toBeCloseTo(2, 6);
  });

  test("whose origin moved lie over each other by their edges", () => {
    const before = layer(`${SQUARE}${PAD}X50000Y50000D03*`);
    const after = layer(
      `G36*X300000Y200000D02*X400000D01*Y300000D01*X300000D01*Y200000D01*G37*${PAD}X350000Y250000D03*`,
    );
    const { offset, layers } = compareScenes(before, after);
    expect(offset.map((mm) => Math.round(mm * 1e9) / 1e9)).toEqual([30, 20]);
    expect(layers).toEqual([]);
  });

  test("a layer that only one has is told as a whole", () => {
    const before = smallScene([{ file: "top", body: `G01*${SQUARE}` }]);
    const after = smallScene([
      { file: "top", body: `G01*${SQUARE}` },
      { file: "silk", type: "silkscreen", body: `${PAD}X50000Y50000D03*` },
    ]);
    const { layers } = compareScenes(before, after);
    expect(layers.map(({ before: id, after: other }) => [id, other])).toEqual([[null, "silk"]]);
    expect(layers[0]?.places[0]?.areaMm2).toBeCloseTo(2, 6);
  });
});

test("layers are paired by purpose, and by name where several have one", () => {
  const dot = "%ADD10C,1*%D10*X0Y0D03*";
  const before = smallScene([
    { file: "v1/a.gbr", body: dot },
    { file: "v1/paste-2.gbr", type: "paste", body: dot },
    { file: "v1/paste-1.gbr", type: "paste", body: dot },
    { file: "v1/old.gbr", type: "silkscreen", body: dot },
  ]);
  const after = smallScene([
    { file: "v2/b.gbr", body: dot },
    { file: "v2/paste-1.gbr", type: "paste", body: dot },
    { file: "v2/paste-2.gbr", type: "paste", body: dot },
    { file: "v2/new.gbr", type: "soldermask", body: dot },
  ]);
  expect(pairLayers(before, after).map((pair) => [pair.before?.id ?? null, pair.after?.id ?? null])).toEqual([
    ["v1/a.gbr", "v2/b.gbr"],
    ["v1/paste-1.gbr", "v2/paste-1.gbr"],
    ["v1/paste-2.gbr", "v2/paste-2.gbr"],
    [null, "v2/new.gbr"],
    ["v1/old.gbr", null],
  ]);
});

test.each(boardNames())("%s is no other than itself", (name) => {
  const scene = sceneOf(fixtureBoard(name));
  expect(compareScenes(scene, scene)).toEqual({ offset: [0, 0], layers: [] });
});
