// Model of LTspice's schematics (.asc). Units of a sixteenth of the grid, y points down.
import { ok, type Result } from "@/lib/base/result";
import { isShape, type LtspiceJustification, type LtspiceShape, readJustification, readShape } from "./drawn";
import {
  damagedLine,
  integersOf,
  type LtspiceFailure,
  type LtspiceLine,
  type LtspicePoint,
  readLtspiceLines,
  restAfter,
} from "./ltspice-lines";

interface Placed {
  readonly line: number;
  readonly at: LtspicePoint;
}

export interface LtspiceWire {
  readonly line: number;
  readonly from: LtspicePoint;
  readonly to: LtspicePoint;
}

/** Name of a net; "0" is ground. */
export interface LtspiceFlag extends Placed {
  readonly name: string;
}

/** Makes the flag at its place a port: "In", "Out" or "BiDir". */
export interface LtspiceIoPin extends Placed {
  readonly direction: string;
}

/** Place of the text of an attribute, in the axes of the symbol. */
export interface LtspiceWindow {
  readonly at: LtspicePoint;
  readonly justification: LtspiceJustification;
  /** 0 to 7. */
  readonly size: number;
}

export interface LtspicePlacedSymbol extends Placed {
  /** Folders are separated by backslashes. */
  readonly name: string;
  /** Mirrored about the vertical axis after it is rotated. */
  readonly isMirrored: boolean;
  /** Degrees clockwise. */
  readonly rotation: 0 | 90 | 180 | 270;
  readonly windows: ReadonlyMap<number, LtspiceWindow>;
  readonly attributes: ReadonlyMap<string, string>;
}

export interface LtspiceText extends Placed {
  readonly isDirective: boolean;
  /** With line feeds. */
  readonly text: string;
  readonly justification: LtspiceJustification;
  readonly size: number;
}

export interface LtspiceSheet {
  readonly version: string;
  readonly wires: readonly LtspiceWire[];
  readonly flags: readonly LtspiceFlag[];
  readonly ioPins: readonly LtspiceIoPin[];
  readonly symbols: readonly LtspicePlacedSymbol[];
  readonly texts: readonly LtspiceText[];
  readonly shapes: readonly LtspiceShape[];
  /** From the bus to the wire of a member. */
  readonly busTaps: readonly LtspiceWire[];
  /** Expressions whose results are shown after a simulation. */
  readonly dataFlags: readonly (Placed & { readonly expression: string })[];
  readonly rest: readonly LtspiceLine[];
}

type Lists = { -readonly [K in Exclude<keyof LtspiceSheet, "version">]: LtspiceSheet[K][number][] };
interface OpenSymbol extends LtspicePlacedSymbol {
  readonly windows: Map<number, LtspiceWindow>;
  readonly attributes: Map<string, string>;
}

const SYMBOL = /^(.{1,1000}?)\s+([+-]?\d{1,7})\s+([+-]?\d{1,7})\s+([RM])(0|90|180|270)$/;
const ROTATIONS = [0, 90, 180, 270] as const;

function readSymbol({ line, rest }: LtspiceLine): OpenSymbol | null {
  const [, name, x, y, letter, degrees] = SYMBOL.exec(rest) ?? [];
  if (name === undefined) return null;
  const rotation = ROTATIONS.find((known) => known === Number(degrees)) ?? 0;
  const at = { x: Number(x), y: Number(y) };
  return { line, name, at, isMirrored: letter === "M", rotation, windows: new Map(), attributes: new Map() };
}

/** "WINDOW index x y justification size" */
export function readWindow(rest: string): readonly [number, LtspiceWindow] | null {
  const numbers = integersOf(rest, 3);
  if (!numbers) return null;
  const [index = 0, x = 0, y = 0] = numbers;
  const [word = "", size = ""] = restAfter(rest, 3).split(/\s+/);
  return [index, { at: { x, y }, justification: readJustification(word), size: Number(size) || 0 }];
}

/** "TEXT x y justification size text"; directives begin with "!", comments with ";". */
export function readText({ line, rest }: LtspiceLine): LtspiceText | null {
  const numbers = integersOf(rest, 2);
  if (!numbers) return null;
  const [x = 0, y = 0] = numbers;
  const [word = "", size = ""] = restAfter(rest, 2).split(/\s+/);
  const text = restAfter(rest, 4);
  const isMarked = text.startsWith("!") || text.startsWith(";");
  return {
    ...{ line, at: { x, y }, justification: readJustification(word), size: Number(size) || 0 },
    isDirective: text.startsWith("!"),
    text: (isMarked ? text.slice(1) : text).replaceAll("\\n", "\n"),
  };
}

function pairOf({ line, rest }: LtspiceLine): LtspiceWire | null {
  const numbers = integersOf(rest, 4);
  if (!numbers) return null;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
  return { line, from: { x: x1, y: y1 }, to: { x: x2, y: y2 } };
}

function placedText({ line, rest }: LtspiceLine): (Placed & { readonly text: string }) | null {
  const numbers = integersOf(rest, 2);
  if (!numbers) return null;
  const [x = 0, y = 0] = numbers;
  return { line, at: { x, y }, text: restAfter(rest, 2) };
}

/** False for a line that lacks what its keyword needs. */
function addLine(item: LtspiceLine, lists: Lists, symbol: OpenSymbol | undefined): boolean {
  switch (item.keyword) {
    case "WIRE":
    case "BUSTAP": {
      const pair = pairOf(item);
      if (pair) lists[item.keyword === "WIRE" ? "wires" : "busTaps"].push(pair);
      return pair !== null;
    }
    case "FLAG":
    case "IOPIN":
    case "DATAFLAG": {
      const placed = placedText(item);
      if (!placed) return false;
      const { text, ...place } = placed;
      if (item.keyword === "FLAG") lists.flags.push({ ...place, name: text });
      else if (item.keyword === "IOPIN") lists.ioPins.push({ ...place, direction: text });
      else lists.dataFlags.push({ ...place, expression: text.replace(/^"(.*)"$/, "$1") });
      return true;
    }
    case "TEXT": {
      const text = readText(item);
      if (text) lists.texts.push(text);
      return text !== null;
    }
    case "WINDOW": {
      const window = readWindow(item.rest);
      if (window) symbol?.windows.set(...window);
      if (window && !symbol) lists.rest.push(item);
      return window !== null;
    }
    case "SYMATTR": {
      const [name = ""] = item.rest.split(/\s/, 1);
      if (symbol) symbol.attributes.set(name, restAfter(item.rest, 1));
      else lists.rest.push(item);
      return true;
    }
    default:
      lists.rest.push(item);
      return true;
  }
}

export function parseLtspiceSheet(bytes: Uint8Array): Result<LtspiceSheet, LtspiceFailure> {
  const lines = readLtspiceLines(bytes);
  if (!lines.ok) return lines;
  const lists: Lists = {
    ...{ wires: [], flags: [], ioPins: [], symbols: [], texts: [], shapes: [], busTaps: [], dataFlags: [], rest: [] },
  };
  let version = "";
  let symbol: OpenSymbol | undefined;
  for (const item of lines.value) {
    if (item.keyword === "VERSION") version = item.rest;
    else if (item.keyword === "SHEET") continue;
    else if (item.keyword === "SYMBOL") {
      const read = readSymbol(item);
      if (!read) return damagedLine(item);
      symbol = read;
      lists.symbols.push(read);
    } else if (isShape(item.keyword)) {
      const shape = readShape(item);
      if (!shape) return damagedLine(item);
      lists.shapes.push(shape);
    } else if (!addLine(item, lists, symbol)) return damagedLine(item);
  }
  return ok({ version, ...lists });
}
