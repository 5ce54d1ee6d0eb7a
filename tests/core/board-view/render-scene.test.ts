import { describe, expect, it } from "vitest";
import { renderScene } from "@/lib/core/board-view/render-scene";
import { sceneOfTexts, smallScene } from "./small-scene";

const DOT = "%ADD10C,1*%\nD10*\nX0Y0D03*\nX50000Y0D03*\n";

describe("a board as a stage draws it", () => {
  const scene = smallScene(
    [
      { file: "top", body: DOT },
      { file: "top, once more", body: DOT },
      { file: "mask", type: "soldermask", side: "bottom", body: DOT },
      { file: "silk", type: "silkscreen", body: DOT },
    ],
    { drills: [{ holes: Float64Array.of(0, 0, 0.5) }] },
  );
  const { board, layers, bounds, origin } = renderScene(scene);
  const paintOf = (file: string) => scene.layers.find((layer) => layer.file === file)?.paint;

  it("has the first layer of each kind on its side, and all holes", () => {
    expect(board?.top.copper).toBe(paintOf("top"));
    expect(board?.top.silkscreen).toBe(paintOf("silk"));
    expect(board?.top.mask).toBeNull();
    expect(board?.bottom).toEqual({ copper: null, mask: paintOf("mask"), silkscreen: null });
    expect(board?.holes).toEqual([paintOf("holes.drl")]);
    expect(board?.substrate).toBe(scene.substrate);
  });

  it("has the scene's layers in their order, and its place", () => {
    expect(layers.map(({ id }) => id)).toEqual(["top", "top, once more", "mask", "silk", "holes.drl"]);
    expect([bounds, origin]).toEqual([scene.bounds, scene.origin]);
  });

  it("gives single objects of a layer", () => {
    const subset = layers[0]?.subset(Uint32Array.of(1));
    expect([...(subset?.strokeObject ?? [])]).toEqual([1]);
  });
});

describe("single objects", () => {
  const written = (body: string, head = "") => {
    const text = `%FSLAX44Y44*%\n%MOMM*%\n${head}${body}\nM02*\n`;
    const [layer] = renderScene(sceneOfTexts([{ file: "layer", text }])).layers;
    if (!layer) throw new Error("no layer");
    return layer;
  };

  it("keep what clear objects removed from them", () => {
    const layer = written(`${DOT}%LPC*%\nX50000Y1000D03*\n%LPD*%`);
    const subset = layer.subset(Uint32Array.of(1));
    expect(subset.runs.map(({ isDark }) => isDark)).toContain(false);
    expect([...subset.strokeObject].sort()).toEqual([1, 2]);
  });

  it("of a negative image are shown as drawn, without its dark area", () => {
    const layer = written(DOT, "%IPNEG*%\n");
    expect(layer.paint.invertedArea).not.toBeNull();
    const subset = layer.subset(Uint32Array.of(0));
    expect([subset.invertedArea, [...subset.strokeObject]]).toEqual([null, [0]]);
  });
});
