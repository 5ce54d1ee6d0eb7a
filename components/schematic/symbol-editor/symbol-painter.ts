// Paints a symbol on its grid: the origin, what is chosen, and the connection points of pins.
import { drawPaths, drawTexts, type Pen, pixelOf, toPixels } from "@/components/schematic/stage/canvas-pen";
import { prepare } from "@/components/schematic/stage/painted";
import type { SymbolEditorState } from "@/lib/core/schematic/symbol-editor/symbol-editor-state";
import { GRID, type Point } from "@/lib/core/schematic/model/units";
import { alongPin } from "@/lib/core/schematic/paint/pin-texts";
import { graphicPath } from "@/lib/core/schematic/paint/path";
import { boundsOfAll } from "@/lib/core/schematic/paint/primitive-bounds";
import { textBlock } from "@/lib/core/schematic/paint/readable-text";
import { drawSymbol } from "@/lib/core/schematic/paint/symbol-drawing";

const MIN_DOT_PX = 6;
const BETWEEN_STRONG = 10;

interface Size {
  readonly width: number;
  readonly height: number;
}

function paintGrid(pen: Pen, { width, height }: Size): void {
  const { context, transform, ratio, inks } = pen;
  const step = GRID * transform.scale;
  if (step < MIN_DOT_PX * ratio) return;
  toPixels(pen);
  const [first, top] = [Math.floor(-transform.left / step), Math.floor(-transform.top / step)];
  for (let column = first; column * step + transform.left < width; column++)
    for (let row = top; row * step + transform.top < height; row++) {
      const isStrong = column % BETWEEN_STRONG === 0 && row % BETWEEN_STRONG === 0;
      context.fillStyle = isStrong ? inks.fill.gridStrong : inks.fill.grid;
      const dot = (isStrong ? 2 : 1.5) * ratio;
      context.fillRect(column * step + transform.left - dot / 2, row * step + transform.top - dot / 2, dot, dot);
    }
}

/** The origin is where the symbol is held while it is placed. */
function paintOrigin(pen: Pen): void {
  const { context, ratio, inks } = pen;
  const { x, y } = pixelOf(pen, { x: 0, y: 0 });
  const arm = 8 * ratio;
  context.strokeStyle = inks.fill.gridStrong;
  context.lineWidth = ratio;
  context.beginPath();
  context.moveTo(x - arm, y);
  context.lineTo(x + arm, y);
  context.moveTo(x, y - arm);
  context.lineTo(x, y + arm);
  context.stroke();
}

function paintEnd(pen: Pen, at: Point, isChosen: boolean): void {
  const { context, ratio, inks } = pen;
  const { x, y } = pixelOf(pen, at);
  context.strokeStyle = isChosen ? inks.fill.chosen : inks.of.wire;
  context.fillStyle = inks.fill.paper;
  context.lineWidth = 1.5 * ratio;
  context.beginPath();
  context.arc(x, y, (isChosen ? 4.5 : 3) * ratio, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
}

function paintChosenLine(pen: Pen, from: Point, to: Point): void {
  const { context, ratio, inks } = pen;
  const [a, b] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.strokeStyle = inks.fill.chosen;
  context.lineWidth = 3 * ratio;
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
}

function paintChosenGraphic(pen: Pen, { shown, graphic }: SymbolEditorState): void {
  const drawn = graphic === null ? undefined : shown.graphics[graphic]?.graphic;
  if (!drawn) return;
  const primitives = drawn.shape === "text" ? textBlock({ ...drawn, ink: "symbol" }) : [graphicPath("symbol", drawn)];
  const box = boundsOfAll(primitives);
  const [a, b] = [pixelOf(pen, { x: box.minX, y: box.minY }), pixelOf(pen, { x: box.maxX, y: box.maxY })];
  const { context, ratio, inks } = pen;
  const margin = 4 * ratio;
  context.strokeStyle = inks.fill.chosen;
  context.lineWidth = 1.5 * ratio;
  context.setLineDash([4 * ratio, 3 * ratio]);
  context.strokeRect(a.x - margin, a.y - margin, b.x - a.x + 2 * margin, b.y - a.y + 2 * margin);
  context.setLineDash([]);
}

const isShown = (of: number, wanted: number): boolean => of === 0 || of === wanted;

export function paintSymbol(pen: Pen, state: SymbolEditorState, size: Size): void {
  const { context, inks } = pen;
  const { shown, unit, style, pins, tool, pointer } = state;
  toPixels(pen);
  context.fillStyle = inks.fill.paper;
  context.fillRect(0, 0, size.width, size.height);
  paintGrid(pen, size);
  paintOrigin(pen);
  const drawing = drawSymbol(shown, { unit, style, rotation: 0, mirror: "none" });
  const painted = [prepare(drawing.primitives)];
  drawPaths(pen, painted);
  drawTexts(pen, painted);
  toPixels(pen);
  for (const [index, pin] of shown.pins.entries()) {
    if (!isShown(pin.unit, unit) || !isShown(pin.style, style)) continue;
    if (pins.has(index)) paintChosenLine(pen, pin.at, alongPin(pin, pin.length));
    paintEnd(pen, pin.at, pins.has(index));
  }
  paintChosenGraphic(pen, state);
  if (tool !== "select" && pointer) paintEnd(pen, pointer, true);
}
