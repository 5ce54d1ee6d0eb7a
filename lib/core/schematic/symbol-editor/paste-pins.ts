// Pins from a table of a datasheet: number, name and type, whatever their order, with or without a header row.
import type { PinType, SchematicSymbol, SymbolPin } from "../model/symbol";
import { arrangePins, type ShownUnit } from "./arrange";
import { typeOfCell, typeOfName, usualSide } from "./guess-type";
import { NEW_PIN, directionOf, freePlace, mapPins, type Side } from "./pins";
import { typedPinName } from "./pin-name";

export interface ReadPin {
  readonly number: string;
  readonly name: string;
  readonly type: PinType;
}

export interface UnreadLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

export interface ReadPins {
  readonly pins: readonly ReadPin[];
  readonly unread: readonly UnreadLine[];
}

interface Columns {
  readonly number: number;
  readonly name: number;
  /** -1 where the table has none: then any cell may say the type. */
  readonly type: number;
}

interface Row {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** A pad: 12, A7, 3,4 or 1/8 for several. */
const NUMBER = /^(?:[A-Z]{1,2}\d{1,3}|\d{1,4}|EP|PAD)$/i;
const HEADERS: Record<keyof Columns, RegExp> = {
  number: /^(pin|pins|no\.?|pin no\.?|pin number|number|#|pad|ball|引脚|引脚号|序号|编号|管脚)$/i,
  name: /^(name|pin name|signal|symbol|mnemonic|function name|名称|引脚名称|符号)$/i,
  type: /^(type|i\/o|pin type|dir|direction|类型|方向)$/i,
};
const MAX_NAME = 200;

/** Tab, semicolon, bar, comma or several spaces; a single space where nothing else divides the line. */
function cellsOf(text: string): string[] {
  const divider = ["\t", ";", "|"].find((sign) => text.includes(sign));
  const parts = divider === undefined ? text.split(/,\s?|\s{2,}/) : text.split(divider);
  const cells = parts.map((cell) => cell.trim());
  if (divider !== undefined) return cells;
  return cells.length > 1 ? cells.filter((cell) => cell !== "") : text.trim().split(/\s+/);
}

/** "1, 8" and "1/8" are two pads with one name. */
function numbersOf(cell: string): string[] {
  const parts = cell.split(/[\s,/]+/).filter((part) => part !== "");
  return parts.length > 0 && parts.every((part) => NUMBER.test(part)) ? parts : [];
}

const HEADER_CELLS = 2;

function headerColumns({ cells }: Row): Columns | null {
  const find = (of: keyof Columns): number => cells.findIndex((cell) => HEADERS[of].test(cell));
  const [number, type] = [find("number"), find("type")];
  const named = find("name");
  const isHeader = [number, type, named].filter((at) => at !== -1).length >= HEADER_CELLS;
  if (!isHeader || number === -1) return null;
  return { number, type, name: named === -1 ? (number === 0 ? 1 : 0) : named };
}

/** The column with the most pads is that of the numbers: two letters with digits may be a name as well. */
function guessColumns(rows: readonly Row[]): Columns {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  let number = 0;
  let best = 0;
  for (let column = 0; column < width; column++) {
    const found = rows.flatMap(({ cells }) => numbersOf(cells[column] ?? ""));
    const digits = found.filter((each) => /^\d/.test(each)).length;
    const score = new Set(found).size + digits / 2;
    if (score > best) [number, best] = [column, score];
  }
  return { number, name: number === 0 ? 1 : 0, type: -1 };
}

function readRow({ cells }: Row, columns: Columns): ReadPin[] {
  const numbers = numbersOf(cells[columns.number] ?? "");
  const name = cells[columns.name] ?? "";
  if (numbers.length === 0 || name === "" || name.length > MAX_NAME) return [];
  const others = cells.filter((_, at) => at !== columns.number && at !== columns.name);
  const told = columns.type === -1 ? others : [cells[columns.type] ?? ""];
  const said = told.map(typeOfCell).find((type) => type !== null);
  const type = said ?? typeOfName(name) ?? "unspecified";
  return numbers.map((number) => ({ number, name: typedPinName(name), type }));
}

/** Every line that is not empty is a pin, a header, or listed as unread. */
export function readPinTable(text: string): ReadPins {
  const rows = text.split(/\r\n|[\r\n]/).flatMap((each, at): Row[] => {
    return each.trim() === "" ? [] : [{ line: at + 1, text: each.trim(), cells: cellsOf(each) }];
  });
  const [first, ...rest] = rows;
  if (!first) return { pins: [], unread: [] };
  const header = headerColumns(first);
  const columns = header ?? guessColumns(rows);
  const pins: ReadPin[] = [];
  const unread: UnreadLine[] = [];
  for (const row of header ? rest : rows) {
    const found = readRow(row, columns);
    pins.push(...found);
    if (found.length === 0) unread.push({ line: row.line, text: row.text });
  }
  return { pins, unread };
}

/** Pins without a usual side go to the shorter one. */
function sideFor(symbol: SchematicSymbol, pin: ReadPin, unit: number): Side {
  const usual = usualSide(pin);
  if (usual) return usual;
  const countOn = (side: Side) =>
    symbol.pins.filter((each) => each.unit === unit && each.direction === directionOf(side)).length;
  return countOn("left") <= countOn("right") ? "left" : "right";
}

/** A number that the symbol has gets the name and the type; others are added. An empty symbol is arranged. */
export function pastePins(symbol: SchematicSymbol, pins: readonly ReadPin[], shown: ShownUnit): SchematicSymbol {
  let changed = symbol;
  for (const { number, name, type } of pins) {
    const known = new Set(changed.pins.flatMap((pin, index) => (pin.number === number ? [index] : [])));
    if (known.size > 0) {
      changed = mapPins(changed, known, (pin) =>
        pin.name === name && pin.type === type ? pin : { ...pin, name, type },
      );
      continue;
    }
    const side = sideFor(changed, { number, name, type }, shown.unit);
    const at = freePlace(changed, side, shown.unit);
    const pin: SymbolPin = {
      ...NEW_PIN,
      ...{ number, name, type, at, direction: directionOf(side), unit: shown.unit },
    };
    changed = { ...changed, pins: [...changed.pins, pin] };
  }
  return symbol.pins.length === 0 ? arrangePins(changed, shown) : changed;
}
