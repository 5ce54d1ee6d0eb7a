// `node --import tsx scripts/oracle-stage.ts [part of a set's name]`: layers of the corpus as the stage renders them in
// Chromium, with WebGL 2 and with Canvas 2D, compared with each other and with gerbv, at 508 dpi.

import { heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import type { Camera } from "@/lib/core/render/camera";
import {
  type Bitmap,
  differenceOf,
  PIXEL_MM,
  type Window,
  windowAround,
} from "../tests/core/formats/rs274x/conformance/bitmap";
import { type OpenStage, openStage } from "../tests/support/stage-page";
import { corpusSets, openSet } from "./corpus-set";
import { gerbvBitmap } from "./gerbv";
import { readPng } from "./png";

const ALIKE = 0.02;
/** Maximum picture size, that of a GPU's framebuffer. */
const MAX_SIDE_PX = 4000;
const DRAWN = new Set(["copper", "soldermask", "silkscreen", "paste", "outline"]);

function cameraOf({ left, bottom, width, height }: Window): Camera {
  const [centerXmm, centerYmm] = [(left + width / 2) * PIXEL_MM, (bottom + height / 2) * PIXEL_MM];
  return { centerXmm, centerYmm, pxPerMm: 1 / PIXEL_MM, turns: 0, isMirrored: false };
}

async function draw(stage: OpenStage, kind: "webgl2" | "canvas2d", id: string, window: Window): Promise<Bitmap> {
  const png = await stage.call("shoot", kind, {
    camera: cameraOf(window),
    mode: { kind: "layers", layers: [{ id, color: "#000000", opacity: 1 }] },
    background: "#ffffff",
    widthPx: window.width,
    heightPx: window.height,
  });
  return readPng(Buffer.from(png, "base64"));
}

const stage = await openStage();
if ((await stage.call("kindOf", "webgl2")) !== "webgl2") throw new Error("this Chromium has no WebGL 2");
const alike = { webgl: 0, canvas: 0, each: 0 };
let [layers, judged] = [0, 0];
const percent = (ratio: number) => `${(ratio * 100).toFixed(2)} %`.padStart(9);
for (const set of corpusSets().filter(({ id }) => id.includes(process.argv[2] ?? ""))) {
  const opened = await openSet(set);
  if (!("files" in opened)) continue;
  const bytesOf = new Map(opened.files.map(({ name, bytes }) => [name, bytes]));
  const board = await stage.call("load", stage.serve(opened.files)).catch(() => null);
  for (const layer of board?.layers ?? []) {
    const bytes = bytesOf.get(layer.id);
    if (!DRAWN.has(layer.type) || !bytes || isEmptyBbox(layer.bounds)) continue;
    if (Math.max(widthOf(layer.bounds), heightOf(layer.bounds)) / PIXEL_MM > MAX_SIDE_PX - 30) continue;
    const window = windowAround(layer.bounds, 0.5);
    const webgl = await draw(stage, "webgl2", layer.id, window);
    const canvas = await draw(stage, "canvas2d", layer.id, window);
    const each = differenceOf(webgl, canvas);
    layers++;
    if (each <= ALIKE) alike.each++;
    const gerbv = gerbvBitmap(bytes, window);
    const isJudge = gerbv?.width === window.width && gerbv.height === window.height;
    const [fromWebgl, fromCanvas] = isJudge ? [differenceOf(webgl, gerbv), differenceOf(canvas, gerbv)] : [NaN, NaN];
    if (isJudge) judged++;
    if (fromWebgl <= ALIKE) alike.webgl++;
    if (fromCanvas <= ALIKE) alike.canvas++;
    console.log([set.id.padEnd(20), ...[each, fromWebgl, fromCanvas].map(percent), layer.type, layer.id].join(" "));
  }
}
await stage.close();
console.log(`WebGL 2 and Canvas 2D: ${alike.each} of ${layers} layers differ by ${ALIKE * 100} % at most`);
console.log(`beside gerbv: WebGL 2 ${alike.webgl}, Canvas 2D ${alike.canvas} of ${judged} layers that it drew`);
