// Verbs on the pins of a symbol. Pins are named by their index: several may have one number.
import { compareNaturally } from "@/lib/base/natural-order";
import { alongPin } from "../paint/pin-texts";
import { sideOf } from "../paint/symbol-drawing";
import type { Direction, SchematicSymbol, SymbolPin } from "../model/symbol";
import { isSamePoint, type Point } from "../model/units";
import { bodyBox } from "./body";
import { PITCH } from "./new-symbol";

export type Side = "left" | "right" | "top" | "bottom";
export const SIDES: readonly Side[] = ["left", "right", "top", "bottom"];

const DIRECTIONS: Record<Side, Direction> = { left: "right", right: "left", top: "down", bottom: "up" };
const SIDE_NAMES: Record<Direction, Side> = { left: "left", right: "right", up: "top", down: "bottom" };
const TURNED: Record<Direction, Direction> = { right: "up", up: "left", left: "down", down: "right" };

export const sideOfPin = (pin: SymbolPin): Side => SIDE_NAMES[sideOf(pin)];

/** Pin that a new one is made of. */
export const NEW_PIN: SymbolPin = {
  ...{ number: "", name: "", type: "passive", at: { x: 0, y: 0 }, direction: "right", length: PITCH },
  ...{ shape: "line", isHidden: false, unit: 1, style: 0, alternates: [] },
};

/** The number after the highest one. */
export function nextNumber({ pins }: SchematicSymbol): string {
  const numbers = pins.map(({ number }) => (/^\d{1,9}$/.test(number) ? Number(number) : 0));
  return String(numbers.reduce((highest, number) => Math.max(highest, number), 0) + 1);
}

const isOfUnit = (of: number, unit: number): boolean => of === 0 || of === unit;

/** The next free place on a side of the body; without a body below the last pin. */
export function freePlace(symbol: SchematicSymbol, side: Side, unit: number, length = PITCH): Point {
  const body = bodyBox(symbol, unit);
  const isAcross = side === "left" || side === "right";
  const others = symbol.pins.filter((pin) => isOfUnit(pin.unit, unit) && sideOfPin(pin) === side);
  const along = others.map(({ at }) => (isAcross ? at.y : at.x));
  const start = isAcross ? (body?.minY ?? -PITCH) + PITCH : toPitch((body?.minX ?? -PITCH) + PITCH);
  const next = along.length === 0 ? start : Math.max(...along) + PITCH;
  const [min, max] = isAcross ? [body?.minX ?? 0, body?.maxX ?? 0] : [body?.minY ?? 0, body?.maxY ?? 0];
  const out = side === "left" || side === "top" ? min - length : max + length;
  return isAcross ? { x: out, y: next } : { x: next, y: out };
}

const toPitch = (value: number): number => Math.ceil(value / PITCH) * PITCH;

/** At a place, else at the next free one of the left side. */
export function addPin(symbol: SchematicSymbol, pin: Partial<SymbolPin>): SchematicSymbol {
  const added: SymbolPin = {
    ...{ ...NEW_PIN, number: nextNumber(symbol), at: freePlace(symbol, "left", pin.unit ?? 1, pin.length) },
    ...pin,
  };
  return { ...symbol, pins: [...symbol.pins, added] };
}

export function mapPins(
  symbol: SchematicSymbol,
  chosen: ReadonlySet<number>,
  map: (pin: SymbolPin, index: number) => SymbolPin,
): SchematicSymbol {
  const pins = symbol.pins.map((pin, index) => (chosen.has(index) ? map(pin, index) : pin));
  return pins.every((pin, index) => pin === symbol.pins[index]) ? symbol : { ...symbol, pins };
}

export const changePins = (
  symbol: SchematicSymbol,
  chosen: ReadonlySet<number>,
  change: Partial<SymbolPin>,
): SchematicSymbol => mapPins(symbol, chosen, (pin) => ({ ...pin, ...change }));

export const movePins = (symbol: SchematicSymbol, chosen: ReadonlySet<number>, by: Point): SchematicSymbol =>
  by.x === 0 && by.y === 0
    ? symbol
    : mapPins(symbol, chosen, (pin) => ({ ...pin, at: { x: pin.at.x + by.x, y: pin.at.y + by.y } }));

/** Counter-clockwise about the connection point. */
export const rotatePins = (symbol: SchematicSymbol, chosen: ReadonlySet<number>): SchematicSymbol =>
  mapPins(symbol, chosen, (pin) => ({ ...pin, direction: TURNED[pin.direction] }));

/** A longer pin keeps its end at the body. */
export const setLength = (symbol: SchematicSymbol, chosen: ReadonlySet<number>, length: number): SchematicSymbol =>
  mapPins(symbol, chosen, (pin) => ({ ...pin, length, at: alongPin(pin, pin.length - length) }));

export const removePins = (symbol: SchematicSymbol, chosen: ReadonlySet<number>): SchematicSymbol =>
  chosen.size === 0 ? symbol : { ...symbol, pins: symbol.pins.filter((_, index) => !chosen.has(index)) };

/** The pins in their order, each at the next free place of the side. */
export function setSide(symbol: SchematicSymbol, chosen: ReadonlySet<number>, side: Side): SchematicSymbol {
  let changed = symbol;
  for (const [index, pin] of symbol.pins.entries()) {
    if (!chosen.has(index) || sideOfPin(pin) === side) continue;
    const at = freePlace(changed, side, Math.max(1, pin.unit), pin.length);
    changed = changePins(changed, new Set([index]), { at, direction: DIRECTIONS[side] });
  }
  return changed;
}

export const directionOf = (side: Side): Direction => DIRECTIONS[side];

/** Numbers as numbers: 2 before 10, A2 before A10. */
export function sortPins(symbol: SchematicSymbol): SchematicSymbol {
  const pins = symbol.pins.toSorted((a, b) => compareNaturally(a.number, b.number));
  return pins.every((pin, index) => pin === symbol.pins[index]) ? symbol : { ...symbol, pins };
}

export const pinsAt = ({ pins }: SchematicSymbol, place: Point): number[] =>
  pins.flatMap(({ at }, index) => (isSamePoint(at, place) ? [index] : []));
