// Browser side: boards read and drawn as in the viewer, driven by the test.

import { createStage } from "@/components/stage/create-stage";
import type { Stage } from "@/components/stage/stage";
import type { StageMode, StageView } from "@/components/stage/stage-view";
import { readBoard } from "@/lib/core/gerber/board";
import type { BoardModel } from "@/lib/core/board/board-model";
import { boardSvg } from "@/lib/core/board-view/picture";
import type { Camera } from "@/lib/core/render/camera";
import { renderScene } from "@/lib/core/board-view/render-scene";
import { type Scene, sceneOf } from "@/lib/core/board-view/scene";
import { viewBoard } from "@/lib/workers/viewer/viewer-client";
import { sceneOfTexts } from "../core/board-view/small-scene";

interface Shot {
  camera: Camera;
  mode: StageMode;
  background: string | null;
  highlight?: StageView["highlight"];
  widthPx: number;
  heightPx: number;
}

const stages = new Map<Stage["kind"], Stage>();
let board: BoardModel | null = null;
let scene: Scene | null = null;

function stageOf(kind: Stage["kind"]): Stage {
  const existing = stages.get(kind);
  if (existing) return existing;
  const canvas = document.createElement("canvas");
  document.body.append(canvas);
  const stage = createStage(canvas, { prefer: kind });
  stage.setScene(scene && renderScene(scene));
  stages.set(kind, stage);
  return stage;
}

function layersOf(shown: Scene) {
  return shown.layers.map(({ id, type, side, image }) => ({
    id,
    type,
    side,
    bounds: image.bounds,
    count: image.count,
  }));
}

async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let k = 0; k < bytes.length; k += 0x8000) text += String.fromCharCode(...bytes.subarray(k, k + 0x8000));
  return btoa(text);
}

async function pixelsOf(png: string): Promise<ImageData> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}

const page = {
  /** Red, green, blue and alpha at places of a picture. */
  async colorsAt(png: string, places: readonly (readonly [x: number, y: number])[]) {
    const { data, width } = await pixelsOf(png);
    return places.map(([x, y]) => [...data.slice(4 * (y * width + x), 4 * (y * width + x) + 4)]);
  },
  /** The share of pixels that differ, they and all around them, by more than `max` in a channel. */
  async differenceOf(one: string, other: string, max: number) {
    const [a, b] = [await pixelsOf(one), await pixelsOf(other)];
    const { width, height } = a;
    const isOther = new Uint8Array(width * height);
    for (let k = 0; k < a.data.length; k++)
      if (Math.abs((a.data[k] ?? 0) - (b.data[k] ?? 0)) > max) isOther[k >> 2] = 1;
    let count = 0;
    for (let y = 1; y + 1 < height; y++)
      for (let x = 1; x + 1 < width; x++) {
        const at = y * width + x;
        const rows = [at - width, at, at + width];
        if (rows.every((row) => isOther[row - 1] && isOther[row] && isOther[row + 1])) count++;
      }
    return count / (width * height);
  },
  kindOf: (kind: Stage["kind"]) => stageOf(kind).kind,
  /** Files as JSON at an address: name and bytes in base64. */
  async load(address: string) {
    const files = (await (await fetch(address)).json()) as { name: string; bytes: string }[];
    const read = readBoard(
      files.map(({ name, bytes }) => ({ name, bytes: Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0)) })),
    );
    if (!read.ok) throw new Error("no board");
    board = read.value;
    scene = sceneOf(board);
    for (const stage of stages.values()) stage.setScene(scene && renderScene(scene));
    return { bounds: scene.bounds, layers: layersOf(scene) };
  },
  /** Single layers as they are written, all of them copper. */
  loadTexts(files: readonly { file: string; text: string }[]) {
    scene = sceneOfTexts(files);
    for (const stage of stages.values()) stage.setScene(scene && renderScene(scene));
  },
  async shoot(kind: Stage["kind"], { camera, mode, background, highlight = [], widthPx, heightPx }: Shot) {
    const view = { camera, mode, background, highlight };
    return base64Of(await stageOf(kind).screenshot(view, { widthPx, heightPx }));
  },
  /** The drawing of picture.ts on the same ground and in the same place. */
  async shootSvg(side: "top" | "bottom", { camera, mode, background, widthPx, heightPx }: Shot) {
    if (!board || mode.kind !== "realistic") throw new Error("no board");
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(boardSvg(board, side, mode.colors))}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [widthPx, heightPx];
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    context.fillStyle = background ?? "#000";
    context.fillRect(0, 0, widthPx, heightPx);
    // The drawing shows the board's box and a quarter of a millimeter around it.
    const { minX, maxX, minY, maxY } = sceneOf(board).bounds;
    const [width, height] = [(maxX - minX + 0.5) * camera.pxPerMm, (maxY - minY + 0.5) * camera.pxPerMm];
    const right = (camera.centerXmm - (minX + maxX) / 2) * (side === "bottom" ? -1 : 1) * camera.pxPerMm;
    const down = ((minY + maxY) / 2 - camera.centerYmm) * camera.pxPerMm;
    context.drawImage(image, (widthPx - width) / 2 - right, (heightPx - height) / 2 - down, width, height);
    return base64Of(
      await new Promise<Blob>((resolve, reject) =>
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))),
      ),
    );
  },
};

export type StagePage = typeof page;
const loadedScene = () => scene && renderScene(scene);

export { createStage, renderScene, loadedScene as scene, stageOf, viewBoard };
Object.assign(globalThis, { stagePage: page, createStage, renderScene, viewBoard, stageOf, scene: loadedScene });
