// Paints the sheet of an editor on a canvas: paper, grid, highlighted nets, objects, selection, and what a tool shows.
import type { SchematicDiff } from "@/lib/core/schematic/edit/edit";
import { handlesOf } from "@/lib/core/schematic/edit/reshape";
import type { SchematicEditor } from "@/lib/core/schematic/editor/editor";
import type { EditorState } from "@/lib/core/schematic/editor/editor-state";
import type { Box } from "@/lib/core/schematic/editor/object-index";
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
import { KeptPicture } from "@/components/schematic/stage/kept-picture";
import { highlightedPath, paintHighlight } from "@/components/schematic/stage/net-highlight";
import { type FindingMark, paintFindings } from "@/components/schematic/stage/paint-finding";
import { type HitMark, paintHits } from "@/components/schematic/stage/paint-hits";
import { drawImages, type ImageSource } from "@/components/schematic/stage/paint-images";
import {
  paintBox,
  paintCursor,
  paintGuide,
  paintHandle,
  paintLock,
  paintMeasure,
  paintRing,
  paintSnap,
  strokeCorners,
} from "@/components/schematic/stage/paint-overlay";
import { paintPaper } from "@/components/schematic/stage/paint-sheet";
import { EMPTY, type Painted, prepare } from "@/components/schematic/stage/painted";
import { SheetChunks } from "@/components/schematic/stage/sheet-chunks";

export interface Picture {
  readonly transform: SheetTransform;
  readonly ratio: number;
  readonly inks: Inks;
  readonly size: { readonly width: number; readonly height: number };
  readonly findings: readonly FindingMark[];
  /** What the search has found. */
  readonly hits: readonly HitMark[];
  /** Place of the keyboard's cursor, while it draws. */
  readonly cursor: Point | null;
  readonly hasGrid: boolean;
  readonly images: ImageSource;
}

interface Shifted {
  readonly shift: Point;
  readonly images: ImageSource;
}

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
  readonly #below = new KeptPicture();
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
    if (this.#editor.state.overlay.shift) this.#paintKept(pen, picture);
    else {
      this.#below.forget();
      this.#paintBelow(pen, picture);
    }
    this.#paintSelection(pen, picture.images);
    this.#paintOverlay(pen, picture.images);
    paintHits(pen, picture.hits);
    paintFindings(pen, picture.findings, size);
    if (picture.cursor) paintCursor(pen, picture.cursor);
  }

  /** Images that came in are to be shown. */
  imagesChanged(): void {
    this.#below.forget();
  }

  /** While many objects are dragged, everything below them stays as it is. */
  #paintKept(pen: Pen, picture: Picture): void {
    const { transform, inks, ratio, size, hasGrid } = picture;
    this.#below.draw(pen.context, {
      size,
      parts: [
        ...[transform.scale, transform.left, transform.top, ratio, inks, hasGrid],
        ...[this.#frame, this.#highlighted, this.#editor.state.overlay.hidden],
      ],
      paint: (context) => this.#paintBelow({ ...pen, context }, picture),
    });
  }

  /** Paper, grid, highlighted nets, and the objects that are where the drawing has them. */
  #paintBelow(pen: Pen, picture: Picture): void {
    const { context, inks } = pen;
    const { size } = picture;
    toPixels(pen);
    context.fillStyle = inks.fill.desk;
    context.fillRect(0, 0, size.width, size.height);
    const sheet = this.#editor.instance?.sheet;
    const grid = picture.hasGrid ? this.#editor.grid : null;
    if (sheet) paintPaper(pen, { sheet, frame: this.#frame, grid });
    if (this.#highlighted) paintHighlight(pen, this.#highlighted);
    const box = visibleBox(picture);
    const visible = this.#chunks.visible(box);
    // Under everything else, as in exported files.
    drawImages(pen, visible, picture.images);
    drawPaths(pen, visible);
    drawPaths(pen, [this.#junctions]);
    drawTexts(pen, visible);
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
    if (isChanged || last?.highlighted !== state.highlighted) this.#highlighted = highlightedPath(this.#editor);
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

  #paintSelection(pen: Pen, images: ImageSource): void {
    const { state, view } = this.#editor;
    const { shift } = state.overlay;
    if (shift) return this.#paintShifted(pen, { shift, images });
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
    const [object, ...others] = this.#editor.selected();
    const isShapeable = object && others.length === 0 && state.tool === "select" && !this.#editor.isReadOnly;
    if (isShapeable && ids.length === 1) for (const handle of handlesOf(object)) paintHandle(pen, handle);
    for (const each of this.#editor.selected()) {
      const box = each.isLocked ? view.index.boxOf(each.id) : undefined;
      if (box) paintLock(pen, { x: box.maxX, y: box.minY });
    }
  }

  /** The whole selection elsewhere: nothing is prepared again while it is dragged. */
  #paintShifted(pen: Pen, { shift: { x, y }, images }: Shifted): void {
    const { scale, left, top } = pen.transform;
    const transform = { scale, left: left + x * scale, top: top + y * scale };
    const colored = { ...pen, transform, color: pen.inks.fill.chosen };
    drawImages(colored, [this.#selected], images);
    drawPaths(colored, [this.#selected]);
    drawTexts(colored, [this.#selected]);
  }

  #paintOverlay(pen: Pen, images: ImageSource): void {
    const { overlay } = this.#editor.state;
    const color = overlay.refusal ? pen.inks.fill.refused : pen.inks.fill.chosen;
    const colored = { ...pen, color };
    drawImages(colored, [this.#drawn], images);
    drawPaths(colored, [this.#drawn]);
    drawTexts(colored, [this.#drawn]);
    for (const guide of overlay.guides) paintGuide(pen, guide);
    if (overlay.box) paintBox(pen, overlay.box);
    if (overlay.snapAt) paintSnap(pen, overlay.snapAt, color);
    if (overlay.joins.length > 0 && overlay.snapAt) paintRing(pen, overlay.snapAt, color);
    // A wire shows its own length.
    if (overlay.measure && this.#editor.state.tool === "measure") paintMeasure(pen, overlay.measure);
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
