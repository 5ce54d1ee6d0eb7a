// Pins of a symbol from their texts.
import type { Direction, SymbolPin } from "../../model/symbol";
import type { PinText } from "./pin-text";
import { PITCH, STEP } from "./length";

export interface PinPlace {
  /** Connection point and length in steps. */
  readonly x: number;
  readonly y: number;
  readonly direction: Direction;
  readonly length?: number;
  readonly unit?: number;
  readonly style?: number;
}

/** One pin per pad. Hidden ones are passive: hidden power inputs would name a net. */
export function placePin(text: PinText, place: PinPlace): SymbolPin[] {
  const { x, y, direction, length = PITCH, unit = 1, style = 0 } = place;
  return text.numbers.map((number, i) => ({
    ...{ number, name: text.name, type: i === 0 ? text.type : "passive", shape: text.shape },
    ...{ at: { x: x * STEP, y: y * STEP }, direction, length: length * STEP, isHidden: i > 0, unit, style },
    alternates: text.alternates.map((name) => ({ name, type: text.type })),
  }));
}
