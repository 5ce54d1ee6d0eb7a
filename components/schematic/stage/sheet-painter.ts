// Paints the sheet of an editor on a canvas: paper, grid, highlighted nets, objects, selection, and what a tool shows.
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";
import type { EditorState, SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { Box } from "@/lib/core/schematic/editor/object-index";
import type { Overlay } from "@/lib/core/schematic/editor/tool";
import type { Sheet } from "@/lib/core/schematic/model/records";
import type { Point } from "@/lib/core/schematic/model/units";
import { junctionsOfSheet } from "@/lib/core/schematic/paint/junctions";
import { junctionPrimitive, paintRecord } from "@/lib/core/schematic/paint/record-primitives";
import { sheetFrame, type FrameOptions } from "@/lib/core/schematic/paint/sheet-frame";
import {
  drawPaths,
  drawTexts,
  type Pen,
  type SheetTransform,
  toPixels,
  toSheetUnits,
} from "@/components/schematic/stage/canvas-pen";
import type { Inks } from "@/components/schematic/stage/inks";
import { EMPTY, type Painted, prepare } from "@/components/schematic/stage/painted";
import { SheetChunks } from "@/components/schematic/stage/sheet-chunks";

/** A finding as it is marked on the sheet. */
export interface FindingMark {
  readonly at: Point;
  readonly number: number;
  readonly isError: boolean;
  readonly isChosen: boolean;
}

export interface Picture {
  readonly transform: SheetTransform;
  readonly ratio: number;
  readonly inks: Inks;
  readonly size: { readonly width: number; readonly height: number };
  readonly findings: readonly FindingMark[];
  /** Place of the keyboard's cursor, while it draws. */
  readonly cursor: Point | null;
  readonly hasGrid: boolean;
}

/** Grid lines closer than this are not drawn. */
const MIN_GRID_PX = 7;
const STRONG_EVERY = 10;
const HIGHLIGHT_WIDTH = 14_000;
const HIGHLIGHT_OPACITY = 0.42;
const CORNER = 10_000;
const CORNER_GAP = 6_000;
const SNAP_PX = 5;
const RING_PX = 11;
const MIN_RING_PX = 4;
/** The grid at 100 %; smaller pictures have smaller marks, and no numbers below this part of it. */
const FULL_GRID_PX = 8;
const NUMBERED_FROM = 0.7;

export class SheetPainter {
  readonly #editor: SchematicEditor;
  #chunks: SheetChunks;
  #path = "";
  #frame: Painted = EMPTY;
  #junctions: Painted = EMPTY;
  #selected: Painted = EMPTY;
  #drawn: Painted = EMPTY;
  #highlighted: Path2D | null = null;
  #last: EditorState | null = null;
  readonly #frameOptions: (sheet: Sheet) => FrameOptions;
  readonly #end: () => void;

  constructor(editor: SchematicEditor, frameOptions: (sheet: Sheet) => FrameOptions) {
    this.#editor = editor;
    this.#frameOptions = frameOptions;
    this.#chunks = new SheetChunks(editor.view);
    this.#end = editor.workspace.subscribe((diff) => this.#follow(diff));
  }

  dispose(): void {
    this.#end();
  }

  paint(context: CanvasRenderingContext2D, picture: Picture): void {
    this.#refresh();
    const { transform, inks, ratio, size } = picture;
    const pen: Pen = { context, inks, transform, ratio };
    toPixels(pen);
    context.fillStyle = inks.fill.desk;
    context.fillRect(0, 0, size.width, size.height);
    this.#paintPaper(pen, picture);
    this.#paintHighlight(pen);
    const box = visibleBox(picture);
    const visible = this.#chunks.visible(box);
    drawPaths(pen, visible);
    drawPaths(pen, [this.#junctions]);
    drawTexts(pen, visible);
    this.#paintSelection(pen);
    this.#paintOverlay(pen, this.#editor.state.overlay);
    for (const mark of picture.findings) paintFinding(pen, mark);
    if (picture.cursor) paintCursor(pen, picture.cursor);
  }

  #follow(diff: SchematicDiff): void {
    // Another sheet is prepared as a whole when it is next painted.
    if (this.#path === this.#editor.path) this.#chunks.update(diff);
  }

  /** Prepares what has changed since the last picture. */
  #refresh(): void {
    const { state } = this.#editor;
    const last = this.#last;
    const isOtherSheet = state.path !== this.#path;
    if (isOtherSheet) {
      this.#path = state.path;
      this.#chunks = new SheetChunks(this.#editor.view);
    }
    const isChanged = isOtherSheet || last?.version !== state.version;
    if (isChanged) this.#prepareSheet();
    if (isChanged || last?.selection !== state.selection) this.#prepareSelection();
    if (isChanged || last?.highlighted !== state.highlighted) this.#prepareHighlight();
    if (isChanged || last?.overlay.drawn !== state.overlay.drawn) this.#prepareOverlay();
    this.#chunks.hide(state.overlay.hidden);
    this.#last = state;
  }

  #prepareSheet(): void {
    const { view, instance, workspace } = this.#editor;
    this.#frame = instance ? prepare(sheetFrame(instance.sheet, this.#frameOptions(instance.sheet))) : EMPTY;
    const junctions = junctionsOfSheet(workspace.graph, view.sheetId);
    this.#junctions = prepare(junctions.map(({ at, layer }) => junctionPrimitive(at, layer)));
  }

  #prepareSelection(): void {
    const { view } = this.#editor;
    this.#selected = prepare(this.#editor.selected().flatMap((object) => paintRecord(object, view.context)));
  }

  #prepareOverlay(): void {
    const { view, state } = this.#editor;
    const here = state.overlay.drawn.filter(({ sheetId }) => sheetId === view.sheetId);
    this.#drawn = prepare(here.flatMap((object) => paintRecord(object, view.context)));
  }

  #prepareHighlight(): void {
    const { highlighted } = this.#editor.state;
    this.#highlighted = null;
    if (highlighted.length === 0) return;
    const path = new Path2D();
    for (const net of this.#editor.netlist.nets) {
      if (!highlighted.includes(net.name)) continue;
      for (const { instance, cluster } of net.parts) {
        if (instance.path !== this.#path) continue;
        for (const { segment, points } of cluster.items) traceNet(path, segment, points);
      }
    }
    this.#highlighted = path;
  }

  #paintPaper(pen: Pen, { hasGrid }: Picture): void {
    const { context, inks } = pen;
    const sheet = this.#editor.instance?.sheet;
    if (!sheet) return;
    toSheetUnits(pen);
    context.fillStyle = inks.fill.paper;
    context.fillRect(0, 0, sheet.width, sheet.height);
    if (hasGrid) paintGrid(pen, sheet, this.#editor.grid);
    // The title block covers the grid with the color of the paper.
    const paper: Inks = { ...inks, fill: { ...inks.fill, body: inks.fill.paper } };
    drawPaths({ ...pen, inks: paper }, [this.#frame]);
    drawTexts(pen, [this.#frame]);
  }

  #paintHighlight(pen: Pen): void {
    if (!this.#highlighted) return;
    const { context, inks } = pen;
    toSheetUnits(pen);
    context.save();
    context.globalAlpha = HIGHLIGHT_OPACITY;
    context.strokeStyle = inks.fill.highlight;
    context.lineWidth = HIGHLIGHT_WIDTH;
    context.stroke(this.#highlighted);
    context.restore();
  }

  #paintSelection(pen: Pen): void {
    const { state, view } = this.#editor;
    const { shift } = state.overlay;
    if (shift) return this.#paintShifted(pen, shift);
    const ids = [...state.selection].filter((id) => !state.overlay.hidden.has(id));
    if (ids.length === 0) return;
    if (ids.length === state.selection.size) {
      const colored = { ...pen, color: pen.inks.fill.chosen };
      drawPaths(colored, [this.#selected]);
      drawTexts(colored, [this.#selected]);
    }
    toSheetUnits(pen);
    pen.context.strokeStyle = pen.inks.fill.chosen;
    pen.context.lineWidth = (1.5 * pen.ratio) / pen.transform.scale;
    for (const id of ids) {
      const box = view.index.boxOf(id);
      const isWire = view.graph.itemsOf(id).some(({ segment }) => segment !== null);
      if (box && !isWire) strokeCorners(pen.context, box);
    }
  }

  /** The whole selection elsewhere: nothing is prepared again while it is dragged. */
  #paintShifted(pen: Pen, { x, y }: Point): void {
    const { scale, left, top } = pen.transform;
    const transform = { scale, left: left + x * scale, top: top + y * scale };
    const colored = { ...pen, transform, color: pen.inks.fill.chosen };
    drawPaths(colored, [this.#selected]);
    drawTexts(colored, [this.#selected]);
  }

  #paintOverlay(pen: Pen, overlay: Overlay): void {
    const color = overlay.refusal ? pen.inks.fill.refused : pen.inks.fill.chosen;
    const colored = { ...pen, color };
    drawPaths(colored, [this.#drawn]);
    drawTexts(colored, [this.#drawn]);
    if (overlay.box) paintBox(pen, overlay.box);
    if (overlay.snapAt) paintSnap(pen, overlay.snapAt, color);
    if (overlay.joins.length > 0 && overlay.snapAt) paintRing(pen, overlay.snapAt, color);
    // A wire shows its own length.
    if (overlay.measure && this.#editor.state.tool === "measure") paintMeasure(pen, overlay.measure);
  }
}

function traceNet(path: Path2D, segment: { from: Point; to: Point } | null, points: readonly Point[]): void {
  if (segment) {
    path.moveTo(segment.from.x, segment.from.y);
    path.lineTo(segment.to.x, segment.to.y);
  }
  for (const { x, y } of points) {
    path.moveTo(x, y);
    path.lineTo(x + 1, y);
  }
}

function visibleBox({ transform: { scale, left, top }, size }: Picture): Box {
  return {
    minX: -left / scale,
    minY: -top / scale,
    maxX: (size.width - left) / scale,
    maxY: (size.height - top) / scale,
  };
}

/** Lines at the steps of the grid, every tenth one stronger; coarser where they would be too close. */
function paintGrid(pen: Pen, sheet: Sheet, grid: number): void {
  const { context, inks, transform, ratio } = pen;
  let step = grid;
  while ((step * transform.scale) / ratio < MIN_GRID_PX) step *= STRONG_EVERY;
  const lines = (every: number): Path2D => {
    const path = new Path2D();
    for (let x = every; x < sheet.width; x += every) {
      path.moveTo(x, 0);
      path.lineTo(x, sheet.height);
    }
    for (let y = every; y < sheet.height; y += every) {
      path.moveTo(0, y);
      path.lineTo(sheet.width, y);
    }
    return path;
  };
  context.lineWidth = ratio / transform.scale;
  context.strokeStyle = inks.fill.grid;
  context.stroke(lines(step));
  context.strokeStyle = inks.fill.gridStrong;
  context.stroke(lines(step * STRONG_EVERY));
}

/** Corners around an object, as register marks. */
function strokeCorners(context: CanvasRenderingContext2D, { minX, minY, maxX, maxY }: Box): void {
  const [left, top, right, bottom] = [minX - CORNER_GAP, minY - CORNER_GAP, maxX + CORNER_GAP, maxY + CORNER_GAP];
  context.beginPath();
  for (const [x, y, dx, dy] of [
    [left, top, 1, 1],
    [right, top, -1, 1],
    [right, bottom, -1, -1],
    [left, bottom, 1, -1],
  ] as const) {
    context.moveTo(x + dx * CORNER, y);
    context.lineTo(x, y);
    context.lineTo(x, y + dy * CORNER);
  }
  context.stroke();
}

const pixelOf = ({ transform: { scale, left, top } }: Pen, { x, y }: Point): Point => ({
  x: x * scale + left,
  y: y * scale + top,
});

/** Solid for what lies inside, dashed for what is touched. */
function paintBox(pen: Pen, { from, to }: { from: Point; to: Point }): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [a, b] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.lineWidth = ratio;
  context.strokeStyle = inks.fill.chosen;
  context.setLineDash(to.x < from.x ? [5 * ratio, 4 * ratio] : []);
  context.strokeRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  context.setLineDash([]);
  context.save();
  context.globalAlpha = 0.06;
  context.fillStyle = inks.fill.chosen;
  context.fillRect(Math.min(a.x, b.x), Math.min(a.y, b.y), Math.abs(b.x - a.x), Math.abs(b.y - a.y));
  context.restore();
}

function paintSnap(pen: Pen, at: Point, color: string): void {
  const { context, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  const half = SNAP_PX * ratio;
  context.lineWidth = 1.5 * ratio;
  context.strokeStyle = color;
  context.strokeRect(x - half, y - half, 2 * half, 2 * half);
}

function paintRing(pen: Pen, at: Point, color: string): void {
  const { context, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  context.lineWidth = 2 * ratio;
  context.strokeStyle = color;
  context.beginPath();
  context.arc(x, y, RING_PX * ratio, 0, 2 * Math.PI);
  context.stroke();
}

function paintMeasure(pen: Pen, { from, to }: { from: Point; to: Point }): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const [a, b] = [pixelOf(pen, from), pixelOf(pen, to)];
  context.lineWidth = ratio;
  context.strokeStyle = inks.fill.chosen;
  context.setLineDash([2 * ratio, 3 * ratio]);
  context.beginPath();
  context.moveTo(a.x, a.y);
  context.lineTo(b.x, b.y);
  context.stroke();
  context.setLineDash([]);
}

function paintFinding(pen: Pen, { at, number, isError, isChosen }: FindingMark): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  // Pins of a small picture lie closer than rings of full size.
  const zoom = Math.min(1, (12_700 * pen.transform.scale) / ratio / FULL_GRID_PX);
  const radius = Math.max(MIN_RING_PX, RING_PX * zoom) * ratio;
  const color = isError ? inks.fill.refused : inks.fill.warning;
  context.strokeStyle = color;
  context.lineWidth = (isChosen ? 3 : 1.75) * ratio;
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  if (zoom < NUMBERED_FROM && !isChosen) return context.stroke();
  const edge = radius * Math.SQRT1_2;
  context.moveTo(x + edge, y + edge);
  context.lineTo(x + edge + 8 * ratio, y + edge + 8 * ratio);
  context.lineTo(x + edge + 20 * ratio, y + edge + 8 * ratio);
  context.stroke();
  context.font = `600 ${11 * ratio}px ${inks.font}`;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillStyle = color;
  context.fillText(String(number), x + edge + 23 * ratio, y + edge + 8 * ratio);
}

function paintCursor(pen: Pen, at: Point): void {
  const { context, inks, ratio } = pen;
  toPixels(pen);
  const { x, y } = pixelOf(pen, at);
  const reach = 12 * ratio;
  context.strokeStyle = inks.fill.ink;
  context.lineWidth = ratio;
  context.beginPath();
  context.moveTo(x - reach, y);
  context.lineTo(x + reach, y);
  context.moveTo(x, y - reach);
  context.lineTo(x, y + reach);
  context.stroke();
}
