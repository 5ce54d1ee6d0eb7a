// Reads an Altium board (.PcbDoc): the streams of a compound file, each with the records of one kind.

import { readCompoundFile } from "@/lib/base/compound-file";
import { err, ok } from "@/lib/base/result";
import { BoardDrawing } from "@/lib/core/native-board/board-drawing";
import {
  type AltiumComponent,
  type AltiumContext,
  drawingOf,
  type MaskRules,
} from "@/lib/core/native-board/altium/altium-context";
import { drawArc, drawFill, drawTrack } from "@/lib/core/native-board/altium/draw-lines";
import { drawPad, drawVia } from "@/lib/core/native-board/altium/draw-pad";
import { drawRegion, edgesOf, type Vertex, verticesOf } from "@/lib/core/native-board/altium/draw-region";
import { drawText } from "@/lib/core/native-board/altium/draw-text";
import { EDGE, isPlane, LayerStack } from "@/lib/core/native-board/altium/layers";
import {
  milsToMm,
  type PartReader,
  readPropertyRecords,
  readRecords,
} from "@/lib/core/native-board/altium/record-reader";
import type { NativeResult } from "@/lib/core/native-board/native-result";

type Streams = ReadonlyMap<string, Uint8Array>;

/** Where no rule says otherwise: Altium's own for a new board. */
const DEFAULT_RULES: MaskRules = { maskMm: 0.1016, pasteMm: 0 };

export function readAltium(bytes: Uint8Array): NativeResult {
  const opened = readCompoundFile(bytes);
  if (!opened.ok) return err(opened.code === "TOO_LARGE" ? "NATIVE_TOO_LARGE" : "NATIVE_DAMAGED");
  const streams = opened.value;
  const board = mergedProperties(streams.get("Board6/Data"));
  if (board.size === 0) return err("NATIVE_DAMAGED", { read: "Board6/Data" });
  if (isArrayAlone(streams)) return err("ALTIUM_ARRAY_NOT_READ");
  const context: AltiumContext = {
    board: new BoardDrawing(),
    stack: new LayerStack(board),
    nets: [...readPropertyRecords(streams.get("Nets6/Data"))].map((net) => net.get("NAME") ?? ""),
    components: [...readPropertyRecords(streams.get("Components6/Data"))].map(toComponent),
    rules: readRules(streams),
    line: 0,
  };
  for (const layer of context.stack.all()) drawingOf(layer, context.board);
  drawEdge(verticesOf(board), context);
  drawStreams(streams, context);
  if (hasRecords(streams, EMBEDDED)) context.board.warnings.add("BOARD_ARRAY_NOT_READ");
  if (context.stack.copper.some(isPlane)) {
    context.board.hasOpenPours = true;
    context.board.warnings.add("PLANE_NOT_DRAWN");
  }
  return ok(context.board.build());
}

/** Panels of boards that are kept in files of their own: the panel's file refers to them and holds no copper of theirs. */
const EMBEDDED = "EmbeddedBoards6";

function isArrayAlone(streams: Streams): boolean {
  return hasRecords(streams, EMBEDDED) && !["Pads6", "Vias6"].some((name) => hasRecords(streams, name));
}

function hasRecords(streams: Streams, name: string): boolean {
  return (streams.get(`${name}/Data`)?.length ?? 0) > 0;
}

/** A board's words may be spread over several records. */
function mergedProperties(stream: Uint8Array | undefined): Map<string, string> {
  const all = new Map<string, string>();
  for (const record of readPropertyRecords(stream))
    for (const [key, value] of record) if (!all.has(key)) all.set(key, value);
  return all;
}

export function toComponent(words: ReadonlyMap<string, string>): AltiumComponent {
  return {
    designator: words.get("SOURCEDESIGNATOR") ?? "",
    isNameShown: words.get("NAMEON") !== "FALSE",
    isCommentShown: words.get("COMMENTON") === "TRUE",
  };
}

function readRules(streams: Streams): MaskRules {
  return rulesOf(ruleRecords(streams.get("Rules6/Data")));
}

/** The rule with the first priority of each kind that is for everything. */
export function rulesOf(rules: Iterable<ReadonlyMap<string, string>>): MaskRules {
  const found = { SolderMaskExpansion: DEFAULT_RULES.maskMm, PasteMaskExpansion: DEFAULT_RULES.pasteMm };
  const priorities = { SolderMaskExpansion: Infinity, PasteMaskExpansion: Infinity };
  for (const words of rules) {
    const kind = words.get("RULEKIND");
    if (kind !== "SolderMaskExpansion" && kind !== "PasteMaskExpansion") continue;
    const [priority, value] = [Number(words.get("PRIORITY") ?? 1), milsToMm(words.get("EXPANSION"))];
    if (words.get("SCOPE1EXPRESSION") !== "All" || !Number.isFinite(value) || priority >= priorities[kind]) continue;
    [found[kind], priorities[kind]] = [value, priority];
  }
  return { maskMm: found.SolderMaskExpansion, pasteMm: found.PasteMaskExpansion };
}

/** Each rule has the number of its kind, two bytes, before its words. */
function* ruleRecords(stream: Uint8Array | undefined): Generator<Map<string, string>> {
  if (!stream) return;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 2; at + 4 <= stream.length;) {
    const length = view.getUint32(at, true) & 0xffffff;
    yield* readPropertyRecords(stream.subarray(at, at + 4 + length));
    at += 6 + length;
  }
}

export function drawEdge(vertices: readonly Vertex[], { board, line }: AltiumContext): void {
  const drawing = drawingOf(EDGE, board);
  for (const edge of edgesOf(vertices)) drawing.stroke(edge, 0, { line });
}

type Draw = (parts: PartReader[], context: AltiumContext) => void;

/** The streams that are drawn, with the number of parts that a record of theirs has. */
const STREAMS: [name: string, parts: number, draw: Draw][] = [
  ["Tracks6", 1, drawTrack],
  ["Arcs6", 1, drawArc],
  ["Fills6", 1, drawFill],
  ["Regions6", 1, (parts, context) => drawRegion(parts, false, context)],
  ["ShapeBasedRegions6", 1, (parts, context) => drawRegion(parts, true, context)],
  ["Pads6", 6, drawPad],
  ["Vias6", 1, drawVia],
  ["Texts6", 2, drawText],
];

function drawStreams(streams: Streams, context: AltiumContext): void {
  for (const [name, parts, draw] of STREAMS)
    for (const record of readRecords(streams.get(`${name}/Data`), parts)) draw(record, context);
}
