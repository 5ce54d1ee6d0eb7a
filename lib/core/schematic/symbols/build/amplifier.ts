// Operational amplifiers and comparators: triangles, and a unit for the supplies of multiple ones.
import type { SymbolGraphic, SymbolPin } from "../../model/symbol";
import type { SymbolBody } from "./entry";
import { boxBody } from "./box";
import { readDrawing } from "./drawing";
import { readPins } from "./pin-text";
import { placePin } from "./place-pin";

const TRIANGLE = "G -20 -20 20 0 -20 20;P -17 -10 -12 -10;P -14.5 -12.5 -14.5 -7.5;P -17 10 -12 10";

function amplifier(
  numbers: string,
  outputType: string,
  unit: number,
): { pins: SymbolPin[]; graphics: SymbolGraphic[] } {
  const [output, plus, minus] = numbers.trim().split(/\s+/);
  const [out, positive, negative] = readPins(`${output}:~:${outputType} ${plus}:+ ${minus}:-`, "i");
  if (!out || !positive || !negative) throw new Error(`Not an amplifier: ${numbers}`);
  return {
    pins: [
      ...placePin(out, { x: 30, y: 0, direction: "left", unit }),
      ...placePin(positive, { x: -30, y: -10, direction: "right", unit }),
      ...placePin(negative, { x: -30, y: 10, direction: "right", unit }),
    ],
    graphics: readDrawing(TRIANGLE, unit),
  };
}

interface Amplifier {
  /** Output, positive and negative input per amplifier, separated by ";": "1 3 2;7 5 6". */
  readonly units: string;
  /** Positive and negative supply: "8 4". */
  readonly supplies: string;
  readonly supplyNames?: string;
  readonly outputType?: string;
  /** Further pins below the triangle of a single one: offset, compensation, reference; at most two. */
  readonly more?: string;
}

/** A single amplifier has its supplies at the triangle. */
export function amplifierBody({
  units,
  supplies,
  supplyNames = "V+ V-",
  outputType = "o",
  more = "",
}: Amplifier): SymbolBody {
  const texts = units.split(";");
  const parts = texts.map((numbers, i) => amplifier(numbers, outputType, i + 1));
  const pins = parts.flatMap((part) => part.pins);
  const graphics = parts.flatMap((part) => part.graphics);
  const names = supplyNames.split(" ");
  const [top = "", bottom = ""] = supplies.split(" ").map((number, i) => `${number}:${names[i]}`);
  if (texts.length > 1) {
    const supply = boxBody([["", "", top, bottom]], undefined, texts.length + 1);
    return {
      unitCount: texts.length + 1,
      pins: [...pins, ...supply.pins],
      graphics: [...graphics, ...supply.graphics, ...supplySigns(texts.length + 1)],
      showsPinNames: false,
    };
  }
  const extra = readPins(more, "p").flatMap((pin, i) =>
    pin === null ? [] : placePin(pin, { x: i * 10, y: 30, direction: "up", length: i === 0 ? 20 : 25 }),
  );
  const [plus, minus] = [...readPins(top, "w"), ...readPins(bottom, "w")];
  if (!plus || !minus) throw new Error(`Not two supplies: ${supplies}`);
  return {
    pins: [
      ...pins,
      ...placePin(plus, { x: -10, y: -30, direction: "down", length: 15 }),
      ...placePin(minus, { x: -10, y: 30, direction: "up", length: 15 }),
      ...extra,
    ],
    graphics,
    showsPinNames: false,
  };
}

const supplySigns = (unit: number): SymbolGraphic[] => readDrawing("P -2 -6 2 -6;P 0 -8 0 -4;P -2 6 2 6", unit);
