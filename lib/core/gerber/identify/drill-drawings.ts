// Finds drill drawings (legends, maps) among Gerber files that are named like drill files.

import { lookAt } from "@/lib/core/gerber/identify/drawing";
import type { Judged } from "@/lib/core/gerber/identify/settle";
import type { SourceFile } from "@/lib/core/board/source-file";

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
    const { pads, strokes } = lookAt(bytesOf.get(view.name) ?? new Uint8Array());
    const isLegend = strokes > (hasProgram ? MAX_SLOTS_OF_COPY : Math.max(MAX_SLOTS, pads.length));
    return isLegend ? { ...file, guess: { ...guess, type: "drawing", confidence: 0.7 } } : file;
  });
}
