// Bodies of integrated circuits: a rectangle with pins on its sides, per unit.
import type { SymbolGraphic, SymbolPin } from "../../model/symbol";
import type { SymbolBody } from "./entry";
import type { PinText } from "./pin-text";
import { readDrawing } from "./drawing";
import { PITCH } from "./length";
import { readPins } from "./pin-text";
import { placePin } from "./place-pin";

/** Pins of the left, right, top and bottom side, as texts. */
export type BoxSides = readonly string[];
/** Types of pins that give none, per side. */
export type DefaultTypes = readonly [string, string, string, string];

const DEFAULT_TYPES: DefaultTypes = ["i", "o", "w", "w"];
type Places = readonly (PinText | null)[];

/** Width of a letter of a pin's name, and the room before it, in steps. */
const LETTER = 3.7;
const NAME_GAP = 3;

/** Triangles of clocks stand before the name. */
const CLOCK = 3;

const nameLengthOf = ({ name, shape }: PinText): number =>
  name.replace(/[~{}]/g, "").length * LETTER + NAME_GAP + (shape.endsWith("clock") ? CLOCK : 0);
const nameLength = (places: Places): number =>
  Math.max(0, ...places.map((pin) => (pin === null ? 0 : nameLengthOf(pin))));
const toPitch = (length: number): number => Math.ceil(length / PITCH) * PITCH;
/** Coordinates at the pitch, about 0. */
const spread = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => (i - Math.floor((count - 1) / 2)) * PITCH);

interface Extent {
  readonly halfWidth: number;
  readonly top: number;
  readonly bottom: number;
}

/** Names of few supplies stand between those of the sides; names of many get rows of their own. */
function measure(left: Places, right: Places, top: Places, bottom: Places): Extent {
  const rows = spread(Math.max(left.length, right.length, 1));
  const sideNames = Math.max(nameLength(left), nameLength(right));
  const columns = Math.max(top.length, bottom.length);
  const areBetween = columns <= 2 && rows.length > 2;
  const room = (places: Places): number =>
    areBetween || sideNames === 0 ? 0 : toPitch(nameLength(places)) - PITCH / 2;
  const middle = areBetween ? columns * PITCH : PITCH / 2;
  const height = sideNames === 0 ? Math.max(nameLength(top) + nameLength(bottom) - 2 * PITCH, 0) / 2 : 0;
  return {
    halfWidth: Math.max(toPitch(sideNames + middle / 2), toPitch((columns * PITCH) / 2 + 2), PITCH),
    top: (rows[0] ?? 0) - toPitch(PITCH + Math.max(room(top), height)),
    bottom: (rows.at(-1) ?? 0) + toPitch(PITCH + Math.max(room(bottom), height)),
  };
}

function boxUnit(sides: BoxSides, types: DefaultTypes, unit: number): { pins: SymbolPin[]; graphics: SymbolGraphic[] } {
  const [left = [], right = [], top = [], bottom = []] = sides.map((text, i) => readPins(text, types[i] ?? "u"));
  const box = measure(left, right, top, bottom);
  const rows = spread(Math.max(left.length, right.length, 1));
  const outer = box.halfWidth + PITCH;
  const place = (places: Places, at: (i: number) => Parameters<typeof placePin>[1]): SymbolPin[] =>
    places.flatMap((pin, i) => (pin === null ? [] : placePin(pin, { ...at(i), unit })));
  const row = (i: number): number => rows[i] ?? 0;
  const column = (places: Places, i: number): number => spread(places.length)[i] ?? 0;
  return {
    pins: [
      ...place(left, (i) => ({ x: -outer, y: row(i), direction: "right" })),
      ...place(right, (i) => ({ x: outer, y: row(i), direction: "left" })),
      ...place(top, (i) => ({ x: column(top, i), y: box.top - PITCH, direction: "down" })),
      ...place(bottom, (i) => ({ x: column(bottom, i), y: box.bottom + PITCH, direction: "up" })),
    ],
    graphics: readDrawing(`R ${-box.halfWidth} ${box.top} ${box.halfWidth} ${box.bottom}`, unit),
  };
}

/** One unit per list of sides, from unit `first`. */
export function boxBody(units: readonly BoxSides[], types: DefaultTypes = DEFAULT_TYPES, first = 1): SymbolBody {
  const bodies = units.map((sides, i) => boxUnit(sides, types, i + first));
  return {
    unitCount: first + units.length - 1,
    pins: bodies.flatMap(({ pins }) => pins),
    graphics: bodies.flatMap(({ graphics }) => graphics),
  };
}
