// Identifies a drawing by its shapes alone: pads under the holes, pads alone, a closed line, lines.

import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import type { LayerGuess } from "@/lib/core/board/layer-guess";
import { type Drawing, isClosedLine, readDrawing } from "@/lib/core/gerber/identify/drawing";
import type { Judged } from "@/lib/core/gerber/identify/settle";
import type { LayerSide, LayerType } from "@/lib/core/board/layer";
import { encloses, type Bbox, addPoint, emptyBbox, grow, isEmptyBbox } from "@/lib/base/bbox";
import { PadGrid } from "@/lib/core/board/sample";
import type { SourceFile } from "@/lib/core/board/source-file";

/** No board has more layers than this; a folder with more files is not analyzed. */
const MAX_OPEN = 64;
const MAX_HITS = 2_000;

type OpenDrawing = Drawing & { file: Judged };
type RoughGuess = { type: LayerType; text: string; confidence: number };

/** Adds a guess to each Gerber file without any other evidence; costs nothing if there is none. */
export function guessByGeometry(judged: readonly Judged[], files: readonly SourceFile[]): Judged[] {
  const bytesOf = new Map(files.map((file) => [file.name, file.bytes]));
  const read = (file: Judged): OpenDrawing => ({
    ...readDrawing(bytesOf.get(file.view.name) ?? new Uint8Array()),
    file,
  });
  const open = judged.filter(({ guess, view }) => guess === undefined && view.format === "gerber");
  if (open.length === 0 || open.length > MAX_OPEN) return [...judged];
  const drawings = open.map(read).filter(({ image }) => image.count > 0);
  const hits = hitsOf(judged, drawings, bytesOf);
  const outline = outlineAmong(drawings, hits);
  const roughGuesses = new Map<OpenDrawing, RoughGuess>();
  for (const drawing of drawings) {
    const rough = drawing === outline ? OUTLINE : kindOf(drawing, hits);
    if (rough) roughGuesses.set(drawing, rough);
  }
  const sides = sidesOf(roughGuesses, { judged, hits, read });
  const layerGuesses = new Map(
    [...roughGuesses].map(([drawing, rough]) => [drawing.file, guessFrom(rough, sides.get(drawing))] as const),
  );
  return judged.map((file) => {
    const guess = layerGuesses.get(file);
    return guess ? { ...file, guess, guesses: [guess] } : file;
  });
}

const OUTLINE: RoughGuess = { type: "outline", text: "CLOSED_LINE", confidence: 0.55 };

function guessFrom({ type, text, confidence }: RoughGuess, side: LayerSide | undefined): LayerGuess {
  return { type, side: side ?? "all", confidence, basis: "geometry", text };
}

/** The distinct positions of the set's holes, as a list to compare with pads. */
function hitsOf(
  judged: readonly Judged[],
  drawings: readonly OpenDrawing[],
  bytesOf: ReadonlyMap<string, Uint8Array>,
): [number, number][] {
  const pads = new PadGrid();
  const bounds: Bbox = emptyBbox();
  for (const { image, pads: places } of drawings) {
    pads.add(image);
    for (const [x, y] of places) addPoint(bounds, x, y);
  }
  const target = { bounds, isPad: (x: number, y: number) => pads.has(x, y) };
  const hits: [number, number][] = [];
  for (const { view } of judged) {
    if (view.format !== "excellon") continue;
    const { holes } = readExcellon(bytesOf.get(view.name) ?? new Uint8Array(), isEmptyBbox(bounds) ? {} : { target });
    for (let at = 0; at < holes.length && hits.length < MAX_HITS; at += 3)
      hits.push([holes[at] ?? 0, holes[at + 1] ?? 0]);
  }
  return hits;
}

/** The simplest closed line around the pads of all others. */
function outlineAmong(drawings: readonly OpenDrawing[], hits: readonly [number, number][]): OpenDrawing | undefined {
  const places = [...hits, ...drawings.flatMap(({ pads }) => pads)];
  if (places.length === 0) return undefined;
  const around = emptyBbox();
  for (const [x, y] of places) addPoint(around, x, y);
  return drawings
    .filter((drawing) => isClosedLine(drawing) && encloses(grow(drawing.image.bounds, 0.1), around))
    .sort((a, b) => a.strokes - b.strokes)[0];
}

/**
 * Copper has pads under the holes and traces, a mask only pads, paste only pads without holes, silkscreen lines.
 * Undefined if there are no holes to compare with.
 */
function kindOf(drawing: OpenDrawing, hits: readonly [number, number][]): RoughGuess | undefined {
  if (hits.length === 0) return undefined;
  const { image, pads, strokes, regions } = drawing;
  const padRatio = pads.length / image.count;
  const met = ratioOn(drawing, hits);
  if (met >= 0.5 && strokes + regions > image.count / 10)
    return { type: "copper", text: "HOLES_ON_PADS", confidence: 0.55 };
  if (padRatio >= 0.8 && met >= 0.02) return { type: "soldermask", text: "PADS_ALONE", confidence: 0.5 };
  if (padRatio >= 0.8) return { type: "paste", text: "PADS_WITHOUT_HOLES", confidence: 0.5 };
  return padRatio < 0.05 && met < 0.02 ? { type: "silkscreen", text: "LINES_ALONE", confidence: 0.4 } : undefined;
}

function ratioOn({ image }: Drawing, hits: readonly [number, number][]): number {
  if (hits.length === 0) return 0;
  const grid = new PadGrid();
  grid.add(image);
  return hits.filter(([x, y]) => grid.has(x, y)).length / hits.length;
}

type Around = {
  judged: readonly Judged[];
  hits: readonly [number, number][];
  read: (file: Judged) => OpenDrawing;
};

/**
 * Pads without holes indicate a side: those of a mask or of paste lie on the copper of their side. Of two copper layers
 * the one with more of them is assumed to be the top, because most parts are placed there.
 */
function sidesOf(
  roughGuesses: ReadonlyMap<OpenDrawing, RoughGuess>,
  { judged, hits, read }: Around,
): Map<OpenDrawing, LayerSide> {
  const sides = new Map<OpenDrawing, LayerSide>();
  const drilled = new PlaceSet(hits);
  const smdOf = ({ pads }: Drawing) => pads.filter(([x, y]) => !drilled.has(x, y));
  const known = (side: LayerSide) => judged.find(({ guess }) => guess?.type === "copper" && guess.side === side);
  const open = [...roughGuesses].filter(([, { type }]) => type === "copper").map(([drawing]) => drawing);
  const row = open.sort((a, b) => smdOf(b).length - smdOf(a).length);
  const knownTop = known("top");
  const knownBottom = known("bottom");
  const top = knownTop ? read(knownTop) : row.shift();
  const bottom = knownBottom ? read(knownBottom) : row.shift();
  if (top && !knownTop) sides.set(top, "top");
  if (bottom && !knownBottom) sides.set(bottom, "bottom");
  for (const drawing of row) sides.set(drawing, "inner");
  const places = [top, bottom].map((drawing) => new PlaceSet(drawing ? smdOf(drawing) : []));
  for (const type of ["soldermask", "paste", "silkscreen"] as const) {
    const layers = [...roughGuesses].filter(([, rough]) => rough.type === type).map(([drawing]) => drawing);
    const leanOf = (drawing: OpenDrawing) => {
      const [onTop = 0, onBottom = 0] = places.map((set) => smdOf(drawing).filter(([x, y]) => set.has(x, y)).length);
      return onTop - onBottom;
    };
    const usedSides = new Set(judged.flatMap(({ guess }) => (guess?.type === type && guess.side ? [guess.side] : [])));
    const [first, second] = [...layers].sort((a, b) => leanOf(b) - leanOf(a));
    if (first) sides.set(first, usedSides.has("top") || (!second && leanOf(first) < 0) ? "bottom" : "top");
    if (second) sides.set(second, "bottom");
  }
  return sides;
}

/** Positions, searched within 0.1 mm. */
class PlaceSet {
  readonly #keys: Set<string>;

  constructor(places: readonly (readonly [number, number])[]) {
    this.#keys = new Set(places.flatMap(([x, y]) => keysAround(x, y)));
  }

  has(x: number, y: number): boolean {
    return this.#keys.has(`${Math.round(x * 10)}/${Math.round(y * 10)}`);
  }
}

function keysAround(x: number, y: number): string[] {
  const steps = [-1, 0, 1];
  return steps.flatMap((dx) => steps.map((dy) => `${Math.round(x * 10) + dx}/${Math.round(y * 10) + dy}`));
}
