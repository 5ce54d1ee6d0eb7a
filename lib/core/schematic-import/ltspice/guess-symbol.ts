// Parts whose symbol is unknown: their pins are where wires end around them.
import type { LtspiceShape } from "@/lib/core/formats/ltspice/drawn";
import type { LtspicePoint } from "@/lib/core/formats/ltspice/ltspice-lines";
import type { LtspiceSheet } from "@/lib/core/formats/ltspice/ltspice-sheet";
import type { LtspiceSymbol } from "@/lib/core/formats/ltspice/ltspice-symbol";
import { extentOf } from "../paper";
import { addTo, WireTouch } from "../wire-touch";
import { placeLtspice, type PlacedPart, unplaceLtspice } from "./placed-part";

/** Pins of larger symbols are farther from their origin. */
const REACH = 320;
/** Beyond it, a drawing without its symbols is left as it is. */
const MAX_COMPARISONS = 10_000_000;

const keyOf = ({ x, y }: LtspicePoint): string => `${x} ${y}`;

/** Ends of one wire, and flags on no wire, at which no pin is. */
function looseEnds({ wires, flags }: LtspiceSheet, parts: readonly PlacedPart[]): LtspicePoint[] {
  const pins = new Set(
    parts.flatMap(({ source, symbol }) => (symbol?.pins ?? []).map(({ at }) => keyOf(placeLtspice(at, source)))),
  );
  const counts = new Map<string, { readonly at: LtspicePoint; count: number }>();
  const count = (at: LtspicePoint): void => {
    const known = counts.get(keyOf(at));
    if (known) known.count++;
    else counts.set(keyOf(at), { at, count: 1 });
  };
  for (const { from, to } of wires) [from, to].forEach(count);
  for (const { at } of flags) count(at);
  const touch = new WireTouch(wires);
  return [...counts.values()]
    .filter(({ at, count: ends }) => ends === 1 && !pins.has(keyOf(at)) && touch.passing(at).length === 0)
    .map(({ at }) => at);
}

const NOWHERE = { x: 0, y: 0 };

function symbolAround(pins: readonly LtspicePoint[]): LtspiceSymbol {
  const { min, max } = extentOf([...pins, { x: -16, y: -16 }, { x: 16, y: 16 }]) ?? { min: NOWHERE, max: NOWHERE };
  const box: LtspiceShape = {
    ...({ shape: "rectangle", line: 0, style: 0 } as const),
    from: min,
    to: max,
  };
  return {
    ...{ isBlock: false, shapes: [box], texts: [], rest: [], windows: new Map(), attributes: new Map() },
    pins: pins.map((at, index) => ({
      ...{ line: 0, at, nameSide: null, nameOffset: 0, name: String(index + 1), order: index + 1 },
    })),
  };
}

/** Gives each part without a symbol the loose ends that are nearest to it. */
export function guessSymbols(file: string, sheet: LtspiceSheet, parts: readonly PlacedPart[]): PlacedPart[] {
  const unknown = parts.filter(({ symbol }) => symbol === null);
  if (unknown.length === 0) return [...parts];
  const pinsOf = new Map<PlacedPart, LtspicePoint[]>();
  const ends = looseEnds(sheet, parts);
  if (ends.length * unknown.length > MAX_COMPARISONS) return [...parts];
  for (const end of ends) {
    let nearest: { readonly part: PlacedPart; readonly distance: number } | null = null;
    for (const part of unknown) {
      const { at } = part.source;
      const distance = Math.max(Math.abs(at.x - end.x), Math.abs(at.y - end.y));
      if (distance <= REACH && distance < (nearest?.distance ?? Infinity)) nearest = { part, distance };
    }
    if (nearest) addTo(pinsOf, nearest.part, unplaceLtspice(end, nearest.part.source));
  }
  return parts.map((part) => {
    const pins = pinsOf.get(part);
    if (!pins) return part;
    const sorted = pins.toSorted((a, b) => a.x - b.x || a.y - b.y);
    return { ...part, key: `${file} line ${part.source.line}`, symbol: symbolAround(sorted) };
  });
}
