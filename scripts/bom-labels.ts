// Labels of the corpus' parts lists: the parts a buyer would accept for a line, and if the catalog has any.

import { readFileSync } from "node:fs";
import path from "node:path";
import type { Part, PartCategory } from "@/lib/core/part/part";

export type Verdict = "take" | "ask" | "none";

export interface Label {
  file: string;
  /** Row of the sheet, from 1. */
  row: number;
  verdict: Verdict;
  /** Empty for `none`. */
  rule: string;
}

export type LabelledPart = Pick<Part, "mpn" | "category" | "packageName" | "parameters">;
type Check = (part: LabelledPart) => boolean;

export const LABELS_FILE = path.resolve("tests/fixtures/bom-labels.txt");

/** `3,6-8` → 3, 6, 7, 8. */
function rowsOf(text: string): number[] {
  return text.split(",").flatMap((each) => {
    const [first = NaN, last = first] = each.split("-").map(Number);
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

export function parseLabels(text: string): Label[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .flatMap((line) => {
      const [file = "", rows = "", verdict = "", ...rule] = line.split(" ");
      if (verdict !== "take" && verdict !== "ask" && verdict !== "none") throw new Error(`no verdict: ${line}`);
      if ((verdict === "none") !== (rule.length === 0)) throw new Error(`rule and verdict disagree: ${line}`);
      return rowsOf(rows).map((row) => ({ file, row, verdict, rule: rule.join(" ") }) as const);
    });
}

export const readLabels = () => parseLabels(readFileSync(LABELS_FILE, "utf8"));

const SCALES: Readonly<Record<string, number>> = { p: 1e-12, n: 1e-9, u: 1e-6, µ: 1e-6, m: 1e-3, k: 1e3, M: 1e6 };

/** `4.7u`, `4.7 µF`, `±1 %`; NaN if there is no number. */
function amount(text: string | undefined): number {
  const found = /^[±]?(\d+(?:\.\d+)?) ?([pnuµmkM])?/.exec(text ?? "");
  return found ? Number(found[1]) * (SCALES[found[2] ?? ""] ?? 1) : NaN;
}

const isSame = (a: number, b: number) => Math.abs(a - b) <= 1e-3 * Math.max(Math.abs(a), Math.abs(b));

/** Ceramics that may replace the requested one (EIA-198: no wider drift over no smaller range). */
const AS_GOOD: Readonly<Record<string, readonly string[]>> = {
  C0G: ["C0G"],
  X7R: ["C0G", "X8R", "X7R"],
  X7S: ["C0G", "X8R", "X7R", "X7S"],
  X5R: ["C0G", "X8R", "X7R", "X7S", "X6S", "X5R"],
};

const KINDS: Readonly<Record<string, readonly [PartCategory, keyof LabelledPart["parameters"]]>> = {
  R: ["resistor", "resistance"],
  C: ["capacitor", "capacitance"],
  L: ["inductor", "inductance"],
  F: ["ferrite", "impedance"],
  A: ["resistorArray", "resistance"],
};

/** Requirement of a word after value and package. */
function demand(word: string): Check {
  const value = amount(word);
  if (word.endsWith("%")) return ({ parameters }) => amount(parameters.tolerance) <= value;
  if (word.endsWith("V")) return ({ parameters }) => amount(parameters.voltage) >= value;
  if (word.endsWith("W")) return ({ parameters }) => amount(parameters.power) >= value;
  const good = AS_GOOD[word];
  if (good === undefined) throw new Error(`no demand: ${word}`);
  return ({ parameters }) => good.includes(parameters.dielectric ?? "");
}

function chipCheck([kind = "", value = "", caseCode = "", ...words]: readonly string[]): Check {
  const [category, parameter] = KINDS[kind] ?? [];
  if (category === undefined || parameter === undefined) throw new Error(`no kind: ${kind}`);
  const wanted = amount(value);
  const demands = words.map(demand);
  const packageName = kind === "A" ? `4 × ${caseCode}` : caseCode;
  return (part) =>
    part.category === category &&
    part.packageName === packageName &&
    isSame(amount(part.parameters[parameter]), wanted) &&
    demands.every((holds) => holds(part));
}

/** The frequency of a crystal is in its parameters, or in its code: `7M-12.000MAAJ-T`. */
function crystalCheck(value: string): Check {
  const wanted = amount(value);
  const coded = (mpn: string) => Number(/-(\d+\.\d{3,4})M/.exec(mpn)?.[1]) * 1e6;
  return ({ category, mpn, parameters }) => {
    if (category !== "crystal") return false;
    const own = amount(parameters.frequency);
    return isSame(Number.isNaN(own) ? coded(mpn) : own, wanted);
  };
}

function headerCheck([size = "", gender = "", pitch]: readonly string[]): Check {
  const [rows = NaN, columns = NaN] = size.split("x").map(Number);
  return ({ category, parameters }) =>
    category === "header" &&
    Number(parameters.rows) === rows &&
    Number(parameters.positions) === rows * columns &&
    parameters.gender === gender &&
    (pitch === undefined || amount(parameters.pitch?.replace(" mm", "")) === Number(pitch));
}

function codesCheck(codes: readonly string[]): Check {
  const whole = new Set(codes.filter((code) => !code.includes("*")));
  const patterns = codes
    .filter((code) => code.includes("*"))
    .map((code) => new RegExp(`^${code.replace(/[.+()/]/g, String.raw`\$&`).replaceAll("*", ".*")}$`));
  return ({ mpn }) => whole.has(mpn) || patterns.some((pattern) => pattern.test(mpn));
}

function checkOfOne(words: readonly string[]): Check {
  const [kind = "", ...rest] = words;
  if (kind === "X") return crystalCheck(rest[0] ?? "");
  if (kind === "H") return headerCheck(rest);
  return kind in KINDS ? chipCheck(words) : codesCheck(words);
}

/** True if a rule accepts the part. */
export function ruleCheck(rule: string): Check {
  if (rule === "") return () => false;
  const checks = rule.split(" | ").map((each) => checkOfOne(each.split(" ")));
  return (part) => checks.some((check) => check(part));
}

/**
 * A third of the lines is a holdout set: changes of matching are evaluated by lines that were not used for them
 * (FNV-1a).
 */
export function isKeptAside({ file, row }: Pick<Label, "file" | "row">): boolean {
  let hash = 0x811c9dc5;
  for (const sign of `${file} ${row}`) hash = Math.imul(hash ^ sign.charCodeAt(0), 0x01000193) >>> 0;
  return hash % 3 === 0;
}
