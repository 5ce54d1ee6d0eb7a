// Pins written as text: "4:~RESET:i", "1,8:GND", "2..9:A1", "3:CLK:i>", "19:PB5@SCK,PCINT5" with other functions.
import type { PinShape, PinType } from "../../model/symbol";

const TYPES: Record<string, PinType> = {
  i: "input",
  o: "output",
  b: "bidirectional",
  t: "tri-state",
  p: "passive",
  f: "free",
  u: "unspecified",
  w: "power-input",
  W: "power-output",
  c: "open-collector",
  e: "open-emitter",
  n: "no-connect",
};
const SHAPES: Record<string, PinShape> = { ">": "clock", "!": "inverted", "<": "inverted-clock" };

export interface PinText {
  /** Pads at one connection point; the pins after the first are hidden. */
  readonly numbers: readonly string[];
  readonly name: string;
  readonly type: PinType;
  readonly shape: PinShape;
  readonly alternates: readonly string[];
}

/** "~RESET" to "~{RESET}", KiCad's notation of an overbar. */
const readName = (name: string): string => name.replace(/~([^\s{}/()~]+)/g, "~{$1}");

/** "2..4:A1:b" to "2:A1:b", "3:A2:b", "4:A3:b", and "5..6:NC" to two pins NC; the numbers may count down. */
function expand(text: string): string[] {
  const [, first, last, stem = "", start = "", rest = ""] = /^(\d+)\.\.(\d+):([^\d:]*)(\d*)(:.*)?$/.exec(text) ?? [];
  if (first === undefined) return [text];
  const [from, to] = [Number(first), Number(last)];
  const sign = from < to ? 1 : -1;
  return Array.from(
    { length: Math.abs(to - from) + 1 },
    (_, i) => `${from + sign * i}:${stem}${start === "" ? "" : Number(start) + i}${rest}`,
  );
}

function readPin(text: string, defaultType: string): PinText | null {
  if (text === "-") return null;
  const [numbers = "", label = "~", code = ""] = text.split(":");
  const [name = "", ...functions] = label.split("@");
  const type = TYPES[code[0] ?? ""] ?? TYPES[defaultType] ?? "unspecified";
  return {
    ...{ numbers: numbers.split(","), name: readName(name), type, shape: SHAPES[code[1] ?? ""] ?? "line" },
    alternates: functions.flatMap((list) => list.split(",").map(readName)),
  };
}

/** Pins separated by spaces; "-" leaves a place free (null). */
export const readPins = (text: string, defaultType: string): (PinText | null)[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== "")
    .flatMap(expand)
    .map((word) => readPin(word, defaultType));
