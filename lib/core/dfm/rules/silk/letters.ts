// What is written on a silkscreen: figures of strokes that stand in a row, as words with their height.

import type { DfmContext } from "@/lib/core/dfm/context";
import { openingsOf } from "@/lib/core/dfm/derived/openings";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/drawn-layer";
import { addPoint, type Bbox, emptyBbox, heightOf, widthOf } from "@/lib/base/bbox";

/** Of the middle lines of its tallest letter, without the pen's width. */
export type Word = { heightMm: number; letter: Bbox; letters: number };

type Figure = { box: Bbox; radius: number; strokes: number };

/** Smaller figures are dots, larger ones drawings. */
const LOWEST_MM = 0.2;
const TALLEST_MM = 3;
const MIN_LETTERS = 2;
/** How far letters of one line may stand apart, in heights, and how unevenly on it. */
const APART = 0.8;
const UNEVEN_MM = 0.02;

/** Figures of outlines (filled letters) have no strokes and are not read. */
export function wordsOf(context: DfmContext, layer: MaskOrSilkLayer): Word[] {
  const figures = figuresOf(context, layer).filter(isLetter);
  return [...rowsOf(figures, false), ...rowsOf(figures, true)];
}

function isLetter({ box, radius, strokes }: Figure): boolean {
  const [w, h] = [widthOf(box), heightOf(box)];
  const tall = Math.max(w, h);
  return strokes >= 3 && tall >= LOWEST_MM && tall <= TALLEST_MM && Math.min(w, h) > 0.2 * tall && radius < tall / 4;
}

function figuresOf(context: DfmContext, layer: MaskOrSilkLayer): Figure[] {
  const openings = openingsOf(context, layer);
  const { pieces } = layer;
  const figures = new Map<number, Figure>();
  for (let k = 0; k < pieces.count; k++) {
    const radius = pieces.radius[k] ?? 0;
    const key = openings[pieces.owner[k] ?? 0] ?? 0;
    const figure = figures.get(key) ?? { box: emptyBbox(), radius, strokes: 0 };
    figures.set(key, figure);
    addPoint(figure.box, pieces.x0[k] ?? 0, pieces.y0[k] ?? 0);
    addPoint(figure.box, pieces.x1[k] ?? 0, pieces.y1[k] ?? 0);
    // One drawn with several pens, or filled, is a drawing.
    figure.strokes = radius > 0 && radius === figure.radius ? figure.strokes + 1 : -Infinity;
  }
  return [...figures.values()];
}

/** Letters stand on one line, either way up: capitals and digits share both lines, small letters the lower one. */
function rowsOf(figures: readonly Figure[], isUpright: boolean): Word[] {
  const turned = figures.map(({ box, radius }) => ({ row: isUpright ? turnedBox(box) : box, box, radius }));
  const sorted = turned
    .filter(({ row }) => heightOf(row) >= LOWEST_MM)
    .sort((a, b) => a.row.minY - b.row.minY || a.row.minX - b.row.minX);
  const words: (typeof sorted)[] = [];
  for (const figure of sorted) {
    const word = words.findLast((known) => {
      const last = known.at(-1);
      if (!last || figure.row.minY - last.row.minY > 10 * UNEVEN_MM) return false;
      const height = Math.max(heightOf(last.row), heightOf(figure.row));
      const apart = figure.row.minX - last.row.maxX;
      const isLevel = Math.abs(figure.row.minY - last.row.minY) <= UNEVEN_MM;
      const isAlike = Math.abs(heightOf(last.row) - heightOf(figure.row)) <= UNEVEN_MM;
      return isLevel && isAlike && figure.radius === last.radius && apart > 0 && apart <= APART * height;
    });
    if (word) word.push(figure);
    else words.push([figure]);
  }
  return words
    .filter((word) => word.length >= MIN_LETTERS)
    .flatMap((word) => {
      const [first] = word;
      return first ? [{ heightMm: heightOf(first.row), letter: first.box, letters: word.length }] : [];
    });
}

function turnedBox({ minX, minY, maxX, maxY }: Bbox): Bbox {
  return { minX: minY, minY: minX, maxX: maxY, maxY: maxX };
}
