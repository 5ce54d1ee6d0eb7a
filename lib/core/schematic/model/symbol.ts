// Symbols: what a component looks like on the sheet, and its pins. A document holds a copy of each symbol that it uses.
import type { Graphic } from "./graphic";
import type { Point } from "./units";

export const PIN_TYPES = [
  "input",
  "output",
  "bidirectional",
  "tri-state",
  "passive",
  "free",
  "unspecified",
  "power-input",
  "power-output",
  "open-collector",
  "open-emitter",
  "no-connect",
] as const;
export type PinType = (typeof PIN_TYPES)[number];

export const PIN_SHAPES = [
  "line",
  "inverted",
  "clock",
  "inverted-clock",
  "input-low",
  "clock-low",
  "output-low",
  "falling-edge",
  "non-logic",
] as const;
export type PinShape = (typeof PIN_SHAPES)[number];

/** Direction from the pin's connection point toward the body. */
export type Direction = "right" | "down" | "left" | "up";

export interface PinFunction {
  readonly name: string;
  readonly type: PinType;
}

export interface SymbolPin extends PinFunction {
  /** Pad of the footprint; several pins of one symbol may share it. */
  readonly number: string;
  /** Connection point, from the symbol's origin. */
  readonly at: Point;
  readonly direction: Direction;
  readonly length: number;
  readonly shape: PinShape;
  readonly isHidden: boolean;
  /** Sizes of the letters' em; left out, those of all pins. */
  readonly nameSize?: number;
  readonly numberSize?: number;
  /** Unit from 1; 0 belongs to all units. */
  readonly unit: number;
  /** Body style from 1; 0 belongs to all styles. */
  readonly style: number;
  /** Functions that a placed component can choose instead, for example of a microcontroller's port. */
  readonly alternates: readonly PinFunction[];
}

export interface SymbolGraphic {
  readonly unit: number;
  readonly style: number;
  readonly graphic: Graphic;
}

/** Power symbols name the net of their pin: everywhere, or on their sheet only. */
export type PowerScope = "global" | "local";

export interface SchematicSymbol {
  readonly id: string;
  readonly kind: "symbol";
  /** Name with its library, for example "passive:R". */
  readonly name: string;
  /** Letters of the designator, for example "R"; "#" first for symbols that are no parts. */
  readonly prefix: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly unitCount: number;
  readonly styleCount: number;
  readonly power: PowerScope | null;
  readonly showsPinNumbers: boolean;
  readonly showsPinNames: boolean;
  /** Distance of pin names from the pin's inner end; 0 draws them outside. */
  readonly pinNameOffset: number;
  readonly pins: readonly SymbolPin[];
  readonly graphics: readonly SymbolGraphic[];
  /** Default fields of a placed component: value, footprint, MPN, ... */
  readonly fields: Readonly<Record<string, string>>;
}

const belongs = (of: number, wanted: number): boolean => of === 0 || of === wanted;

/** Pins of one unit in one body style. */
export const pinsOf = ({ pins }: SchematicSymbol, unit: number, style: number): readonly SymbolPin[] =>
  pins.filter((pin) => belongs(pin.unit, unit) && belongs(pin.style, style));
