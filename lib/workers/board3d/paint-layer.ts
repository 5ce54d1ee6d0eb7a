// Rasterization of one layer: opaque where the layer is dark, whatever its polarity.

import { type Bbox, heightOf, widthOf } from "@/lib/base/bbox";
import { arcOf } from "@/lib/base/arc";
import { edgeAt, edgeCount } from "@/lib/core/geometry/contour";
import { DATA_STRIDE, KIND, type LayerImage, regionOf } from "@/lib/core/board/image";
import { type PaintRun, paintRuns } from "@/lib/core/board-view/paint";
import { shapeMeshes } from "@/lib/core/board-view/tessellate";

export type Sheet = OffscreenCanvasRenderingContext2D;

/** Mapping from board coordinates to pixels: the first row is the lowest, as in textures. */
export interface SheetMap {
  bounds: Bbox;
  widthPx: number;
  heightPx: number;
  /** See Board3dAppearance. */
  isByProcessor: boolean;
}

/** A thinner line disappears between the pixels. */
const THINNEST_PX = 0.7;
const PATH_POINTS = 1_000;
/** A circle takes four curves. */
const DOT_POINTS = 8;

export function scaleSheet(sheet: Sheet, { bounds, widthPx, heightPx }: SheetMap): number {
  const [sx, sy] = [widthPx / widthOf(bounds), heightPx / heightOf(bounds)];
  sheet.setTransform(sx, 0, 0, sy, -bounds.minX * sx, -bounds.minY * sy);
  return Math.min(sx, sy);
}

/** The sheet must be empty. */
export function coverLayer(sheet: Sheet, image: LayerImage, map: SheetMap): void {
  const pxPerMm = scaleSheet(sheet, map);
  sheet.fillStyle = sheet.strokeStyle = "#000";
  sheet.lineCap = sheet.lineJoin = "round";
  const { minX, minY } = map.bounds;
  if (image.isNegative) sheet.fillRect(minX, minY, widthOf(map.bounds), heightOf(map.bounds));
  const rings = new Map<number, Float64Array[]>();
  for (const run of paintRuns(image)) {
    sheet.globalCompositeOperation = run.isDark === image.isNegative ? "destination-out" : "source-over";
    fillRegions(sheet, image, run);
    fillFlashes(sheet, image, { run, rings });
    drawStrokes(sheet, image, { run, pxPerMm });
  }
  sheet.globalCompositeOperation = "source-over";
}

function fillRegions(sheet: Sheet, image: LayerImage, run: PaintRun): void {
  const path = new LongPath(sheet, () => sheet.fill("nonzero"));
  for (const at of run.regions) {
    const contour = regionOf(image, at);
    const count = edgeCount(contour);
    path.begin(count);
    for (let k = 0; k < count; k++) {
      const edge = edgeAt(contour, k);
      if (k === 0) sheet.moveTo(edge.x0, edge.y0);
      drawEdge(sheet, edge);
    }
    sheet.closePath();
  }
  path.end();
}

function fillFlashes(
  sheet: Sheet,
  image: LayerImage,
  { run, rings }: { run: PaintRun; rings: Map<number, Float64Array[]> },
): void {
  for (const [index, flashes] of run.flashes) {
    const shape = image.shapes[index];
    if (!shape) continue;
    const own = rings.get(index) ?? shapeMeshes(shape).flatMap((mesh) => mesh.rings);
    rings.set(index, own);
    const points = own.reduce((sum, ring) => sum + ring.length / 2, 0);
    const path = new LongPath(sheet, () => sheet.fill("nonzero"));
    for (const at of flashes) {
      path.begin(points);
      const [x = 0, y = 0] = image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 2);
      for (const ring of own) {
        for (let k = 0; k < ring.length; k += 2) {
          if (k === 0) sheet.moveTo(x + (ring[k] ?? 0), y + (ring[k + 1] ?? 0));
          else sheet.lineTo(x + (ring[k] ?? 0), y + (ring[k + 1] ?? 0));
        }
        sheet.closePath();
      }
    }
    path.end();
  }
}

function drawStrokes(sheet: Sheet, image: LayerImage, { run, pxPerMm }: { run: PaintRun; pxPerMm: number }): void {
  for (const [widthMm, strokes] of run.strokes) {
    sheet.lineWidth = Math.max(widthMm, THINNEST_PX / pxPerMm);
    const path = new LongPath(sheet, () => sheet.stroke());
    const dots: number[] = [];
    for (const at of strokes) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, bulge = 0] = image.data.subarray(at * DATA_STRIDE, (at + 1) * DATA_STRIDE);
      // A canvas does not draw lines of zero length, whatever their caps.
      if (image.kind[at] === KIND.flash || (x0 === x1 && y0 === y1)) dots.push(x0, y0);
      else {
        path.begin(2);
        sheet.moveTo(x0, y0);
        drawEdge(sheet, { x0, y0, x1, y1, bulge });
      }
    }
    path.end();
    fillDots(sheet, dots, widthMm / 2);
  }
}

export function fillDots(sheet: Sheet, places: readonly number[], radiusMm: number): void {
  if (places.length === 0 || radiusMm <= 0) return;
  const path = new LongPath(sheet, () => sheet.fill("nonzero"));
  for (let k = 0; k < places.length; k += 2) {
    const [x = 0, y = 0] = [places[k], places[k + 1]];
    path.begin(DOT_POINTS);
    sheet.moveTo(x + radiusMm, y);
    sheet.arc(x, y, radiusMm, 0, 2 * Math.PI);
  }
  path.end();
}

/**
 * Shapes of one paint, drawn a thousand points at a time: a path of ten thousand takes several times as long as ten of
 * one thousand.
 */
class LongPath {
  readonly #sheet: Sheet;
  readonly #draw: () => void;
  #points = 0;

  constructor(sheet: Sheet, draw: () => void) {
    this.#sheet = sheet;
    this.#draw = draw;
  }

  /** To be called before each shape. */
  begin(points: number): void {
    if (this.#points >= PATH_POINTS) this.end();
    if (this.#points === 0) this.#sheet.beginPath();
    this.#points += Math.max(1, points);
  }

  end(): void {
    if (this.#points > 0) this.#draw();
    this.#points = 0;
  }
}

function drawEdge(sheet: Sheet, edge: { x0: number; y0: number; x1: number; y1: number; bulge: number }): void {
  if (edge.bulge === 0) return sheet.lineTo(edge.x1, edge.y1);
  const { cx, cy, radius, sweep } = arcOf(edge);
  const start = Math.atan2(edge.y0 - cy, edge.x0 - cx);
  sheet.arc(cx, cy, radius, start, start + sweep, sweep < 0);
}
