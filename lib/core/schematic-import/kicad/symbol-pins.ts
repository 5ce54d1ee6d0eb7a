// Pins of KiCad's symbols as ours.
import type { KicadPin, KicadPinFunction } from "@/lib/core/formats/kicad/library-symbol";
import type { Direction, PinFunction, PinShape, PinType, SymbolPin } from "@/lib/core/schematic/model/symbol";
import { NUMBER_SIZE, PIN_TEXT_SIZE } from "@/lib/core/schematic/paint/pin-texts";
import { lengthOf, overbarsOf, ownSize, pointOf, rotationOf, unescapeText } from "./measures";

const TYPES: Readonly<Record<string, PinType>> = {
  input: "input",
  output: "output",
  bidirectional: "bidirectional",
  tri_state: "tri-state",
  passive: "passive",
  free: "free",
  unspecified: "unspecified",
  power_in: "power-input",
  power_out: "power-output",
  open_collector: "open-collector",
  open_emitter: "open-emitter",
  no_connect: "no-connect",
  // Its name until early in version 6.
  unconnected: "no-connect",
};

const SHAPES: Readonly<Record<string, PinShape>> = {
  line: "line",
  inverted: "inverted",
  clock: "clock",
  inverted_clock: "inverted-clock",
  input_low: "input-low",
  clock_low: "clock-low",
  output_low: "output-low",
  edge_clock_high: "falling-edge",
  non_logic: "non-logic",
};

const DIRECTIONS: Readonly<Record<number, Direction>> = { 0: "right", 90: "up", 180: "left", 270: "down" };

const MAX_NUMBER = 40;
const MAX_NAME = 200;
const MAX_ALTERNATES = 100;
const MAX_STACKED = 500;

const typeOf = (type: string): PinType => (Object.hasOwn(TYPES, type) ? TYPES[type] : undefined) ?? "unspecified";

const functionOf = ({ name, type }: KicadPinFunction, version: number): PinFunction => ({
  name: unescapeText(overbarsOf(name, version)).slice(0, MAX_NAME),
  type: typeOf(type),
});

/** "[1-3,5]" are the pads 1, 2, 3 and 5 at one pin, since version 10. */
export function stackedNumbers(number: string): readonly string[] {
  const [, list] = /^\[([\w,\s-]+)\]$/.exec(number) ?? [];
  if (list === undefined) return [number];
  const numbers = list.split(",").flatMap((part) => {
    const [, prefix = "", first, last] = /^\s*([A-Za-z]*)(\d{1,6})-[A-Za-z]*(\d{1,6})\s*$/.exec(part) ?? [];
    if (first === undefined || last === undefined) return [part.trim()];
    const count = Number(last) - Number(first) + 1;
    return count < 1 || count > MAX_STACKED
      ? [part.trim()]
      : Array.from({ length: count }, (_, at) => `${prefix}${Number(first) + at}`);
  });
  return numbers.filter((name) => name !== "").slice(0, MAX_STACKED);
}

interface PinPlace {
  readonly unit: number;
  readonly style: number;
  readonly version: number;
}

/** Several for stacked numbers, of which the first alone is shown; none for a pin without a place. */
export function pinsOf(pin: KicadPin, { unit, style, version }: PinPlace): SymbolPin[] {
  const at = pin.at && pointOf([pin.at.x, -pin.at.y]);
  if (!at) return [];
  const length = Math.max(0, lengthOf(pin.lengthMm) ?? 0);
  const sizes = {
    ...ownSize("nameSize", pin.nameHeightMm, PIN_TEXT_SIZE),
    ...ownSize("numberSize", pin.numberHeightMm, NUMBER_SIZE),
  };
  return stackedNumbers(pin.number).map((number, index) => ({
    ...functionOf(pin, version),
    number: number.slice(0, MAX_NUMBER),
    ...{ at, direction: DIRECTIONS[rotationOf(pin.at?.angleDeg)] ?? "right", length },
    shape: (Object.hasOwn(SHAPES, pin.shape) ? SHAPES[pin.shape] : undefined) ?? "line",
    isHidden: pin.isHidden || index > 0,
    ...sizes,
    ...{ unit, style },
    alternates: pin.alternates.slice(0, MAX_ALTERNATES).map((alternate) => functionOf(alternate, version)),
  }));
}
