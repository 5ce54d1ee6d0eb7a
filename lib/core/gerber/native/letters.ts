// Texts as strokes in plain letters of our own: design tools keep what is written, not how its letters look.

import type { Matrix } from "@/lib/base/matrix";
import type { Edge } from "@/lib/core/gerber/contour";
import { LETTERS } from "@/lib/core/gerber/native/letters.table";

/** Which part of the text stands on its point. `baseline` is the foot of the last line. */
export type TextAnchor = { across: "start" | "middle" | "end"; along: "top" | "middle" | "bottom" | "baseline" };

/** `height` of capitals and `width` of a letter as the tools count them, in mm; `map` puts the text on the board. */
export type TextStyle = { height: number; width: number; anchor: TextAnchor; map: Matrix };

const CAPITAL_ROWS = 6;
const BASELINE = 2;
/** A letter is 0.6 of its nominal width, and the next one begins 0.9 of it further. */
const COLUMN = 0.15;
const ADVANCE = 0.9;
const LINE_PITCH = 1.6;
const MAX_CHARACTERS = 2_000;
/** What stands for a character without a picture: a box. */
const UNKNOWN = "0208484202";

export function drawLetters(text: string, style: TextStyle, stroke: (edge: Edge) => void): void {
  const lines = text.slice(0, MAX_CHARACTERS).split("\n");
  const { height, anchor } = style;
  const block = height * (1 + LINE_PITCH * (lines.length - 1));
  const foot = { top: -block, middle: -block / 2, bottom: 0, baseline: 0 }[anchor.along];
  lines.forEach((line, row) => {
    const y = foot + (lines.length - 1 - row) * LINE_PITCH * height;
    drawLine(line, { ...style, y }, stroke);
  });
}

/** How long a line of text is from the first letter to the end of the last, in mm. */
export function letterLength(line: string, width: number): number {
  const count = [...line].length;
  return Math.max(0, count * ADVANCE - (ADVANCE - 4 * COLUMN)) * width;
}

function drawLine(line: string, style: TextStyle & { y: number }, stroke: (edge: Edge) => void): void {
  const { height, width, anchor, map, y } = style;
  const characters = [...line];
  const length = letterLength(line, width);
  const start = { start: 0, middle: -length / 2, end: -length }[anchor.across];
  characters.forEach((character, at) => {
    const left = start + at * ADVANCE * width;
    for (const points of strokesOf(character)) {
      const place = (k: number): [number, number] => {
        const px = left + Number(points[k]) * COLUMN * width;
        const py = y + ((Number(points[k + 1]) - BASELINE) / CAPITAL_ROWS) * height;
        return [map[0] * px + map[2] * py + map[4], map[1] * px + map[3] * py + map[5]];
      };
      for (let k = 0; k + 3 < points.length; k += 2) {
        const [x0, y0] = place(k);
        const [x1, y1] = place(k + 2);
        stroke({ x0, y0, x1, y1, bulge: 0 });
      }
    }
  });
}

function strokesOf(character: string): string[] {
  if (character === " ") return [];
  return (LETTERS[character] ?? UNKNOWN).split(" ");
}
