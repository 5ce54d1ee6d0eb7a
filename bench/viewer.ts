// The Gerber viewer's stage in Chromium: the first frame of a large board, and the main thread's work per frame while
// it is panned and zoomed. Without a GPU, WebGL is rendered on the CPU in another process, so frames are measured by
// the page's main thread. Its work does not depend on the size of the canvas, which is kept small to avoid waiting for
// the renderer.

import { readFileSync } from "node:fs";
import type { CDPSession, Page } from "playwright-core";
import { corpusSets, hasCorpus } from "../scripts/corpus-set";
import { openStage } from "../tests/support/stage-page";
import type { Figure } from "./run";

/** Set of the corpus with the most objects: 19 layers, 94,000 objects, 18 MB unpacked. */
const LARGEST = "og35-limesdr-usb";
const FRAMES = 24;
const GOAL_MS = { first: 1000, frame: 16.7 };

type Kind = "webgl2" | "canvas2d";

/** Seconds of processor time that the page's main thread has used. */
async function used(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN;
}

/** Milliseconds since the archive's bytes were available, including the worker's start. */
interface Opened {
  /** The top view as first shown by the viewer, drawn and finished by the renderer. */
  first: number;
  /** The same for the whole board. */
  whole: number;
  facts: number;
}

async function open(page: Page, kind: Kind, address: string): Promise<Opened> {
  return page.evaluate(
    async ([prefer, archive, name]) => {
      const { createStage, renderScene, viewBoard } = globalThis as typeof globalThis &
        typeof import("../tests/support/stage-page.entry");
      const file = new File([await (await fetch(archive)).arrayBuffer()], name);
      // The drawing is complete when a frame has passed without another request from the stage.
      const real = window.requestAnimationFrame;
      let asked = 0;
      window.requestAnimationFrame = (callback) => {
        asked++;
        return real(callback);
      };
      const countFrames = () => {
        const before = asked;
        asked = 0;
        return before;
      };
      const nextFrame = () => new Promise<void>((resolve) => real(() => setTimeout(resolve)));
      const canvas = document.createElement("canvas");
      canvas.style.cssText = "width:100vw;height:100vh";
      document.body.replaceChildren(canvas);
      const start = performance.now();
      const stage = createStage(canvas, { prefer });
      if (stage.kind !== prefer) throw new Error(`there is no ${prefer} here`);
      stage.resize(innerWidth, innerHeight, 1);
      type Shown = Parameters<typeof renderScene>[0];
      type Mode = Parameters<typeof stage.draw>[0]["mode"];
      let shown: Shown | null = null;
      let pxPerMm = 1;
      const colors = { maskColor: "#1d6b3a", finish: "#d9b75b", silkColor: "#ffffff" };
      let mode: Mode = { kind: "realistic", side: "top", colors };
      const moveCamera = (zoom: number, right: number) => {
        if (!shown) return;
        const { minX, minY, maxX, maxY } = shown.bounds;
        stage.draw({
          camera: {
            centerXmm: (minX + maxX) / 2 + right,
            centerYmm: (minY + maxY) / 2,
            pxPerMm: pxPerMm * zoom,
            turns: 0,
            isMirrored: false,
          },
          mode,
          highlight: [],
          background: "#101418",
        });
      };
      /** Milliseconds until the frame is finished: reading a pixel waits for the GPU. */
      const picture = async (scene: Shown) => {
        shown = scene;
        stage.setScene(renderScene(scene));
        const { minX, minY, maxX, maxY } = scene.bounds;
        pxPerMm = Math.min(innerWidth / (maxX - minX), innerHeight / (maxY - minY)) * 0.9;
        moveCamera(1, 0);
        while (asked > 0) {
          asked = 0;
          await new Promise((resolve) => real(() => real(resolve)));
        }
        const gl = canvas.getContext(prefer);
        if (gl instanceof WebGL2RenderingContext)
          gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
        return performance.now() - start;
      };
      let sight: Promise<number> | undefined;
      const opened = await viewBoard(file, { onPreview: (scene) => (sight = picture(scene)) });
      if (!opened.ok) throw new Error(opened.code);
      const facts = opened.value.facts.then(() => performance.now() - start);
      const first = await sight;
      const whole = await picture(opened.value.board.scene);
      const inks = ["#c83434", "#3465a4", "#73d216", "#edd400"];
      const { layers } = opened.value.board.scene;
      mode = {
        kind: "layers",
        layers: layers.map(({ id }, k) => ({ id, color: inks[k % 4] ?? "#888888", opacity: 0.8 })).reverse(),
      };
      const shrink = () => {
        canvas.style.cssText = "width:360px;height:225px";
        stage.resize(360, 225, 1);
        pxPerMm /= innerWidth / 360;
      };
      Object.assign(globalThis, { moveCamera, shrink, countFrames, nextFrame });
      const figures = { first: first ?? whole, whole, facts: await facts };
      moveCamera(1, 0);
      while (countFrames() > 0) await new Promise((resolve) => real(() => real(resolve)));
      return figures;
    },
    [kind, address, `${LARGEST}.zip`] as const,
  );
}

/** Functions of the page once the board is shown. */
interface Moved {
  moveCamera: (zoom: number, right: number) => void;
  shrink: () => void;
  countFrames: () => number;
  nextFrame: () => Promise<void>;
}

/** Milliseconds of main-thread work per frame, in ascending order; several frames of one move count as their mean. */
async function frames(page: Page, session: CDPSession, at: (frame: number) => [zoom: number, right: number]) {
  const spent: number[] = [];
  for (let frame = 0; frame < FRAMES; frame++) {
    const before = await used(session);
    await page.evaluate(async ([zoom, right]) => {
      const { moveCamera: moveCamera, countFrames, nextFrame } = globalThis as typeof globalThis & Moved;
      countFrames();
      moveCamera(zoom, right);
      await nextFrame();
    }, at(frame));
    const after = await used(session);
    // While a drawing is rendered in slices, frames continue until here.
    const drawn = await page.evaluate(() => (globalThis as typeof globalThis & Moved).countFrames());
    spent.push(((after - before) * 1000) / Math.max(1, drawn));
  }
  return spent.sort((x, y) => x - y);
}

const p95 = (spent: readonly number[]) => spent[Math.floor(spent.length * 0.95)] ?? Number.NaN;

export async function benchViewer(): Promise<Figure[]> {
  const set = hasCorpus() ? corpusSets().find(({ id }) => id === LARGEST) : undefined;
  if (!set) return [];
  const figures: Figure[] = [];
  for (const kind of ["webgl2", "canvas2d"] as const) {
    const stage = await openStage();
    try {
      const session = await stage.page.context().newCDPSession(stage.page);
      await session.send("Performance.enable", { timeDomain: "threadTicks" });
      const address = stage.serveFile(readFileSync(set.path));
      const opened = await open(stage.page, kind, address);
      if (kind === "webgl2") await stage.page.evaluate(() => (globalThis as typeof globalThis & Moved).shrink());
      const panned = await frames(stage.page, session, (frame) => [2, (frame - FRAMES / 2) * 0.2]);
      const zoomed = await frames(stage.page, session, (frame) => [60 ** (frame / (FRAMES - 1)), 0]);
      figures.push(
        {
          name: `${kind}: first picture`,
          value: opened.first,
          unit: "ms",
          ratio: opened.first / GOAL_MS.first,
          against: "the goal",
        },
        { name: `${kind}: the whole board`, value: opened.whole, unit: "ms" },
        { name: `${kind}: its facts`, value: opened.facts, unit: "ms" },
        ...(
          [
            ["a frame while panning, p95", panned],
            ["a frame while zooming, p95", zoomed],
          ] as const
        ).map(([name, spent]) => ({
          name: `${kind}: ${name}`,
          value: p95(spent),
          unit: "ms",
          ratio: p95(spent) / GOAL_MS.frame,
          against: "the goal",
        })),
      );
    } finally {
      await stage.close();
    }
  }
  return figures;
}
