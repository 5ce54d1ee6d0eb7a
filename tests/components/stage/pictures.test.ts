// Drawings of the stage in Chromium with both renderers, compared with the rows of coverage.ts.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grow, isEmptyBbox } from "@/lib/base/bbox";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { Camera } from "@/lib/core/render/camera";
import { readPng } from "@/scripts/png";
import { findChromium } from "@/scripts/tasks/chromium.mjs";
import {
  differenceOf,
  ourBitmap,
  PIXEL_MM,
  type Window,
  windowAround,
} from "../../core/formats/rs274x/conformance/bitmap";
import { type ConformanceCase, textOf } from "../../core/formats/rs274x/conformance/conformance-case";
import { FAMILIES } from "../../core/formats/rs274x/conformance/families";
import { boardFiles, boardNames } from "../../core/gerber/fixture-board";
import { bytesOf } from "../../core/gerber/gerber-text";
import { type OpenStage, openStage } from "../../support/stage-page";

const KINDS = ["webgl2", "canvas2d"] as const;
/** Ratio of the area that is dark in either: the rule of scripts/oracle-gerbv.ts. */
const ALIKE = 0.02;
const COLORS = { maskColor: "#0d4a33", finish: "#dcb25f", silkColor: "#f3f1e6" };

const chromium = await findChromium();

describe.skipIf(chromium === undefined)("the stage", () => {
  let stage: OpenStage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  const loadText = (...texts: string[]) =>
    stage.call(
      "loadTexts",
      texts.map((text, k) => ({ file: ["lower", "upper"][k] ?? "", text })),
    );
  const black = (id: string) => ({ kind: "layers" as const, layers: [{ id, color: "#000000", opacity: 1 }] });

  test("has WebGL 2 in this browser, and does without where it is not wanted", async () => {
    expect(await stage.call("kindOf", "webgl2")).toBe("webgl2");
    expect(await stage.call("kindOf", "canvas2d")).toBe("canvas2d");
  });

  describe.each(Object.entries(FAMILIES).filter(([family]) => family !== "attributes"))("%s", (_, cases) => {
    const drawn = cases.filter((one) => {
      const { bounds } = readLayer(bytesOf(textOf(one))).image;
      return !isEmptyBbox(bounds) && Math.max(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) < 150;
    });

    test.each(drawn)("$name", async (one: ConformanceCase) => {
      const text = textOf(one);
      const { image } = readLayer(bytesOf(text));
      // A negative image is dark a quarter of a millimeter beyond what it draws.
      const window = windowAround(image.bounds, image.isNegative ? 0.1 : 0.5);
      await loadText(text);
      const wanted = ourBitmap(image, window);
      for (const kind of KINDS) {
        const png = await stage.call("shoot", kind, {
          camera: cameraOf(window),
          mode: black("lower"),
          background: "#ffffff",
          widthPx: window.width,
          heightPx: window.height,
        });
        const difference = differenceOf(readPng(Buffer.from(png, "base64")), wanted);
        expect(difference, kind).toBeLessThanOrEqual(ALIKE);
      }
    });
  });

  describe("layers over each other", () => {
    const SQUARE = "G36*X-50000Y-50000D02*X50000D01*Y50000D01*X-50000D01*Y-50000D01*G37*";
    const file = (body: string) => `%FSLAX44Y44*%\n%MOMM*%\nG01*${body}\nM02*\n`;
    const shot = {
      // 20 × 20 px a mm: (0, 0) is at (100, 100), 4 mm to the right at (180, 100).
      camera: { centerXmm: 0, centerYmm: 0, pxPerMm: 20, turns: 0, isMirrored: false } as const,
      background: "#000000",
      widthPx: 200,
      heightPx: 200,
    };

    test.each(KINDS)("%s: what one layer clears stays in the others, and opacity mixes", async (kind) => {
      await loadText(file(SQUARE), file(`${SQUARE}%LPC*%%ADD10C,2*%D10*X0Y0D03*`));
      const layers = [
        { id: "lower", color: "#ff0000", opacity: 1 },
        { id: "upper", color: "#0000ff", opacity: 0.6 },
      ];
      const png = await stage.call("shoot", kind, { ...shot, mode: { kind: "layers", layers } });
      const [hole, both] = await stage.call("colorsAt", png, [
        [100, 100],
        [180, 100],
      ]);
      expect(hole).toEqual([255, 0, 0, 255]);
      // Red 255 · 0.4 = 102, blue 255 · 0.6 = 153.
      [102, 0, 153, 255].forEach((level, k) => expect(Math.abs((both?.[k] ?? NaN) - level)).toBeLessThanOrEqual(1));
    });

    test.each(KINDS)("%s: what overlaps itself is as see-through as the rest", async (kind) => {
      await loadText(file(`${SQUARE}%ADD10C,2*%D10*X0Y0D03*`));
      const layers = [{ id: "lower", color: "#ff0000", opacity: 0.6 }];
      const png = await stage.call("shoot", kind, { ...shot, mode: { kind: "layers", layers } });
      const [twice, once] = await stage.call("colorsAt", png, [
        [100, 100],
        [180, 100],
      ]);
      expect([twice, once]).toEqual([
        [153, 0, 0, 255],
        [153, 0, 0, 255],
      ]);
    });

    test.each(KINDS)("%s: what is lit up stands over the rest, which steps back", async (kind) => {
      await loadText(file(`${SQUARE}%ADD10C,2*%D10*X0Y0D03*`));
      const layers = [{ id: "lower", color: "#ff0000", opacity: 1 }];
      const highlight = [{ layerId: "lower", objects: Uint32Array.of(1), color: "#00ff00" }];
      const png = await stage.call("shoot", kind, { ...shot, mode: { kind: "layers", layers }, highlight });
      const [lit, rest] = await stage.call("colorsAt", png, [
        [100, 100],
        [180, 100],
      ]);
      expect(lit).toEqual([0, 255, 0, 255]);
      // 255 · 0.3 = 76.5
      expect([76, 77]).toContain(rest?.[0]);
    });

    test.each(KINDS)("%s: without a background there is nothing where nothing is", async (kind) => {
      await loadText(file(SQUARE));
      const mode = black("lower");
      const png = await stage.call("shoot", kind, {
        ...shot,
        camera: { ...shot.camera, pxPerMm: 5 },
        background: null,
        mode,
      });
      expect(
        await stage.call("colorsAt", png, [
          [5, 5],
          [100, 100],
        ]),
      ).toEqual([
        [0, 0, 0, 0],
        [0, 0, 0, 255],
      ]);
    });
  });

  describe.each(boardNames())("%s as it will look", (name) => {
    test.each(["top", "bottom"] as const)("%s: both renderers draw what the quote page shows", async (side) => {
      const { bounds } = await stage.call("load", stage.serve(boardFiles(name)));
      const { minX, maxX, minY, maxY } = grow(bounds, 0.5);
      const pxPerMm = Math.min(1200 / (maxX - minX), 900 / (maxY - minY));
      const shot = {
        camera: {
          centerXmm: (minX + maxX) / 2,
          centerYmm: (minY + maxY) / 2,
          pxPerMm,
          turns: 0,
          isMirrored: side === "bottom",
        } as const,
        mode: { kind: "realistic", side, colors: COLORS } as const,
        background: "#203040",
        widthPx: 1200,
        heightPx: 900,
      };
      const wanted = await stage.call("shootSvg", side, shot);
      for (const kind of KINDS) {
        const png = await stage.call("shoot", kind, shot);
        expect(await stage.call("differenceOf", png, wanted, 48), kind).toBeLessThan(0.001);
      }
    });
  });
});

function cameraOf({ left, bottom, width, height }: Window): Camera {
  const [centerXmm, centerYmm] = [(left + width / 2) * PIXEL_MM, (bottom + height / 2) * PIXEL_MM];
  return { centerXmm, centerYmm, pxPerMm: 1 / PIXEL_MM, turns: 0, isMirrored: false };
}
