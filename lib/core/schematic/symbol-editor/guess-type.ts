// The type of a pin from the words of a datasheet, and the side where it is usually drawn.
import type { PinType } from "../model/symbol";
import { plainText } from "../paint/text-metrics";
import type { Side } from "./pins";

/** Whole cells, in capitals and without signs between letters. */
const CELLS: Readonly<Record<string, PinType>> = {
  ...{ I: "input", IN: "input", DI: "input", AI: "input", INPUT: "input" },
  ...{ O: "output", OUT: "output", DO: "output", AO: "output", OUTPUT: "output" },
  ...{ IO: "bidirectional", DIO: "bidirectional", AIO: "bidirectional", B: "bidirectional", BIDIR: "bidirectional" },
  ...{ INOUT: "bidirectional", INPUTOUTPUT: "bidirectional", BIDIRECTIONAL: "bidirectional" },
  ...{ P: "power-input", PWR: "power-input", POWER: "power-input", S: "power-input", SUPPLY: "power-input" },
  ...{ G: "power-input", GND: "power-input", GROUND: "power-input", PI: "power-input" },
  ...{ POWERINPUT: "power-input", POWERIN: "power-input", PO: "power-output" },
  ...{ POWEROUTPUT: "power-output", POWEROUT: "power-output" },
  ...{ NC: "no-connect", DNC: "no-connect", NOCONNECT: "no-connect", NOTCONNECTED: "no-connect" },
  ...{ OD: "open-collector", OC: "open-collector", OPENDRAIN: "open-collector", OPENCOLLECTOR: "open-collector" },
  ...{ OE: "open-emitter", OPENEMITTER: "open-emitter", OPENSOURCE: "open-emitter" },
  ...{ PASSIVE: "passive", PAS: "passive", Z: "tri-state", TRISTATE: "tri-state", "3STATE": "tri-state" },
  ...{ ANALOG: "passive", A: "passive", UNSPECIFIED: "unspecified", FREE: "free" },
};

/** Words within a cell, the more specific ones first. */
const WORDS: readonly (readonly [RegExp, PinType])[] = [
  [/\bopen[- ]?(drain|collector)\b/i, "open-collector"],
  [/\b(not? connect\w*|do not connect|no internal connection)\b/i, "no-connect"],
  [/\b(regulated|regulator|power|supply) output\b/i, "power-output"],
  [/\b(tri|three|3)[- ]?state\b/i, "tri-state"],
  [/\b(bidirectional|bi-directional|input ?(\/|and|or) ?output|I\/O)\b/i, "bidirectional"],
  [/\b(ground|supply|power)\b/i, "power-input"],
  [/\binput\b/i, "input"],
  [/\boutput\b/i, "output"],
];

const GROUND = /^(GND|[ADP]GND|GND[A-Z\d]*|VSS[A-Z\d]*|VEE|EP|PAD|V-)$/i;
const SUPPLY = /^(VCC|VDD|VBAT|VBUS|VIN|AVDD|AVCC|DVDD|DVCC|IOVDD|VREG|VS|V\+|[+]?\d+V)[A-Z\d]*$/i;
const NO_CONNECT = /^(NC|N\.C\.?|DNC)\d*$/i;

export const isGround = (name: string): boolean => GROUND.test(plainText(name));
/** A name of a supply, ground included. */
export const isSupplyName = (name: string): boolean => isGround(name) || SUPPLY.test(plainText(name));

/** The type that a cell says; null for one that says none. */
export function typeOfCell(cell: string): PinType | null {
  const key = cell.toUpperCase().replace(/[^A-Z\d]/g, "");
  if (Object.hasOwn(CELLS, key)) return CELLS[key] ?? null;
  return WORDS.find(([pattern]) => pattern.test(cell))?.[1] ?? null;
}

export function typeOfName(name: string): PinType | null {
  if (NO_CONNECT.test(name)) return "no-connect";
  return isSupplyName(name) ? "power-input" : null;
}

/** Inputs stand left, outputs right, supplies above, ground below; null is either side. */
export function usualSide({ name, type }: { name: string; type: PinType }): Side | null {
  if (type === "power-input") return isGround(name) ? "bottom" : "top";
  if (type === "input") return "left";
  return type === "output" || type === "power-output" || type === "open-collector" ? "right" : null;
}
