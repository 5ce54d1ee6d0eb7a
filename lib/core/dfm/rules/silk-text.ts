// Text on a silkscreen: glyphs of strokes in a row, as words with their height.

import { addPoint, type Bbox, emptyBbox, heightOf, widthOf } from "@/lib/base/bbox";
import type { DfmContext } from "@/lib/core/dfm/context";
import type { MaskOrSilkLayer } from "@/lib/core/dfm/derived/drawn-layer";
import { openingsOf } from "@/lib/core/dfm/derived/openings";

/** `heightMm` and `letter` are those of the center lines of the first letter, without the width of the pen. */
type Word = { heightMm: number; letter: Bbox; letters: number };

type Glyph = { box: Bbox; radius: number; strokes: number };

/** Smaller shapes are dots, larger ones drawings. */
const LOWEST_MM = 0.2;
const TALLEST_MM = 3;
const MIN_LETTERS = 2;
/** Maximum spacing of the letters of a word as a multiple of their height, and their offset from the line. */
const APART = 0.8;
const UNEVEN_MM = 0.02;

/** Filled letters (regions) have no strokes and are not read. */
export function silkWords(context: DfmContext, layer: MaskOrSilkLayer): Word[] {
  const glyphs = glyphsOf(context, layer).filter(isLetter);
  return [...wordsInRows(glyphs, false), ...wordsInRows(glyphs, true)];
}

function isLetter({ box, radius, strokes }: Glyph): boolean {
  const [w, h] = [widthOf(box), heightOf(box)];
  const tall = Math.max(w, h);
  return strokes >= 3 && tall >= LOWEST_MM && tall <= TALLEST_MM && Math.min(w, h) > 0.2 * tall && radius < tall / 4;
}

function glyphsOf(context: DfmContext, layer: MaskOrSilkLayer): Glyph[] {
  const openings = openingsOf(context, layer);
  const { pieces } = layer;
  const glyphs = new Map<number, Glyph>();
  for (let k = 0; k < pieces.count; k++) {
    const radius = pieces.radius[k] ?? 0;
    const key = openings[pieces.owner[k] ?? 0] ?? 0;
    const glyph = glyphs.get(key) ?? { box: emptyBbox(), radius, strokes: 0 };
    glyphs.set(key, glyph);
    addPoint(glyph.box, pieces.x0[k] ?? 0, pieces.y0[k] ?? 0);
    addPoint(glyph.box, pieces.x1[k] ?? 0, pieces.y1[k] ?? 0);
    // A shape of several pens, or a filled one, is a drawing.
    glyph.strokes = radius > 0 && radius === glyph.radius ? glyph.strokes + 1 : -Infinity;
  }
  return [...glyphs.values()];
}

/**
 * Words along x, or along y if `isUpright`. Capitals and digits share base line and height, lowercase letters the base
 * line.
 */
function wordsInRows(glyphs: readonly Glyph[], isUpright: boolean): Word[] {
  const turned = glyphs.map(({ box, radius }) => ({ row: isUpright ? turnedBox(box) : box, box, radius }));
  const sorted = turned
    .filter(({ row }) => heightOf(row) >= LOWEST_MM)
    .sort((a, b) => a.row.minY - b.row.minY || a.row.minX - b.row.minX);
  const words: (typeof sorted)[] = [];
  for (const glyph of sorted) {
    const word = words.findLast((known) => {
      const last = known.at(-1);
      if (!last || glyph.row.minY - last.row.minY > 10 * UNEVEN_MM) return false;
      const height = Math.max(heightOf(last.row), heightOf(glyph.row));
      const apart = glyph.row.minX - last.row.maxX;
      const isLevel = Math.abs(glyph.row.minY - last.row.minY) <= UNEVEN_MM;
      const isAlike = Math.abs(heightOf(last.row) - heightOf(glyph.row)) <= UNEVEN_MM;
      return isLevel && isAlike && glyph.radius === last.radius && apart > 0 && apart <= APART * height;
    });
    if (word) word.push(glyph);
    else words.push([glyph]);
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
