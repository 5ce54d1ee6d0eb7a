// Pins in order around a body of their size. Pins whose names belong together stand together, with a gap between groups.
import type { SchematicSymbol, SymbolGraphic, SymbolPin } from "../model/symbol";
import { GRID, isSamePoint, type Point } from "../model/units";
import { PIN_TEXT_SIZE } from "../paint/pin-texts";
import { plainText, textWidth } from "../paint/text-metrics";
import { bodyIndex } from "./body";
import { PITCH } from "./new-symbol";
import { directionOf, type Side, SIDES, sideOfPin } from "./pins";

/** Indices of pins at one place: the first is seen, the others are hidden under it. */
type Place = readonly number[];

interface Slot {
  readonly place: Place;
  /** In pitches from the first one of the side. */
  readonly position: number;
}

const toPitch = (length: number): number => Math.ceil(length / PITCH) * PITCH;
const lengthOf = ({ length }: SymbolPin): number => (length % GRID === 0 ? length : PITCH);

/** Letters that a name begins with: "PA" of PA3, "D" of D7. Supplies are one group. */
function stemOf({ name, type }: SymbolPin): string {
  if (type === "power-input" || type === "power-output") return "power";
  return /^[^\d]*/.exec(plainText(name))?.[0] ?? "";
}

function placesOf(symbol: SchematicSymbol, shown: readonly number[], side: Side): Place[] {
  const pins = shown.flatMap((index) => {
    const pin = symbol.pins[index];
    return pin && sideOfPin(pin) === side ? [{ pin, index }] : [];
  });
  const along = ({ at }: SymbolPin): number => (side === "left" || side === "right" ? at.y : at.x);
  const seen = pins.filter(({ pin }) => !pin.isHidden).toSorted((a, b) => along(a.pin) - along(b.pin));
  const hidden = pins.filter(({ pin }) => pin.isHidden);
  const under = (at: Point) => hidden.filter(({ pin }) => isSamePoint(pin.at, at)).map(({ index }) => index);
  const taken = new Set<number>();
  const places = seen.map(({ pin, index }) => {
    const below = under(pin.at).filter((each) => !taken.has(each));
    for (const each of below) taken.add(each);
    return [index, ...below];
  });
  return [...places, ...hidden.filter(({ index }) => !taken.has(index)).map(({ index }) => [index])];
}

/** A gap stands where the stem changes, beside a group of two or more. */
function slotsOf(symbol: SchematicSymbol, places: readonly Place[]): Slot[] {
  const stems = places.map(([first = -1]) => {
    const pin = symbol.pins[first];
    return pin ? stemOf(pin) : "";
  });
  const isGroup = (at: number): boolean => stems[at] === stems[at - 1] || stems[at] === stems[at + 1];
  let position = 0;
  return places.map((place, at) => {
    const isBorder = at > 0 && stems[at] !== stems[at - 1] && (isGroup(at) || isGroup(at - 1));
    if (at > 0) position += isBorder ? 2 : 1;
    return { place, position };
  });
}

/** Width of the longest name, with its distance from the pin. */
function nameRoom(symbol: SchematicSymbol, slots: readonly Slot[]): number {
  if (!symbol.showsPinNames || symbol.pinNameOffset === 0) return 0;
  const widths = slots.map(({ place: [first = -1] }) => textWidth(symbol.pins[first]?.name ?? "", PIN_TEXT_SIZE));
  return widths.length === 0 ? 0 : Math.max(...widths) + symbol.pinNameOffset + GRID;
}

const countOf = (slots: readonly Slot[]): number => (slots.at(-1)?.position ?? -1) + 1;
/** Coordinate of the first of so many places, about the origin. */
const firstOf = (count: number): number => -Math.floor((count - 1) / 2) * PITCH;

interface Layout {
  readonly halfWidth: number;
  readonly top: number;
  readonly bottom: number;
  readonly firstRow: number;
}

function measure(symbol: SchematicSymbol, { left, right, top, bottom }: Record<Side, Slot[]>): Layout {
  const rows = Math.max(countOf(left), countOf(right), 1);
  const columns = Math.max(countOf(top), countOf(bottom));
  const names = Math.max(nameRoom(symbol, left), nameRoom(symbol, right));
  const firstRow = firstOf(rows);
  const room = (slots: readonly Slot[]): number => (slots.length === 0 ? PITCH : toPitch(nameRoom(symbol, slots)));
  return {
    firstRow,
    halfWidth: Math.max(toPitch(names), toPitch((columns * PITCH) / 2), 2 * PITCH),
    top: firstRow - Math.max(PITCH, room(top)),
    bottom: firstRow + (rows - 1) * PITCH + Math.max(PITCH, room(bottom)),
  };
}

function withBody(symbol: SchematicSymbol, { unit, style }: ShownUnit, layout: Layout): SymbolGraphic[] {
  const { halfWidth, top, bottom } = layout;
  const at = bodyIndex(symbol, unit, style);
  const known = symbol.graphics[at];
  const isShared = known?.unit === 0 && symbol.unitCount > 1;
  const box = { shape: "rectangle", from: { x: -halfWidth, y: top }, to: { x: halfWidth, y: bottom } } as const;
  const look = { stroke: { width: 0, line: "solid" }, fill: "body" } as const;
  if (!known || isShared) return [{ unit, style: 0, graphic: { ...look, ...box } }, ...symbol.graphics];
  const graphic = known.graphic.shape === "rectangle" ? { ...known.graphic, ...box } : known.graphic;
  return symbol.graphics.map((drawn, index) => (index === at ? { ...drawn, graphic } : drawn));
}

export interface ShownUnit {
  readonly unit: number;
  readonly style: number;
}

/** Pins keep their side and their order on it. */
export function arrangePins(symbol: SchematicSymbol, shown: ShownUnit): SchematicSymbol {
  const { unit, style } = shown;
  const indices = symbol.pins.flatMap((pin, index) =>
    (pin.unit === 0 || pin.unit === unit) && (pin.style === 0 || pin.style === style) ? [index] : [],
  );
  if (indices.length === 0) return symbol;
  const slots = Object.fromEntries(
    SIDES.map((side) => [side, slotsOf(symbol, placesOf(symbol, indices, side))]),
  ) as Record<Side, Slot[]>;
  const layout = measure(symbol, slots);
  const pins = [...symbol.pins];
  for (const side of SIDES) {
    const firstColumn = firstOf(countOf(slots[side]));
    for (const { place, position } of slots[side])
      for (const index of place) {
        const pin = pins[index];
        if (!pin) continue;
        const length = lengthOf(pin);
        const row = layout.firstRow + position * PITCH;
        const column = firstColumn + position * PITCH;
        const at: Record<Side, Point> = {
          left: { x: -layout.halfWidth - length, y: row },
          right: { x: layout.halfWidth + length, y: row },
          top: { x: column, y: layout.top - length },
          bottom: { x: column, y: layout.bottom + length },
        };
        pins[index] = { ...pin, length, at: at[side], direction: directionOf(side) };
      }
  }
  return { ...symbol, pins, graphics: withBody(symbol, shown, layout) };
}
