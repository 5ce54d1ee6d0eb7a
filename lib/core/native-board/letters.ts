// Texts as strokes in plain letters of our own: design tools keep what is written, not how its letters look.

import type { Matrix } from "@/lib/base/matrix";
import type { Edge } from "@/lib/core/geometry/contour";
import { LETTERS } from "@/lib/core/native-board/letters.table";

/** Alignment of a text to its point. `baseline` is that of the last line. */
export type TextAnchor = { across: "start" | "middle" | "end"; along: "top" | "middle" | "bottom" | "baseline" };

/** From the start of a letter to that of the next one, in widths. */
export type Advance = (character: string) => number;

/** `height` of capitals and `width` of a letter as the tools count them, in mm; `map` puts the text on the board. */
export type TextStyle = { height: number; width: number; anchor: TextAnchor; map: Matrix; advance?: Advance };

const CAPITAL_ROWS = 6;
const BASELINE = 2;
const COLUMNS = 4;
/** The advance for tools whose own are not known: 0.9 of the nominal width. */
const EVEN: Advance = () => 0.9;
/** The gap between two letters, in widths. */
const SPACE = 0.3;
const LINE_PITCH = 1.6;
const MAX_CHARACTERS = 2_000;
/** The box drawn for a character without a picture. */
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

/** The length of a line of text from the first letter to the end of the last, in mm. */
export function letterLength(line: string, width: number, advance: Advance = EVEN): number {
  const widths = [...line].reduce((sum, character) => sum + advance(character), 0);
  return Math.max(0, widths - SPACE) * width;
}

function drawLine(line: string, style: TextStyle & { y: number }, stroke: (edge: Edge) => void): void {
  const { height, width, anchor, map, y, advance = EVEN } = style;
  const length = letterLength(line, width, advance);
  let left = { start: 0, middle: -length / 2, end: -length }[anchor.across];
  for (const character of line) {
    const column = ((advance(character) - SPACE) * width) / COLUMNS;
    for (const points of strokesOf(character)) {
      const from = left;
      const place = (k: number): [number, number] => {
        const px = from + Number(points[k]) * column;
        const py = y + ((Number(points[k + 1]) - BASELINE) / CAPITAL_ROWS) * height;
        return [map[0] * px + map[2] * py + map[4], map[1] * px + map[3] * py + map[5]];
      };
      for (let k = 0; k + 3 < points.length; k += 2) {
        const [x0, y0] = place(k);
        const [x1, y1] = place(k + 2);
        stroke({ x0, y0, x1, y1, bulge: 0 });
      }
    }
    left += advance(character) * width;
  }
}

function strokesOf(character: string): string[] {
  if (character === " ") return [];
  return (LETTERS[character] ?? UNKNOWN).split(" ");
}
