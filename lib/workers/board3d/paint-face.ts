// Picture of a board's face: substrate, copper, mask, finish and silkscreen, composed as in picture.ts.

import { heightOf, widthOf, type Bbox } from "@/lib/base/bbox";
import type { BoardSource, SourceLayer } from "@/lib/core/board3d/board-source";
import { centerLine } from "@/lib/core/board3d/hole-ring";
import type { ThroughHole } from "@/lib/core/board3d/through-holes";
import { coverLayer, fillDots, scaleSheet, type Sheet, type SheetMap } from "@/lib/workers/board3d/paint-layer";

/** #rrggbb. */
export interface FaceColors {
  maskColor: string;
  maskOpacity?: number;
  finish: string;
  silkColor: string;
  substrateColor: string;
  copperColor: string;
}

/** Opacity at which copper shows through the mask as on a real board. */
export const MASK_OPACITY = 0.8;
/** Limit of resolution: more is not visible, and small boards stay sharp without a large picture. */
const MAX_PX_PER_MM = 48;

export function sheetMap(bounds: Bbox, { maxPx, isByProcessor }: { maxPx: number; isByProcessor: boolean }): SheetMap {
  const [width, height] = [widthOf(bounds), heightOf(bounds)];
  const pxPerMm = Math.min(MAX_PX_PER_MM, maxPx / Math.max(width, height));
  const px = (mm: number) => Math.max(1, Math.min(maxPx, Math.round(mm * pxPerMm)));
  return { bounds, widthPx: px(width), heightPx: px(height), isByProcessor };
}

function newSheet({ widthPx, heightPx, isByProcessor }: SheetMap): Sheet {
  // If a card is emulated by the CPU, drawing as if there were one takes several times as long.
  const sheet = new OffscreenCanvas(widthPx, heightPx).getContext("2d", { willReadFrequently: isByProcessor });
  if (!sheet) throw new Error("there is no canvas to draw on");
  return sheet;
}

function covered(layer: SourceLayer, map: SheetMap): Sheet {
  const sheet = newSheet(map);
  coverLayer(sheet, layer.image, map);
  return sheet;
}

function over(sheet: Sheet, color: string, how: GlobalCompositeOperation): void {
  sheet.setTransform(1, 0, 0, 1, 0, 0);
  sheet.globalCompositeOperation = how;
  sheet.fillStyle = color;
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  sheet.globalCompositeOperation = "source-over";
}

function put(target: Sheet, sheet: Sheet, { opacity = 1, how = "source-over" as GlobalCompositeOperation } = {}): void {
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.globalCompositeOperation = how;
  target.globalAlpha = opacity;
  target.drawImage(sheet.canvas, 0, 0);
  target.globalAlpha = 1;
  target.globalCompositeOperation = "source-over";
}

export interface Face {
  side: "top" | "bottom";
  colors: FaceColors;
  map: SheetMap;
  /** Transparent in the picture. */
  holes: readonly ThroughHole[];
}

/** Opaque but for the holes; fully covered on a side without a mask file. Both faces are drawn as seen from above. */
export function paintFace(source: BoardSource, { side, colors, map, holes }: Face): ImageBitmap {
  const find = (type: SourceLayer["type"]) => source.layers.find((layer) => layer.type === type && layer.side === side);
  const [copper, mask, silk] = [find("copper"), find("soldermask"), find("silkscreen")];
  const isBare = source.layers.length === 0;
  const board = newSheet(map);
  over(board, colors.substrateColor, "source-over");
  const openings = mask ? covered(mask, map) : null;
  const metal = copper ? covered(copper, map) : null;
  if (metal) {
    over(metal, colors.copperColor, "source-in");
    put(board, metal);
  }
  const film = newSheet(map);
  over(film, colors.maskColor, "source-over");
  if (openings) put(film, openings, { how: "destination-out" });
  put(board, film, { opacity: isBare ? 1 : (colors.maskOpacity ?? MASK_OPACITY) });
  if (openings && metal) {
    over(metal, colors.finish, "source-in");
    put(metal, openings, { how: "destination-in" });
    put(board, metal);
  }
  if (silk) {
    const print = covered(silk, map);
    over(print, colors.silkColor, "source-in");
    if (openings) put(print, openings, { how: "destination-out" });
    put(board, print);
  }
  eraseHoles(board, holes, map);
  return board.canvas.transferToImageBitmap();
}

function eraseHoles(sheet: Sheet, holes: readonly ThroughHole[], map: SheetMap): void {
  if (holes.length === 0) return;
  scaleSheet(sheet, map);
  sheet.globalCompositeOperation = "destination-out";
  sheet.lineCap = sheet.lineJoin = "round";
  for (const hole of holes) {
    const line = centerLine(hole);
    fillDots(sheet, line, hole.diameterMm / 2);
    if (line.length <= 2) continue;
    sheet.lineWidth = hole.diameterMm;
    sheet.beginPath();
    for (let k = 0; k < line.length; k += 2) sheet.lineTo(line[k] ?? 0, line[k + 1] ?? 0);
    sheet.stroke();
  }
  sheet.globalCompositeOperation = "source-over";
}

/** One layer, transparent elsewhere; for the mask, the covered area. */
export function paintSheet(layer: SourceLayer, { color, map }: { color: string; map: SheetMap }): ImageBitmap {
  const sheet = covered(layer, map);
  if (layer.type === "soldermask") {
    const film = newSheet(map);
    over(film, color, "source-over");
    put(film, sheet, { how: "destination-out" });
    return film.canvas.transferToImageBitmap();
  }
  over(sheet, color, "source-in");
  return sheet.canvas.transferToImageBitmap();
}
