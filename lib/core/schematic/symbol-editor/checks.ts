// Checks of a symbol that is edited: what is wrong with it, at which pins, and what one click mends.
import type { Bbox } from "@/lib/base/bbox";
import { groupBy } from "@/lib/base/group-by";
import type { SchematicSymbol, SymbolPin } from "../model/symbol";
import { GRID, isSamePoint, type Point } from "../model/units";
import { boxOfRectangle } from "./body";
import { isSupplyName } from "./guess-type";
import { shortName } from "./new-symbol";
import { padCountOf } from "./pad-count";
import { addPin, mapPins } from "./pins";

export const SYMBOL_RULES = [
  ...(["symbolName", "noPins", "noNumber", "numberTwice", "samePlace"] as const),
  ...(["noName", "offGrid", "supplyType", "padWithoutPin", "pinWithoutPad", "insideBody", "bodiesOverlap"] as const),
] as const;
export type SymbolRule = (typeof SYMBOL_RULES)[number];

export interface SymbolFinding {
  readonly rule: SymbolRule;
  readonly severity: "error" | "warning";
  /** Indices of the pins that it is about. */
  readonly pins: readonly number[];
  /** Numbers of pins or pads, as they are shown. */
  readonly numbers: readonly string[];
  /** The rule, where one click mends the finding. */
  readonly repair: RepairedRule | null;
}

const ERRORS: ReadonlySet<SymbolRule> = new Set(["symbolName", "noNumber", "numberTwice", "samePlace"]);
const REPAIRED = ["offGrid", "supplyType", "padWithoutPin"] as const;
export type RepairedRule = (typeof REPAIRED)[number];

interface IndexedPin {
  readonly pin: SymbolPin;
  readonly index: number;
}

const finding = (rule: SymbolRule, pins: readonly IndexedPin[], numbers?: readonly string[]): SymbolFinding => ({
  ...{ rule, severity: ERRORS.has(rule) ? "error" : "warning", repair: REPAIRED.find((each) => each === rule) ?? null },
  pins: pins.map(({ index }) => index),
  numbers: numbers ?? pins.map(({ pin }) => pin.number),
});

const overlap = (a: number, b: number): boolean => a === 0 || b === 0 || a === b;
/** Seen together: of one unit and one body style. */
const areTogether = ({ pin: a }: IndexedPin, { pin: b }: IndexedPin): boolean =>
  overlap(a.unit, b.unit) && overlap(a.style, b.style);

/** Items of groups that clash with an earlier one of their group. */
function clashes<K>(
  pins: readonly IndexedPin[],
  keyOf: (pin: IndexedPin) => K,
  clash: (a: IndexedPin, b: IndexedPin) => boolean,
): IndexedPin[][] {
  return [...groupBy(pins, keyOf).values()].flatMap((group) => {
    const found = group.filter((a) => group.some((b) => a !== b && areTogether(a, b) && clash(a, b)));
    return found.length > 1 ? [found] : [];
  });
}

function numbersAndPlaces(pins: readonly IndexedPin[]): SymbolFinding[] {
  const numbered = pins.filter(({ pin }) => pin.number !== "");
  const twice = clashes(
    numbered,
    ({ pin }) => pin.number,
    () => true,
  );
  // Hidden pins stand under the one that is seen: they are one connection.
  const stacked = clashes(
    pins,
    ({ pin: { at } }) => `${at.x} ${at.y}`,
    ({ pin: a }, { pin: b }) => !(a.isHidden || b.isHidden) || a.name !== b.name,
  );
  const unnumbered = pins.filter(({ pin }) => pin.number.trim() === "");
  return [
    ...(unnumbered.length > 0 ? [finding("noNumber", unnumbered)] : []),
    ...twice.map((group) => finding("numberTwice", group, [group[0]?.pin.number ?? ""])),
    ...stacked.map((group) => finding("samePlace", group)),
  ];
}

export const isOnGrid = ({ at }: SymbolPin): boolean => at.x % GRID === 0 && at.y % GRID === 0;

const isUntypedSupply = ({ name, type }: SymbolPin): boolean =>
  isSupplyName(name) && !["power-input", "power-output", "passive"].includes(type);

function namesAndTypes(pins: readonly IndexedPin[]): SymbolFinding[] {
  const groups: [SymbolRule, (pin: SymbolPin) => boolean][] = [
    ["noName", ({ name }) => name.trim() === ""],
    ["offGrid", (pin) => !isOnGrid(pin)],
    ["supplyType", isUntypedSupply],
  ];
  return groups.flatMap(([rule, test]) => {
    const found = pins.filter(({ pin }) => test(pin));
    return found.length > 0 ? [finding(rule, found)] : [];
  });
}

/** Numbers from 1 as the footprint's pads; letters are left to the person. */
function pads(symbol: SchematicSymbol, pins: readonly IndexedPin[]): SymbolFinding[] {
  const count = padCountOf(symbol.fields.footprint ?? "");
  if (count === null || pins.length === 0) return [];
  const wanted = Array.from({ length: count }, (_, at) => String(at + 1));
  const known = new Set(pins.map(({ pin }) => pin.number));
  const missing = wanted.filter((number) => !known.has(number));
  const extra = pins.filter(({ pin }) => /^\d+$/.test(pin.number) && Number(pin.number) > count);
  return [
    ...(missing.length > 0 ? [finding("padWithoutPin", [], missing)] : []),
    ...(extra.length > 0 ? [finding("pinWithoutPad", extra)] : []),
  ];
}

const isInside = ({ minX, maxX, minY, maxY }: Bbox, { x, y }: Point): boolean =>
  x > minX && x < maxX && y > minY && y < maxY;

const areCrossing = (a: Bbox, b: Bbox): boolean =>
  a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

function bodies(symbol: SchematicSymbol, pins: readonly IndexedPin[]): SymbolFinding[] {
  const boxes = symbol.graphics.flatMap((drawn) => {
    const box = boxOfRectangle(drawn);
    const { graphic } = drawn;
    return box && graphic.shape === "rectangle" && graphic.fill === "body" ? [{ box, drawn }] : [];
  });
  const inside = pins.filter(({ pin }) =>
    boxes.some(
      ({ box, drawn }) => overlap(drawn.unit, pin.unit) && overlap(drawn.style, pin.style) && isInside(box, pin.at),
    ),
  );
  const crossing = boxes.some(({ box, drawn: of }, at) =>
    boxes
      .slice(at + 1)
      .some(
        ({ box: other, drawn }) =>
          overlap(of.unit, drawn.unit) && overlap(of.style, drawn.style) && areCrossing(box, other),
      ),
  );
  return [
    ...(inside.length > 0 ? [finding("insideBody", inside)] : []),
    ...(crossing ? [finding("bodiesOverlap", [])] : []),
  ];
}

/** Errors first. */
export function checkSymbol(symbol: SchematicSymbol): SymbolFinding[] {
  const pins = symbol.pins.map((pin, index) => ({ pin, index }));
  const findings = [
    ...(shortName(symbol).trim() === "" ? [finding("symbolName", [])] : []),
    ...(pins.length === 0 ? [finding("noPins", [])] : []),
    ...numbersAndPlaces(pins),
    ...namesAndTypes(pins),
    ...pads(symbol, pins),
    ...bodies(symbol, pins),
  ];
  return findings.toSorted((a, b) => Number(b.severity === "error") - Number(a.severity === "error"));
}

const toGrid = (value: number): number => Math.round(value / GRID) * GRID;

/** The symbol without the finding; as it was where there is no repair. */
export function repair(symbol: SchematicSymbol, { rule, pins, numbers }: SymbolFinding, unit = 1): SchematicSymbol {
  const chosen = new Set(pins);
  if (rule === "offGrid") {
    return mapPins(symbol, chosen, (pin) => {
      const at = { x: toGrid(pin.at.x), y: toGrid(pin.at.y) };
      return isSamePoint(at, pin.at) ? pin : { ...pin, at };
    });
  }
  if (rule === "supplyType") return mapPins(symbol, chosen, (pin) => ({ ...pin, type: "power-input" }));
  if (rule === "padWithoutPin") return numbers.reduce((made, number) => addPin(made, { number, unit }), symbol);
  return symbol;
}
