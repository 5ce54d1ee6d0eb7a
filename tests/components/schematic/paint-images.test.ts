// @vitest-environment jsdom
// Images on the canvas: what is drawn while one is loaded, once it is, and when it cannot be; and fetching each once.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Pen } from "@/components/schematic/stage/canvas-pen";
import { drawImages } from "@/components/schematic/stage/paint-images";
import { EMPTY, prepare } from "@/components/schematic/stage/painted";
import { ProjectImages, type ShownImage } from "@/lib/client/schematic/project-images";
import type { Ink } from "@/lib/core/schematic/paint/primitive";
import { startMockApi } from "@/tests/support/mock-api/mock-api";
import { forgetPage, stubBrowser } from "@/tests/support/render-page";
import { standIn } from "@/tests/support/stand-in";

const api = startMockApi();
const FILE = "a".repeat(64);
const image = { kind: "image", at: { x: 10, y: 20 }, width: 400, height: 200, file: FILE } as const;

beforeEach(() => {
  stubBrowser();
  forgetPage();
});
afterEach(() => vi.unstubAllGlobals());

/** Calls of a canvas, one line each. */
function painted(shown: ShownImage, { color, scale = 1 }: { color?: string; scale?: number } = {}): string[] {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values.filter((value) => typeof value !== "object")].join(" "));
  const names = [
    "drawImage",
    "rect",
    "moveTo",
    "lineTo",
    "fillRect",
    "fillText",
    "setTransform",
    "beginPath",
    "stroke",
  ];
  const context = {
    ...Object.fromEntries(names.map((name) => [name, note(name)])),
    measureText: () => ({ width: 60 }),
  };
  const inks = {
    of: { drawing: "gray", text: "black" } as Record<Ink, string>,
    fill: { paper: "white" },
    font: "sans",
  };
  const pen = standIn<Pen>({ context, inks, transform: { scale, left: 0, top: 0 }, ratio: 1, color });
  drawImages(pen, [EMPTY, { ...EMPTY, images: [image] }], { shown: () => shown, failedText: "Image not loaded" });
  return calls.filter((call) => !/^(setTransform|beginPath|stroke)/.test(call));
}

const BITMAP = standIn<ImageBitmap>({ width: 8, height: 6 });
const BOX = "rect 10 20 400 200";

describe("an image on the canvas", () => {
  it("is the picture in its box, and a box until it is loaded", () => {
    expect(painted(BITMAP)).toEqual(["drawImage 10 20 400 200"]);
    expect(painted("loading")).toEqual([BOX]);
  });

  it("has an outline while it is dragged or placed", () => {
    expect(painted(BITMAP, { color: "copper" })).toEqual(["drawImage 10 20 400 200", BOX]);
  });

  it("is a crossed box with a word where it could not be loaded, without the word where it is too small", () => {
    const cross = [BOX, "moveTo 10 20", "lineTo 410 220", "moveTo 410 20", "lineTo 10 220"];
    // In the middle of the box, on paper: (210, 120).
    expect(painted("failed")).toEqual([...cross, "fillRect 174 108 72 24", "fillText Image not loaded 210 120"]);
    expect(painted("failed", { scale: 0.1 })).toEqual(cross);
  });

  it("lies in a layer of its own", () => {
    expect(prepare([image])).toEqual({ ...EMPTY, images: [image] });
  });
});

describe("the images of a project", () => {
  const OF = { projectId: "prj_1", token: null };

  function stubBitmaps(size = { width: 8, height: 6 }): object[] {
    const asked: object[] = [];
    vi.stubGlobal("createImageBitmap", (_source: unknown, options?: object) => {
      if (options) asked.push(options);
      return Promise.resolve({ ...size, close: () => undefined });
    });
    return asked;
  }
  const changeOf = (images: ProjectImages) => new Promise<void>((resolve) => images.subscribe(resolve));

  it("are fetched once each, and told when they are there", async () => {
    stubBitmaps();
    const images = new ProjectImages(OF);
    const change = changeOf(images);
    expect([images.shown(FILE), images.shown(FILE)]).toEqual(["loading", "loading"]);
    await change;
    expect(images.shown(FILE)).toMatchObject({ width: 8, height: 6 });
    expect((await images.blob(FILE)).size).toBeGreaterThan(0);
    expect(api.calls("getProjectImage")).toHaveLength(1);
  });

  it("are reduced for the screen where they are large", async () => {
    const asked = stubBitmaps({ width: 3_000, height: 4_000 });
    const images = new ProjectImages(OF);
    const change = changeOf(images);
    images.shown(FILE);
    await change;
    expect(asked).toEqual([{ resizeHeight: 2_048, resizeQuality: "high" }]);
  });

  it("are loaded a few at a time, and are smaller on the screen where there are many", async () => {
    // Each takes 2,048 × 2,048 pixels: 16 of them are 67 million.
    const asked = stubBitmaps({ width: 2_048, height: 2_048 });
    let [running, most] = [0, 0];
    api.respond("getProjectImage", async () => {
      most = Math.max(most, ++running);
      await Promise.resolve();
      running--;
      return new Response("png", { headers: { "content-type": "image/png", "content-disposition": "inline" } });
    });
    const images = new ProjectImages(OF);
    const files = Array.from({ length: 20 }, (_, index) => String(index).padStart(64, "0"));
    for (const file of files) images.shown(file);
    await vi.waitFor(() => expect(files.map((file) => images.shown(file))).not.toContain("loading"));
    expect(most).toBeLessThanOrEqual(3);
    expect(asked.length).toBeGreaterThanOrEqual(20 - 16 - 3);
    expect(asked).toContainEqual({ resizeWidth: 512, resizeQuality: "high" });
  });

  it("that could not be loaded are asked for again after a while", async () => {
    stubBitmaps();
    api.fail("getProjectImage", { kind: "refusal", code: "NOT_FOUND", message: "" }, 1);
    const images = new ProjectImages(OF);
    const change = changeOf(images);
    images.shown(FILE);
    await change;
    expect([images.shown(FILE), images.shown(FILE)]).toEqual(["failed", "failed"]);
    images.retry();
    const next = changeOf(images);
    expect(images.shown(FILE)).toBe("loading");
    await next;
    expect(images.shown(FILE)).toMatchObject({ width: 8 });
  });
});
