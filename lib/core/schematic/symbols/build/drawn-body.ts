// Symbols with a drawing of their own: pins at written places.
import type { Direction, SymbolPin } from "../../model/symbol";
import type { SymbolBody } from "./entry";
import { readDrawing } from "./drawing";
import { PITCH } from "./length";
import { readPins } from "./pin-text";
import { placePin } from "./place-pin";

const DIRECTIONS: Record<string, Direction> = { r: "right", l: "left", u: "up", d: "down" };

/** "x y direction [length]" per pin, separated by ";". */
function placePins(pins: string, places: string, style: number): SymbolPin[] {
  const at = places.split(";").map((place) => place.trim().split(/\s+/));
  return readPins(pins, "p").flatMap((pin, i) => {
    const [x, y, direction = "r", length = PITCH] = at[i] ?? [];
    if (pin === null) return [];
    return placePin(pin, {
      ...{ x: Number(x), y: Number(y), length: Number(length), style },
      direction: DIRECTIONS[direction] ?? "right",
    });
  });
}

export interface Drawing {
  /** Places of the pins, in their order. */
  readonly places: string;
  /** One drawing per body style: IEC, then ANSI. */
  readonly styles: readonly string[];
  readonly showsNames?: boolean;
  readonly showsNumbers?: boolean;
}

/** Pins ("1:A 2:K") at the places of a drawing. */
export function drawnBody(
  { places, styles, showsNames = false, showsNumbers = false }: Drawing,
  pins: string,
): SymbolBody {
  return {
    styleCount: styles.length,
    pins: placePins(pins, places, 0),
    graphics: styles.flatMap((drawing, i) => readDrawing(drawing, 0, styles.length > 1 ? i + 1 : 0)),
    ...{ showsPinNames: showsNames, showsPinNumbers: showsNumbers },
  };
}
