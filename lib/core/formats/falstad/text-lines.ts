// The older form: one line for each element, "code x1 y1 x2 y2 flags parameters".
import { err, ok, type Result } from "@/lib/base/result";
import {
  type FalstadCircuit,
  type FalstadCode,
  type FalstadElement,
  type FalstadSetting,
  MAX_ELEMENTS,
} from "./falstad-model";
import { SETTING_CODES, TEXT_PARAMETERS, unescapeText } from "./parameter-names";

/** Flags by code: the label of a switch, a text with escapes, the model of a diode, or its forward drop in volts. */
const SWITCH_LABEL = 4;
const ESCAPED = 4;
const DIODE_MODEL = 2;
const DIODE_DROP = 1;

/** Flip-flops, which may begin with the voltage of their high level. */
const CHIPS: ReadonlySet<string> = new Set(["155", "156"]);
const CHIP_VOLTAGE = 1 << 13;

const INTEGER = /^-?\d{1,9}$/;

/** Words with their names. */
function valuesOf(code: string, flags: number, words: readonly string[]): Map<string, string> {
  if (code === "x" || code === "207") {
    const texts = code === "x" ? words.slice(1) : words;
    const text = (flags & ESCAPED) !== 0 ? unescapeText(texts[0] ?? "") : texts.join(" ").replace(/%2b/gi, "+");
    return new Map([["te", text], ...(code === "x" ? [["si", words[0] ?? ""] as const] : [])]);
  }
  if (code === "d" || code === "z" || code === "162") {
    const [first = ""] = words;
    if ((flags & DIODE_MODEL) !== 0) return new Map([["mo", unescapeText(first)]]);
    if (code === "z") return new Map([["zv", first]]);
    return new Map((flags & DIODE_DROP) !== 0 ? [["drop", first]] : []);
  }
  if (CHIPS.has(code)) return new Map((flags & CHIP_VOLTAGE) !== 0 ? [["hv", words[0] ?? ""]] : []);
  const isLabeled = code === "S" && (flags & SWITCH_LABEL) !== 0;
  const plain = isLabeled ? [...words.slice(0, 2), ...words.slice(3)] : words;
  const names = TEXT_PARAMETERS.get(code) ?? [];
  return new Map(
    names.flatMap((name, index) => {
      const word = plain[index];
      return word === undefined ? [] : [[name, name === "mo" ? unescapeText(word) : word] as const];
    }),
  );
}

export function readTextLines(text: string): Result<FalstadCircuit, FalstadCode> {
  const elements: FalstadElement[] = [];
  const settings: FalstadSetting[] = [];
  let [flags, timeStep] = [0, NaN];
  for (const [index, whole] of text.split(/\r\n|\n|\r/).entries()) {
    const words = whole.split(/\s+/).filter((word) => word !== "");
    const [code, ...rest] = words;
    if (code === undefined) continue;
    const line = index + 1;
    if (elements.length + settings.length >= MAX_ELEMENTS) return err("TOO_LARGE", { line });
    const [x1 = "", y1 = "", x2 = "", y2 = "", flag = ""] = rest;
    if (code === "$") [flags, timeStep] = [Number.parseInt(x1, 10) || 0, Number.parseFloat(y1)];
    if (SETTING_CODES.has(code)) {
      settings.push({ line, code, words: rest });
      continue;
    }
    if (![x1, y1, x2, y2].every((word) => INTEGER.test(word)) || !INTEGER.test(flag || "0"))
      return err("DAMAGED", { line, read: whole.slice(0, 60) });
    const own = Number(flag || "0");
    elements.push({
      ...{ line, code, from: { x: Number(x1), y: Number(y1) }, to: { x: Number(x2), y: Number(y2) } },
      ...{ flags: own, values: valuesOf(code, own, rest.slice(5)) },
    });
  }
  return ok({ form: "text", flags, timeStep, elements, settings });
}
