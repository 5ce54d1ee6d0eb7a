// Complete picture with Canvas 2D, as a generator of short steps.

import { Highlights } from "@/components/stage/highlights";
import { DEFAULT_COLORS } from "@/components/stage/board-colors";
import { LayerPaths } from "@/components/stage/canvas/layer-paths";
import type { PictureSize } from "@/components/stage/painter";
import { DIMMED, HIGHLIGHT_COLOR, type StageMode, type StageView } from "@/components/stage/stage-view";
import type { PaintList } from "@/lib/core/render/paint-list";
import type { RenderScene } from "@/lib/core/render/scene";
import { createVisibleRegion, updateVisibleRegion } from "@/lib/core/render/visible-region";

/** An off-screen canvas whose steps can be timed, because `willReadFrequently` makes reading draw it. */
export function createSheet(): CanvasRenderingContext2D {
  const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("there is no canvas to draw on");
  return context;
}

export class CanvasPicture {
  readonly #scene: RenderScene;
  readonly #paths = new Map<PaintList, LayerPaths>();
  readonly #highlights = new Highlights();
  readonly #region = createVisibleRegion();
  /** One layer in its color. */
  readonly #layer = createSheet();
  readonly #copper = createSheet();
  readonly #openings = createSheet();
  readonly #board = createSheet();

  constructor(scene: RenderScene) {
    this.#scene = scene;
    this.#highlights.setScene(scene);
  }

  /** Draws on `target`, which is cleared and resized to `size`. */
  *draw(target: CanvasRenderingContext2D, view: StageView, size: PictureSize): Generator<CanvasRenderingContext2D> {
    updateVisibleRegion(this.#region, view.camera, { ...size, origin: this.#scene.origin });
    clear(target, size);
    if (view.background !== null) paintOver(target, view.background);
    const opacity = view.highlight.length > 0 ? DIMMED : 1;
    if (view.mode.kind === "layers") {
      for (const { id, color, opacity: own } of view.mode.layers) {
        const layer = this.#scene.layers.find((candidate) => candidate.id === id);
        if (!layer) continue;
        yield* this.#cover(this.#layer, layer.paint, { size, color });
        yield put(target, this.#layer, own * opacity);
      }
    } else {
      yield* this.#drawBoard(view.mode, size);
      yield put(target, this.#board, opacity);
    }
    for (const [k, paint] of this.#highlights.listsOf(view.highlight).entries()) {
      const color = view.highlight[k]?.color ?? HIGHLIGHT_COLOR;
      yield* this.#cover(this.#layer, paint, { size, color });
      yield put(target, this.#layer, 1);
    }
  }

  *#drawBoard(
    { side, colors }: Extract<StageMode, { kind: "realistic" }>,
    size: PictureSize,
  ): Generator<CanvasRenderingContext2D> {
    const parts = this.#scene.board;
    if (!parts) return clear(this.#board, size);
    const { copper, mask, silkscreen } = parts[side];
    const [board, layer, openings] = [this.#board, this.#layer, this.#openings];
    clear(board, size);
    yield paintOver(board, colors.substrateColor ?? DEFAULT_COLORS.substrate);
    if (copper) {
      const color = colors.copperColor ?? DEFAULT_COLORS.copper;
      yield* this.#cover(this.#copper, copper, { size, color });
      yield put(board, this.#copper, 1);
    }
    if (mask) yield* this.#cover(openings, mask, { size });
    clear(layer, size);
    yield paintOver(layer, colors.maskColor);
    if (mask) yield put(layer, openings, 1, "destination-out");
    yield put(board, layer, colors.maskOpacity ?? DEFAULT_COLORS.maskOpacity);
    if (mask && copper) {
      // The tint applies where copper was drawn; the openings then mask it.
      yield tint(this.#copper, colors.finish);
      yield put(this.#copper, openings, 1, "destination-in");
      yield put(board, this.#copper, 1);
    }
    if (silkscreen) {
      yield* this.#cover(layer, silkscreen, { size, color: colors.silkColor });
      if (mask) yield put(layer, openings, 1, "destination-out");
      yield put(board, layer, 1);
    }
    yield* this.#cover(layer, parts.substrate, { size });
    this.#prepare(layer);
    for (const paint of parts.holes) for (const _ of this.#pathsOf(paint).erase(layer, this.#region)) yield layer;
    yield put(board, layer, 1, "destination-in");
  }

  /** Clear shapes erase regardless of color, so all of them are drawn in one. */
  *#cover(
    sheet: CanvasRenderingContext2D,
    paint: PaintList,
    { size, color = "#000" }: { size: PictureSize; color?: string },
  ): Generator<CanvasRenderingContext2D> {
    clear(sheet, size);
    this.#prepare(sheet);
    sheet.fillStyle = sheet.strokeStyle = color;
    for (const _ of this.#pathsOf(paint).draw(sheet, this.#region)) yield sheet;
  }

  #prepare(sheet: CanvasRenderingContext2D): void {
    const { a, b, c, d, e, f } = this.#region.transform;
    sheet.setTransform(a, b, c, d, e, f);
    sheet.fillStyle = sheet.strokeStyle = "#000";
    sheet.lineCap = sheet.lineJoin = "round";
  }

  #pathsOf(paint: PaintList): LayerPaths {
    const existing = this.#paths.get(paint);
    if (existing) return existing;
    const made = new LayerPaths(paint, this.#scene.origin);
    this.#paths.set(paint, made);
    return made;
  }
}

function clear(sheet: CanvasRenderingContext2D, { width, height }: PictureSize): void {
  const { canvas } = sheet;
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  sheet.setTransform(1, 0, 0, 1, 0, 0);
  sheet.globalCompositeOperation = "source-over";
  sheet.globalAlpha = 1;
  sheet.clearRect(0, 0, width, height);
}

// These fill the whole sheet, which takes as long as many shapes, and return the sheet that was drawn.

function paintOver(sheet: CanvasRenderingContext2D, color: string): CanvasRenderingContext2D {
  sheet.fillStyle = color;
  sheet.fillRect(0, 0, sheet.canvas.width, sheet.canvas.height);
  return sheet;
}

/** Recolors the content. */
function tint(sheet: CanvasRenderingContext2D, color: string): CanvasRenderingContext2D {
  sheet.setTransform(1, 0, 0, 1, 0, 0);
  sheet.globalCompositeOperation = "source-in";
  return paintOver(sheet, color);
}

function put(
  target: CanvasRenderingContext2D,
  sheet: CanvasRenderingContext2D,
  opacity: number,
  how: GlobalCompositeOperation = "source-over",
): CanvasRenderingContext2D {
  target.setTransform(1, 0, 0, 1, 0, 0);
  target.globalCompositeOperation = how;
  target.globalAlpha = opacity;
  target.drawImage(sheet.canvas, 0, 0);
  target.globalAlpha = 1;
  target.globalCompositeOperation = "source-over";
  return target;
}
