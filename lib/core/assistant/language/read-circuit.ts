// A circuit of a question: a netlist that it holds, or a named one with its values.

import { type CircuitName, type CircuitValues } from "@/lib/core/assistant/circuits/named-circuit";
import { named } from "./named";

const NAMES: readonly (readonly [RegExp, CircuitName])[] = [
  [/\bdivid|分压/, "divider"],
  [/\brlc\b|\blc\b|resona|谐振/, "rlc-series"],
  [/high[- ]?pass|高通|微分/, "rc-high-pass"],
  [/\brl\b/, "rl-low-pass"],
  [/\brc\b|low[- ]?pass|低通|积分|阻容/, "rc-low-pass"],
];

export const readCircuitName = (text: string): CircuitName | null =>
  NAMES.find(([pattern]) => pattern.test(text))?.[1] ?? null;

const FACTORS: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, m: 1e-3, k: 1e3, meg: 1e6, "": 1 };

/** SI value without the dust of binary fractions: 100 × 1e-9 is 1e-7. */
const scaled = (value: string, prefix: string): number =>
  Number((Number(value) * (FACTORS[prefix] ?? 1)).toPrecision(12));

const all = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, value = "", prefix = ""]) => scaled(value, prefix));

/** "4k7" is 4.7k. */
const withoutInfix = (text: string): string => text.replace(/(\d)(k)(\d)(?!\d)/g, "$1.$3$2");

const RESISTANCE =
  /(\d+(?:\.\d+)?)\s?(k|meg|m(?=ohm|\s?ohm))?\s?(?:ohms?|r(?![a-z]))|(\d+(?:\.\d+)?)\s?(k|meg)(?![a-z0-9])/g;
const CAPACITANCE = /(\d+(?:\.\d+)?)\s?([pnum])f(?![a-z])|(\d+(?:\.\d+)?)\s?([pnu])(?![a-z])/g;
const INDUCTANCE = /(\d+(?:\.\d+)?)\s?([num])h(?![a-z])/g;
const VOLTAGE = /(\d+(?:\.\d+)?)\s?v(?:olts?)?(?![a-z])/g;

const either = (text: string, pattern: RegExp): number[] =>
  [...text.matchAll(pattern)].map(([, value, prefix, other, otherPrefix]) => {
    const isMega = (prefix ?? otherPrefix) === "m" && pattern === RESISTANCE;
    return isMega ? Number(value) * 1e6 : scaled(value ?? other ?? "", prefix ?? otherPrefix ?? "");
  });

/** SI units; only what is given. */
export function readCircuitValues(question: string): Partial<CircuitValues> {
  const text = withoutInfix(question);
  const [resistanceOhm, secondResistanceOhm] = either(text, RESISTANCE);
  return named<Partial<CircuitValues>>({
    ...{ resistanceOhm, secondResistanceOhm },
    capacitanceF: either(text, CAPACITANCE)[0],
    inductanceH: all(text, INDUCTANCE)[0],
    supplyV: all(text, VOLTAGE)[0],
  });
}

const ELEMENT = /^\s*[rclvidqmbefgx]\w*\s+\S+\s+\S+/i;
const DIRECTIVE = /^\s*\.(?:tran|ac|dc|op|model|end|subckt|param|ends|ic)\b/i;
const CONTINUED = /^\s*(?:\+|\*)/;
const MIN_ELEMENTS = 2;
/** Words between nodes are no numbers: an element has a value or a model behind them. */
const HAS_VALUE = /\d/;

/** The lines of a netlist within a question as typed, with its own `.tran`; null without one. */
export function readQuestionNetlist(question: string): string | null {
  const lines = question.split(/\r?\n/);
  const isElement = (line: string) => ELEMENT.test(line) && HAS_VALUE.test(line);
  const kept = lines.filter((line) => isElement(line) || DIRECTIVE.test(line) || CONTINUED.test(line));
  return kept.filter(isElement).length >= MIN_ELEMENTS ? ["* netlist", ...kept].join("\n") : null;
}
