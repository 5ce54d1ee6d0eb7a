// Operational amplifiers and comparators: triangles, and a unit for the supplies of multiple ones.
import type { SymbolGraphic, SymbolPin } from "../../model/symbol";
import type { SymbolBody } from "./entry";
import type { PinPlace } from "./place-pin";
import { boxBody } from "./box";
import { readDrawing, textGraphic } from "./drawing";
import { readPins } from "./pin-text";
import { placePin } from "./place-pin";

const TRIANGLE = "G -20 -20 20 0 -20 20;P -17 -10 -12 -10;P -14.5 -12.5 -14.5 -7.5;P -17 10 -12 10";
const SUPPLY_SIGNS = "P -2 -6 2 -6;P 0 -8 0 -4;P -2 6 2 6";
/** Places at the edges of a single triangle: supplies, then up to two more pins. */
const UPPER: PinPlace = { x: -10, y: -30, direction: "down", length: 15 };
const LOWER: readonly PinPlace[] = [
  { x: -10, y: 30, direction: "up", length: 15 },
  { x: 0, y: 30, direction: "up", length: 20 },
  { x: 10, y: 30, direction: "up", length: 25 },
];
const LABEL_SIZE = 8_000;

interface Part {
  readonly pins: readonly SymbolPin[];
  readonly graphics: readonly SymbolGraphic[];
}

function amplifier(numbers: string, outputType: string, unit: number): Part {
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

/** A pin above or below the triangle with its name beside it. */
function labeledPin(text: string, defaultType: string, place: PinPlace): Part {
  const [pin] = readPins(text, defaultType);
  if (!pin) return { pins: [], graphics: [] };
  const label = textGraphic(pin.name, place.x + 2.5, place.y * 0.83, LABEL_SIZE);
  return { pins: placePin(pin, place), graphics: [{ unit: 1, style: 0, graphic: { ...label, rotation: 90 } }] };
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
export function amplifierBody(options: Amplifier): SymbolBody {
  const { supplyNames = "V+ V-", outputType = "o", more = "" } = options;
  const units = options.units.split(";").map((numbers, i) => amplifier(numbers, outputType, i + 1));
  const names = supplyNames.split(" ");
  const [top = "", bottom = ""] = options.supplies.split(" ").map((number, i) => `${number}:${names[i]}`);
  const isSingle = units.length === 1;
  const unit = units.length + 1;
  const supplies = isSingle
    ? [
        labeledPin(top, "w", UPPER),
        ...[bottom, ...more.split(" ")].map((text, i) => labeledPin(text, i === 0 ? "w" : "p", LOWER[i] ?? UPPER)),
      ]
    : [boxBody([["", "", top, bottom]], undefined, unit), { pins: [], graphics: readDrawing(SUPPLY_SIGNS, unit) }];
  const parts = [...units, ...supplies];
  return {
    unitCount: isSingle ? 1 : unit,
    pins: parts.flatMap(({ pins }) => pins),
    graphics: parts.flatMap(({ graphics }) => graphics),
    showsPinNames: false,
  };
}
