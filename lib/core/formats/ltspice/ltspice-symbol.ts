// Model of LTspice's symbols (.asy), in the units of its sheets.
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
import { type LtspiceText, type LtspiceWindow, readText, readWindow } from "./ltspice-sheet";

export interface LtspicePin {
  readonly line: number;
  readonly at: LtspicePoint;
  /** Null hides the name. */
  readonly nameSide: LtspiceJustification | null;
  /** Distance of the name from the pin. */
  readonly nameOffset: number;
  readonly name: string;
  /** From 1, the place among the nodes of the netlist's line; undefined where the file does not say it. */
  readonly order: number | undefined;
}

export interface LtspiceSymbol {
  /** A block stands for another sheet, a cell for a part. */
  readonly isBlock: boolean;
  readonly pins: readonly LtspicePin[];
  readonly shapes: readonly LtspiceShape[];
  readonly texts: readonly LtspiceText[];
  readonly windows: ReadonlyMap<number, LtspiceWindow>;
  readonly attributes: ReadonlyMap<string, string>;
  readonly rest: readonly LtspiceLine[];
}

interface OpenPin extends LtspicePin {
  name: string;
  order: number | undefined;
}

/** "PIN x y justification offset" */
function readPin({ line, rest }: LtspiceLine): OpenPin | null {
  const numbers = integersOf(rest, 2);
  if (!numbers) return null;
  const [x = 0, y = 0] = numbers;
  const [word = "", offset = ""] = restAfter(rest, 2).split(/\s+/);
  const isHidden = word === "" || word.toUpperCase() === "NONE";
  return {
    ...{ line, at: { x, y }, nameSide: isHidden ? null : readJustification(word) },
    ...{ nameOffset: Math.min(Math.abs(Number(offset) || 0), 1_000), name: "", order: undefined },
  };
}

function setPinAttribute(pin: OpenPin, rest: string): void {
  const value = restAfter(rest, 1);
  if (/^PinName\b/i.test(rest)) pin.name = value;
  if (/^SpiceOrder\b/i.test(rest) && /^\d{1,5}$/.test(value)) pin.order = Number(value);
}

export function parseLtspiceSymbol(bytes: Uint8Array): Result<LtspiceSymbol, LtspiceFailure> {
  const lines = readLtspiceLines(bytes);
  if (!lines.ok) return lines;
  const pins: OpenPin[] = [];
  const [shapes, texts, rest]: [LtspiceShape[], LtspiceText[], LtspiceLine[]] = [[], [], []];
  const windows = new Map<number, LtspiceWindow>();
  const attributes = new Map<string, string>();
  let isBlock = false;
  for (const item of lines.value) {
    const pin = pins.at(-1);
    if (item.keyword === "SYMBOLTYPE") isBlock = /^block\b/i.test(item.rest);
    else if (item.keyword === "SYMATTR") attributes.set(item.rest.split(/\s/, 1)[0] ?? "", restAfter(item.rest, 1));
    else if (item.keyword === "PINATTR" && pin) setPinAttribute(pin, item.rest);
    else if (item.keyword === "PIN" || item.keyword === "TEXT" || item.keyword === "WINDOW" || isShape(item.keyword)) {
      const [readPinOf, text, window, shape] = [
        item.keyword === "PIN" ? readPin(item) : null,
        item.keyword === "TEXT" ? readText(item) : null,
        item.keyword === "WINDOW" ? readWindow(item.rest) : null,
        isShape(item.keyword) ? readShape(item) : null,
      ];
      if (!readPinOf && !text && !window && !shape) return damagedLine(item);
      if (readPinOf) pins.push(readPinOf);
      if (text) texts.push(text);
      if (window) windows.set(...window);
      if (shape) shapes.push(shape);
    } else if (item.keyword !== "VERSION") rest.push(item);
  }
  return ok({ isBlock, pins, shapes, texts, windows, attributes, rest });
}
