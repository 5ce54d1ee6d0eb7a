// Logic gates: a unit per gate in two body styles (IEC and ANSI), and a unit for the supply.
import type { SymbolGraphic, SymbolPin } from "../../model/symbol";
import type { SymbolBody } from "./entry";
import type { GateKind } from "./gate-shapes";
import { boxBody } from "./box";
import { readDrawing } from "./drawing";
import { ansiShape, iecShape } from "./gate-shapes";
import { readPins } from "./pin-text";
import { placePin } from "./place-pin";

const KINDS: Record<string, { kind: GateKind; isInverting: boolean }> = {
  AND: { kind: "and", isInverting: false },
  NAND: { kind: "and", isInverting: true },
  OR: { kind: "or", isInverting: false },
  NOR: { kind: "or", isInverting: true },
  XOR: { kind: "xor", isInverting: false },
  XNOR: { kind: "xor", isInverting: true },
  BUF: { kind: "buffer", isInverting: false },
  NOT: { kind: "buffer", isInverting: true },
};

/** Pitch of two inputs is 20, so that the output is between them on the grid. */
function inputRows(count: number): number[] {
  if (count === 2) return [-10, 10];
  const half = Math.floor(count / 2);
  if (count % 2 === 1) return Array.from({ length: count }, (_, i) => (i - half) * 10);
  return Array.from({ length: count }, (_, i) => (i < half ? i - half : i - half + 1) * 10);
}

interface Unit {
  readonly unit: number;
  readonly kind: string;
  readonly isSchmitt: boolean;
  readonly outputType: string;
}

/** "1 2 > 3", with an enable pin after "/": "2 > 3 / 1" or, active low, "/!1". */
function gateUnit(
  text: string,
  { unit, kind: name, isSchmitt, outputType }: Unit,
): { pins: SymbolPin[]; graphics: SymbolGraphic[] } {
  const { kind, isInverting } = KINDS[name] ?? { kind: "buffer", isInverting: false };
  const [gate = "", enable] = text.split("/");
  const [inputs = "", output = ""] = gate.split(">").map((side) => side.trim());
  const numbers = inputs.split(" ");
  const rows = inputRows(numbers.length);
  const pin = (pinText: string, place: Parameters<typeof placePin>[1]): SymbolPin[] =>
    readPins(pinText, "i").flatMap((read) => (read === null ? [] : placePin(read, { ...place, unit })));
  const enablePin = (): SymbolPin[] => {
    const number = enable?.replace("!", "").trim() ?? "";
    const isLow = enable?.includes("!") === true;
    const pinText = isLow ? `${number}:~OE:i!` : `${number}:OE:i`;
    return [
      ...pin(pinText, { x: 0, y: 30, direction: "up", length: 10, style: 1 }),
      ...pin(pinText, { x: 0, y: 30, direction: "up", length: 20, style: 2 }),
    ];
  };
  return {
    pins: [
      ...numbers.flatMap((number, i) => pin(`${number}:~`, { x: -30, y: rows[i] ?? 0, direction: "right" })),
      ...pin(`${output}:~:${outputType}${isInverting ? "!" : ""}`, { x: 30, y: 0, direction: "left" }),
      ...(enable === undefined ? [] : enablePin()),
    ],
    graphics: [
      ...readDrawing(iecShape(kind, rows, isSchmitt), unit, 1),
      ...readDrawing(ansiShape(kind, rows, isSchmitt), unit, 2),
    ],
  };
}

export interface GateText {
  /** "NAND", with "/S" for Schmitt triggers, "/C" for open collectors and "/T" for three states. */
  readonly kind: string;
  /** Gates separated by ";". */
  readonly gates: string;
  /** "14:VCC 7:GND". */
  readonly supplies: string;
}

export function gateBody({ kind, gates, supplies }: GateText): SymbolBody {
  const [name = "", ...marks] = kind.split("/");
  const outputType = marks.includes("C") ? "c" : marks.includes("T") ? "t" : "o";
  const texts = gates.split(";").map((text) => text.trim());
  const units = texts.map((text, i) =>
    gateUnit(text, { unit: i + 1, kind: name, isSchmitt: marks.includes("S"), outputType }),
  );
  const [top = "", bottom = ""] = supplies.split(" ");
  const supply = boxBody([["", "", top, bottom]], undefined, texts.length + 1);
  return {
    ...{ unitCount: texts.length + 1, styleCount: 2 },
    pins: [...units.flatMap(({ pins }) => pins), ...supply.pins],
    graphics: [...units.flatMap(({ graphics }) => graphics), ...supply.graphics],
  };
}
