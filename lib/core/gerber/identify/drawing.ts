// Features of a Gerber file that indicate its type: pad positions, number of lines and areas; and the drill drawings
// (legends, maps) among files that are named like drill files.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import type { SourceFile } from "@/lib/core/board/source-file";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import type { Judged } from "@/lib/core/gerber/identify/settle";

export type Drawing = { image: LayerImage; pads: [number, number][]; strokes: number; regions: number };

/** An outline has few edges; a drawing of thousands of lines that all close is text or hatching. */
const MAX_OUTLINE_STROKES = 5_000;

export function readDrawing(bytes: Uint8Array): Drawing {
  const { image } = readLayer(bytes);
  const pads: [number, number][] = [];
  let strokes = 0;
  let regions = 0;
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] === KIND.flash)
      pads.push([image.data[at * DATA_STRIDE] ?? 0, image.data[at * DATA_STRIDE + 1] ?? 0]);
    else if (image.kind[at] === KIND.stroke) strokes++;
    else regions++;
  }
  return { image, pads, strokes, regions };
}

/** True if only lines are drawn and every end of one is the start of another. */
export function isClosedLine({ image, pads, strokes, regions }: Drawing): boolean {
  if (pads.length > 0 || regions > 0 || strokes < 1 || strokes > MAX_OUTLINE_STROKES) return false;
  const ends = new Map<string, number>();
  const count = (x: number, y: number) => {
    const key = `${Math.round(x * 50)}/${Math.round(y * 50)}`;
    ends.set(key, (ends.get(key) ?? 0) + 1);
  };
  for (let at = 0; at < image.count; at++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 4);
    count(x0, y0);
    count(x1, y1);
  }
  return [...ends.values()].every((met) => met % 2 === 0);
}

/** A drill file has a few slots; the table and the symbols of a legend are hundreds of lines. */
const MAX_SLOTS = 100;
/** Next to a drill program, a Gerber file of holes is a copy of it. */
const MAX_SLOTS_OF_COPY = 10;

/** Attribute and job file are trusted; a name or a comment only if the drawing may be holes. */
export function markDrillDrawings(judged: readonly Judged[], files: readonly SourceFile[]): Judged[] {
  const hasProgram = judged.some(({ guess, view }) => guess?.type === "drill" && view.format === "excellon");
  const bytesOf = new Map(files.map((file) => [file.name, file.bytes]));
  return judged.map((file) => {
    const { guess, view } = file;
    const isOpen = guess?.type === "drill" && (guess.basis === "name" || guess.basis === "comment");
    if (!guess || !isOpen || view.format !== "gerber") return file;
    const { pads, strokes } = readDrawing(bytesOf.get(view.name) ?? new Uint8Array());
    const isLegend = strokes > (hasProgram ? MAX_SLOTS_OF_COPY : Math.max(MAX_SLOTS, pads.length));
    return isLegend ? { ...file, guess: { ...guess, type: "drawing", confidence: 0.7 } } : file;
  });
}
