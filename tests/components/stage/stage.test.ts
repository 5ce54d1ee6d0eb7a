// Lifecycle of a stage: one frame per change, and no frame lost with its context.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { StageView } from "@/components/stage/stage-view";
import { findChromium } from "@/scripts/tasks/chromium.mjs";
import { boardFiles } from "../../core/gerber/fixture-board";
import { type OpenStage, openStage } from "../../support/stage-page";

const chromium = await findChromium();

type Offered = typeof import("../../support/stage-page.entry");

describe.skipIf(chromium === undefined)("a stage", () => {
  let stage: OpenStage;
  let view: StageView;
  beforeAll(async () => {
    stage = await openStage({ width: 400, height: 300 });
    const { bounds, layers } = await stage.call("load", stage.serve(boardFiles("blinky")));
    view = {
      camera: {
        centerXmm: (bounds.minX + bounds.maxX) / 2,
        centerYmm: (bounds.minY + bounds.maxY) / 2,
        pxPerMm: 8,
        turns: 0,
        isMirrored: false,
      },
      mode: { kind: "layers", layers: layers.map(({ id }) => ({ id, color: "#ffffff", opacity: 0.5 })) },
      highlight: [],
      background: "#000000",
    };
  });
  afterAll(() => stage.close());

  test("draws once for many changes within a frame, and not at all without one", async () => {
    const frames = await stage.page.evaluate(async (first) => {
      const { stageOf } = globalThis as typeof globalThis & Offered;
      const shown = stageOf("webgl2");
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      shown.resize(400, 300, 1);
      shown.draw(first);
      await frame();
      await frame();
      let asked = 0;
      const real = window.requestAnimationFrame;
      window.requestAnimationFrame = (callback) => {
        asked++;
        return real(callback);
      };
      for (let k = 0; k < 5; k++) shown.draw({ ...first, camera: { ...first.camera, centerXmm: k } });
      window.requestAnimationFrame = real;
      await frame();
      await frame();
      const changed = asked;
      asked = 0;
      window.requestAnimationFrame = (callback) => {
        asked++;
        return real(callback);
      };
      await new Promise((resolve) => real(() => real(resolve)));
      window.requestAnimationFrame = real;
      return { changed, still: asked };
    }, view);
    expect(frames).toEqual({ changed: 1, still: 0 });
  });

  test.each(["webgl2", "canvas2d"] as const)("%s: is not seen empty when its size changes", async (kind) => {
    const corner = await stage.page.evaluate(
      async ([shown, prefer]) => {
        const { stageOf } = globalThis as typeof globalThis & Offered;
        const own = stageOf(prefer);
        own.resize(400, 300, 1);
        own.draw({ ...shown, background: "#204060" });
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        own.resize(320, 200, 1);
        const copy = new OffscreenCanvas(1, 1).getContext("2d");
        copy?.drawImage(own.canvas, 0, 0);
        return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])];
      },
      [view, kind] as const,
    );
    expect(corner).toEqual([0x20, 0x40, 0x60, 255]);
  });

  test("draws with Canvas 2D where there is no WebGL 2, no graphics card, or its programs are not taken", async () => {
    const kinds = await stage.page.evaluate(async () => {
      const { createStage } = globalThis as typeof globalThis & Offered;
      const made = (options?: Parameters<typeof createStage>[1]) => {
        const canvas = document.createElement("canvas");
        document.body.append(canvas);
        const own = createStage(canvas, options);
        const answer = [own.kind, own.canvas.isConnected, own.canvas === canvas];
        own.dispose();
        own.canvas.remove();
        return answer;
      };
      const canvases = HTMLCanvasElement.prototype;
      const contexts = WebGL2RenderingContext.prototype;
      const { getContext } = canvases;
      const { getProgramParameter } = contexts;
      canvases.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        return args[0] === "webgl2" ? null : Reflect.apply(getContext, this, args);
      } as typeof getContext;
      const without = made();
      canvases.getContext = getContext;
      contexts.getProgramParameter = () => false;
      const refused = made({ prefer: "webgl2" });
      contexts.getProgramParameter = getProgramParameter;
      const { getParameter } = contexts;
      const named = (name: string) => {
        contexts.getParameter = function (this: WebGL2RenderingContext, what: number) {
          return what === 0x9246 || what === this.RENDERER ? name : Reflect.apply(getParameter, this, [what]);
        };
        const stage = made();
        contexts.getParameter = getParameter;
        return stage;
      };
      return { without, refused, software: named("ANGLE (Google, SwiftShader)"), card: named("ANGLE (Intel UHD)") };
    });
    expect(kinds).toEqual({
      without: ["canvas2d", true, true],
      refused: ["canvas2d", true, false],
      software: ["canvas2d", true, false],
      card: ["webgl2", true, true],
    });
  });

  test("canvas2d: follows a camera that moves with the picture it has, and draws anew when it rests", async () => {
    const pictures = await stage.page.evaluate(async (shown) => {
      const { createStage, scene } = globalThis as typeof globalThis & Offered;
      const moved = { ...shown, camera: { ...shown.camera, pxPerMm: 12, centerXmm: shown.camera.centerXmm + 3 } };
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const pixels = (canvas: HTMLCanvasElement) => canvas.toDataURL();
      const made = () => {
        const own = createStage(document.createElement("canvas"), { prefer: "canvas2d" });
        own.setScene(scene());
        own.resize(400, 300, 1);
        return own;
      };
      const untilStill = async (own: ReturnType<typeof made>) => {
        for (let last = ""; last !== pixels(own.canvas);) {
          last = pixels(own.canvas);
          for (let k = 0; k < 20; k++) await frame();
        }
        return pixels(own.canvas);
      };
      const own = made();
      own.draw(shown);
      const before = await untilStill(own);
      own.draw(moved);
      await frame();
      const following = pixels(own.canvas);
      const after = await untilStill(own);
      const fresh = made();
      fresh.draw(moved);
      return { before, following, after, drawnAnew: await untilStill(fresh) };
    }, view);
    expect(pictures.following).not.toBe(pictures.before);
    expect(pictures.following).not.toBe(pictures.drawnAnew);
    expect(pictures.after).toBe(pictures.drawnAnew);
  });

  /** Loses the context of a new stage, and gives it back or not; the pictures before and after. */
  async function lose(isGivenBack: boolean) {
    return stage.page.evaluate(
      async ([shown, givesBack]) => {
        const { createStage, scene } = globalThis as typeof globalThis & Offered;
        const canvas = document.createElement("canvas");
        canvas.className = "kept";
        document.body.append(canvas);
        const own = createStage(canvas, { prefer: "webgl2" });
        own.resize(400, 300, 1);
        own.setScene(scene());
        own.draw(shown);
        const picture = async () => {
          const url = await own.screenshot(shown, { widthPx: 400, heightPx: 300 });
          return btoa(String.fromCharCode(...new Uint8Array(await url.arrayBuffer())));
        };
        const before = await picture();
        const loss = canvas.getContext("webgl2")?.getExtension("WEBGL_lose_context");
        const lost = new Promise((resolve) => canvas.addEventListener("webglcontextlost", resolve, { once: true }));
        loss?.loseContext();
        await lost;
        if (givesBack) {
          const restored = new Promise((resolve) =>
            canvas.addEventListener("webglcontextrestored", resolve, { once: true }),
          );
          // A context is given back no sooner than its loss has been dealt with.
          setTimeout(() => loss?.restoreContext());
          await restored;
        } else
          await new Promise<void>((resolve) => {
            const watch = () => (own.kind === "canvas2d" ? resolve() : requestAnimationFrame(watch));
            watch();
          });
        const after = await picture();
        const { kind } = own;
        const place = { isInPage: own.canvas.isConnected, className: own.canvas.className };
        own.dispose();
        return { before, after, kind, ...place };
      },
      [view, isGivenBack] as const,
    );
  }

  test("draws the same with the context that comes back", async () => {
    const { before, after, kind } = await lose(true);
    expect(kind).toBe("webgl2");
    expect(await stage.call("differenceOf", before, after, 0)).toBe(0);
  });

  test("draws the same with Canvas 2D where the context does not come back", async () => {
    const { before, after, kind, isInPage, className } = await lose(false);
    expect({ kind, isInPage, className }).toEqual({ kind: "canvas2d", isInPage: true, className: "kept" });
    expect(await stage.call("differenceOf", before, after, 64)).toBeLessThan(0.001);
  });
});
