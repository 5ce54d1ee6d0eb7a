// Reads an Altium board saved as text ("PCB ASCII File"): the records of the binary form in words.

import { addPoint, type Bbox, emptyBbox, isEmptyBbox } from "@/lib/base/bbox";
import { err, ok } from "@/lib/base/result";
import { addEdge, type Edge } from "@/lib/core/geometry/contour";
import { type AltiumContext, drawingOf, drawingOn, aboutOf } from "@/lib/core/native-board/altium/altium-context";
import { bridged } from "@/lib/core/native-board/altium/bridged";
import { edgesOfArc, fillBox, type Head, strokeArc, strokeTrack } from "@/lib/core/native-board/altium/draw-lines";
import { placePad, placeVia } from "@/lib/core/native-board/altium/draw-pad";
import { edgesOf, type Vertex, verticesOf } from "@/lib/core/native-board/altium/draw-region";
import { placeText } from "@/lib/core/native-board/altium/draw-text";
import { EDGE, isPlane, LayerStack, MULTI } from "@/lib/core/native-board/altium/layers";
import { drawEdge, rulesOf, toComponent } from "@/lib/core/native-board/altium/read-altium";
import { NONE } from "@/lib/core/native-board/altium/record-reader";
import { padOf, padExtraOf } from "@/lib/core/native-board/altium/text-pad";
import { KEEPOUT_LAYER, readTextRecords, type TextRecord, wideText } from "@/lib/core/native-board/altium/text-record";
import { contourOf, line } from "@/lib/core/native-board/arc-edges";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import type { NativeResult } from "@/lib/core/native-board/native-result";

export function readAltiumText(bytes: Uint8Array): NativeResult {
  const records = [...readTextRecords(bytes)];
  const board = new Map<string, string>();
  // A board's words may be spread over several records.
  for (const { kind, words } of records) if (kind === "BOARD") for (const [key, value] of words) board.set(key, value);
  if (board.size === 0) return err("NATIVE_DAMAGED", { read: "RECORD=Board" });
  const named = (kind: string) => records.filter((record) => record.kind === kind);
  const hasArray = named("EMBEDDEDBOARD").length > 0;
  if (hasArray && named("PAD").length + named("VIA").length === 0) return err("ALTIUM_ARRAY_NOT_READ");
  const context: AltiumContext = {
    board: new BoardDrawing(),
    stack: new LayerStack(board),
    nets: byNumber(named("NET"), (record) => record.text("NAME")),
    components: byNumber(named("COMPONENT"), ({ words }) => toComponent(words)),
    rules: rulesOf(named("RULE").map(({ words }) => words)),
    line: 0,
  };
  if (hasArray) context.board.warnings.add("BOARD_ARRAY_NOT_READ");
  for (const layer of context.stack.all()) drawingOf(layer, context.board);
  const keepout: Edge[] = [];
  const poured = new Set(records.map((record) => record.index("POLYGON", NONE)));
  for (const record of records) {
    context.line = record.line;
    if (record.kind === "POLYGON") notePolygon(record, poured, context);
    else if (record.layer("LAYER") === KEEPOUT_LAYER) keepout.push(...edgesIn(record));
    else DRAWN[record.kind]?.(record, context);
  }
  context.line = 0;
  drawShape(verticesOf(board), keepout, context);
  if (context.stack.copper.some(isPlane)) {
    context.board.hasOpenPours = true;
    context.board.warnings.add("PLANE_NOT_DRAWN");
  }
  return ok(context.board.build());
}

const MAX_NUMBER = 1_000_000;

/** Records number themselves by ID, or else by their order. */
function byNumber<T>(records: readonly TextRecord[], make: (record: TextRecord) => T): T[] {
  const out: T[] = [];
  for (const [place, record] of records.entries()) {
    const number = record.index("ID", place);
    if (number < MAX_NUMBER) out[number] = make(record);
  }
  return out;
}

/** Copper areas are stored with what fills them, or, by converters, as their edge alone. */
function notePolygon(record: TextRecord, poured: ReadonlySet<number>, { board }: AltiumContext): void {
  if (poured.has(record.index("ID", -1))) return;
  board.hasOpenPours = true;
  board.warnings.add("POUR_UNFILLED", record.line);
}

type Draw = (record: TextRecord, context: AltiumContext) => void;

const DRAWN: Record<string, Draw | undefined> = {
  TRACK: (record, context) => {
    const [start, end] = [record.pointMm("X1", "Y1"), record.pointMm("X2", "Y2")];
    strokeTrack(headOf(record), { start, end, widthMm: record.mm("WIDTH") }, context);
  },
  ARC: (record, context) => strokeArc(headOf(record), arcOf(record), context),
  FILL: (record, context) => {
    const [from, to] = [record.pointMm("X1", "Y1"), record.pointMm("X2", "Y2")];
    fillBox(headOf(record), { from, to, degrees: record.number("ROTATION") || 0 }, context);
  },
  REGION: drawTextRegion,
  SHAPEBASEDREGION: drawTextRegion,
  PAD: (record, context) => placePad(padOf(record), padExtraOf(record), context),
  VIA: drawTextVia,
  TEXT: drawWords,
};

function headOf(record: TextRecord): Head {
  return {
    layer: record.layer("LAYER"),
    isKeepout: record.isTrue("KEEPOUT"),
    net: record.index("NET", NONE),
    component: record.index("COMPONENT", NONE),
  };
}

function arcOf(record: TextRecord): Parameters<typeof strokeArc>[1] {
  return {
    centre: record.pointMm("LOCATION.X", "LOCATION.Y"),
    radiusMm: record.mm("RADIUS"),
    fromDeg: record.number("STARTANGLE"),
    toDeg: record.number("ENDANGLE"),
    widthMm: record.mm("WIDTH"),
  };
}

/** Kind 0 is copper; others are cut-outs of polygons and of the board. */
function drawTextRegion(record: TextRecord, context: AltiumContext): void {
  const head = headOf(record);
  const outline = edgesOf(verticesOf(record.words));
  if (record.isTrue("ISBOARDCUTOUT")) return strokeEdge(outline, context);
  if (head.isKeepout || (record.number("KIND") || 0) !== 0 || head.layer === MULTI || outline.length < 2) return;
  const count = Math.min(record.index("HOLECOUNT", 0), MAX_HOLES);
  const holes = Array.from({ length: count }, (_, k) => contourOf(edgesOf(verticesOf(record.words, `HOLE${k}`))));
  drawingOn(head.layer, context)?.area(bridged(contourOf(outline), holes), aboutOf(head, context));
}

const MAX_HOLES = 10_000;

function drawTextVia(record: TextRecord, context: AltiumContext): void {
  placeVia(
    {
      isTentedTop: record.isTrue("TENTINGTOP"),
      isTentedBottom: record.isTrue("TENTINGBOTTOM"),
      net: record.index("NET", NONE),
      at: record.pointMm("X", "Y"),
      diameterMm: record.mm("DIAMETER"),
      holeMm: record.mm("HOLESIZE"),
      from: record.layer("STARTLAYER"),
      to: record.layer("ENDLAYER"),
    },
    context,
  );
}

function drawWords(record: TextRecord, context: AltiumContext): void {
  const [x, y] = record.pointMm("X", "Y");
  placeText(
    {
      layer: record.layer("LAYER"),
      component: record.index("COMPONENT", NONE),
      ...{ x, y },
      heightMm: record.mm("HEIGHT"),
      degrees: record.number("ROTATION") || 0,
      isMirrored: record.isTrue("MIRROR"),
      strokeMm: record.mm("WIDTH"),
      isComment: record.isTrue("COMMENT"),
      isDesignator: record.isTrue("DESIGNATOR"),
      text: record.has("WIDESTRING") ? wideText(record.text("WIDESTRING")) : record.text("TEXT"),
    },
    context,
  );
}

function edgesIn(record: TextRecord): Edge[] {
  if (record.kind === "TRACK") return [line(record.pointMm("X1", "Y1"), record.pointMm("X2", "Y2"))];
  return record.kind === "ARC" ? edgesOfArc(arcOf(record)) : [];
}

/** Nearer to the board's edge than this, what is kept out is the board's rim. */
const WORKSPACE_MM = 5;

/**
 * Converters write a work space as the board's shape and draw the true edge on the keep-out layer: it is taken where it
 * lies within the shape on all sides by more than a rim.
 */
function drawShape(shape: readonly Vertex[], keepout: readonly Edge[], context: AltiumContext): void {
  const [outer, inner] = [boxOf(edgesOf(shape)), boxOf(keepout)];
  const isWorkspace =
    !isEmptyBbox(inner) &&
    (isEmptyBbox(outer) ||
      (inner.minX - outer.minX > WORKSPACE_MM &&
        inner.minY - outer.minY > WORKSPACE_MM &&
        outer.maxX - inner.maxX > WORKSPACE_MM &&
        outer.maxY - inner.maxY > WORKSPACE_MM));
  if (isWorkspace) strokeEdge(keepout, context);
  else drawEdge(shape, context);
}

function strokeEdge(edges: readonly Edge[], { board, line: at }: AltiumContext): void {
  const drawing = drawingOf(EDGE, board);
  for (const edge of edges) drawing.stroke(edge, 0, { line: at });
}

function boxOf(edges: readonly Edge[]): Bbox {
  const box = emptyBbox();
  for (const edge of edges) {
    addPoint(box, edge.x0, edge.y0);
    addEdge(box, edge);
  }
  return box;
}
