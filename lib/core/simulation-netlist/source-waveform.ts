// Waveforms of sources: their text in a netlist, their fields in a form, and their values over time for a preview.
import { normalNumbers } from "@/lib/core/simulation-runs/random";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";

/** Fields in the order of the text (ngspice manual, section "Independent sources for voltage or current"). */
export const SOURCE_FIELDS = {
  dc: ["value"],
  sine: ["offset", "amplitude", "frequency", "delay", "damping", "phase"],
  pulse: ["initial", "pulsed", "delay", "rise", "fall", "width", "period"],
  pwl: ["points"],
  exp: ["initial", "pulsed", "riseDelay", "riseTau", "fallDelay", "fallTau"],
  sffm: ["offset", "amplitude", "carrier", "index", "modulation"],
  am: ["offset", "modulationOffset", "modulationAmplitude", "modulation", "carrier"],
  noise: ["rms", "step"],
  behavioral: ["expression"],
} as const satisfies Record<string, readonly string[]>;

export type SourceKind = keyof typeof SOURCE_FIELDS;
export type SourceField = (typeof SOURCE_FIELDS)[SourceKind][number];

export const SOURCE_KINDS = [
  ...(["dc", "sine", "pulse", "pwl", "exp", "sffm", "am", "noise", "behavioral"] as const),
] satisfies readonly SourceKind[];

export type SourceTexts = Readonly<Partial<Record<SourceField, string>>>;

export interface SourceSetup {
  readonly kind: SourceKind;
  readonly texts: SourceTexts;
  /** Magnitude for the small-signal analysis: "1", or "1 90" with its phase; empty for none. */
  readonly ac: string;
}

const NAMES: Readonly<Record<Exclude<SourceKind, "dc" | "behavioral">, string>> = {
  ...{ sine: "SIN", pulse: "PULSE", pwl: "PWL", exp: "EXP", sffm: "SFFM", am: "AM", noise: "TRNOISE" },
};

/** Number of required values; the others have defaults of the engine. */
const NEEDED: Readonly<Record<SourceKind, number>> = {
  ...{ dc: 1, sine: 3, pulse: 7, pwl: 1, exp: 6, sffm: 5, am: 5, noise: 2, behavioral: 1 },
};

export const USUAL_SOURCE: Readonly<Record<SourceKind, SourceTexts>> = {
  dc: { value: "5" },
  sine: { offset: "0", amplitude: "1", frequency: "1k", delay: "", damping: "", phase: "" },
  pulse: { initial: "0", pulsed: "5", delay: "0", rise: "1n", fall: "1n", width: "0.5m", period: "1m" },
  pwl: { points: "0 0\n1m 5\n2m 0" },
  exp: { initial: "0", pulsed: "5", riseDelay: "0", riseTau: "0.1m", fallDelay: "1m", fallTau: "0.1m" },
  sffm: { offset: "0", amplitude: "1", carrier: "20k", index: "5", modulation: "1k" },
  am: { offset: "0", modulationOffset: "1", modulationAmplitude: "0.5", modulation: "1k", carrier: "20k" },
  noise: { rms: "10m", step: "10u" },
  behavioral: { expression: "V(in)*2" },
};

/** Pairs of time and value: as typed, pasted from a spreadsheet, or CSV with a header. Null for what is none. */
export function readPoints(text: string): readonly (readonly [time: number, value: number])[] | null {
  const rows = text
    .split(/\r?\n/)
    .map((line) =>
      line
        .trim()
        .split(/[\s,;]+/)
        .filter(Boolean),
    )
    .filter((words) => words.length > 0);
  const [header = []] = rows;
  const isHeader = header.some((word) => parseSpiceNumber(word) === undefined);
  const words = (isHeader ? rows.slice(1) : rows).flat();
  const numbers = words.map(parseSpiceNumber);
  if (numbers.length < 2 || numbers.length % 2 !== 0) return null;
  const points: [number, number][] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    const [time, value] = [numbers[at], numbers[at + 1]];
    if (time === undefined || value === undefined || time <= (points.at(-1)?.[0] ?? Number.NEGATIVE_INFINITY))
      return null;
    points.push([time, value]);
  }
  return points;
}

const AT_LEAST_ZERO: readonly SourceField[] = ["delay", "rise", "fall", "width", "riseDelay", "fallDelay", "rms"];
const ABOVE_ZERO: readonly SourceField[] = [
  "frequency",
  "period",
  "riseTau",
  "fallTau",
  "modulation",
  "carrier",
  "step",
];

/** The field's length is limited by the document. */
const MAX_POINTS_TEXT = 19_000;

function isFaulty(field: SourceField, text: string, isNeeded: boolean): boolean {
  if (text.trim() === "") return isNeeded;
  if (field === "points") return text.length > MAX_POINTS_TEXT || readPoints(text) === null;
  if (field === "expression") return /[\r\n;]/.test(text) || text.trim().startsWith(".");
  const value = parseSpiceNumber(text);
  if (value === undefined) return true;
  return (AT_LEAST_ZERO.includes(field) && value < 0) || (ABOVE_ZERO.includes(field) && value <= 0);
}

/** A magnitude, and a phase in degrees. */
function isSmallSignal(text: string): boolean {
  const [magnitude = "", phase = "0", ...rest] = text.trim().split(/\s+/);
  return (parseSpiceNumber(magnitude) ?? -1) >= 0 && parseSpiceNumber(phase) !== undefined && rest.length === 0;
}

export function sourceFaults({ kind, texts, ac }: SourceSetup): (SourceField | "ac")[] {
  const fields: readonly SourceField[] = SOURCE_FIELDS[kind];
  const faulty = fields.filter((field, at) => isFaulty(field, texts[field] ?? "", at < NEEDED[kind]));
  const isAcFaulty = kind !== "behavioral" && ac.trim() !== "" && !isSmallSignal(ac);
  return isAcFaulty ? [...faulty, "ac"] : faulty;
}

/** The part's value for a set-up without faults. `letter` tells voltage from current in behavioral sources. */
export function sourceText({ kind, texts, ac }: SourceSetup, letter: "V" | "I"): string {
  if (kind === "behavioral") return `${letter}=${(texts.expression ?? "").trim()}`;
  const small = ac.trim() === "" ? "" : ` AC ${ac.trim()}`;
  if (kind === "dc") return small === "" ? (texts.value ?? "").trim() : `DC ${(texts.value ?? "").trim()}${small}`;
  if (kind === "pwl") {
    const points = (readPoints(texts.points ?? "") ?? []).flat();
    return `PWL(${points.join(" ")})${small}`;
  }
  const fields: readonly SourceField[] = SOURCE_FIELDS[kind];
  const given = fields.map((field) => (texts[field] ?? "").trim());
  const last = given.findLastIndex((text) => text !== "");
  const words = given.slice(0, last + 1).map((text) => text || "0");
  // White noise alone: the share of 1/f noise is zero.
  return `${NAMES[kind]}(${words.join(" ")}${kind === "noise" ? " 0 0" : ""})${small}`;
}

const wordsIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

function kindOf(name: string): Exclude<SourceKind, "dc" | "behavioral"> | undefined {
  const kinds = ["sine", "pulse", "pwl", "exp", "sffm", "am", "noise"] as const;
  return kinds.find((kind) => NAMES[kind] === name.toUpperCase());
}

/** An AC value may stand before the waveform as well as behind it: "DC 0 AC 1 SIN(0 1 1k)". */
function withoutSmallSignal(text: string): { readonly rest: string; readonly ac: string } {
  const [whole = "", values = ""] = /(?:^|\s)ac(?=\s|$)((?:\s+[+-]?[\d.]\S*){0,2})/i.exec(text) ?? [];
  if (whole === "") return { rest: text.trim(), ac: "" };
  return { rest: text.replace(whole, " ").trim(), ac: values.trim().replace(/\s+/g, " ") || "1" };
}

/**
 * From a part's value; null for a text that is none of these, and for one that says more than the fields hold: a direct
 * value beside a waveform, a number of pulses, 1/f noise.
 */
export function readSource(text: string): SourceSetup | null {
  const [, expression] = /^[vi]\s*=(.+)$/i.exec(text.trim()) ?? [];
  if (expression !== undefined) return { kind: "behavioral", texts: { expression: expression.trim() }, ac: "" };
  const { rest, ac } = withoutSmallSignal(text);
  const [, direct, name = "", inner = ""] = /^(?:dc\s+(\S+)\s+)?([a-z]+)\s*\(([^)]*)\)?$/i.exec(rest) ?? [];
  if (direct !== undefined && parseSpiceNumber(direct) !== 0) return null;
  const kind = kindOf(name);
  if (!kind) {
    const value = rest.replace(/^dc\b/i, "").trim();
    if (parseSpiceNumber(value) === undefined && !(value === "" && ac !== "")) return null;
    return { kind: "dc", texts: { value: value || "0" }, ac };
  }
  const words = wordsIn(inner);
  if (kind === "pwl") {
    const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [`${word} ${words[at + 1] ?? ""}`] : []));
    return { kind, texts: { points: pairs.join("\n") }, ac };
  }
  const fields: readonly SourceField[] = SOURCE_FIELDS[kind];
  const others = words.slice(fields.length);
  if (others.some((word) => kind !== "noise" || parseSpiceNumber(word) !== 0)) return null;
  return { kind, texts: Object.fromEntries(fields.map((field, at) => [field, words[at] ?? ""])), ac };
}

type Numbers = (field: SourceField) => number;
const TURN = 2 * Math.PI;

function pulseAt(of: Numbers, time: number): number {
  const [from, to, rise, fall, width] = [of("initial"), of("pulsed"), of("rise"), of("fall"), of("width")];
  if (time < of("delay")) return from;
  const at = (time - of("delay")) % of("period");
  if (at < rise) return from + ((to - from) * at) / rise;
  if (at < rise + width) return to;
  return at < rise + width + fall ? to - ((to - from) * (at - rise - width)) / fall : from;
}

function exponentialAt(of: Numbers, time: number): number {
  const step = of("pulsed") - of("initial");
  const part = (delay: number, tau: number): number => (time < delay ? 0 : step * (1 - Math.exp((delay - time) / tau)));
  return of("initial") + part(of("riseDelay"), of("riseTau")) - part(of("fallDelay"), of("fallTau"));
}

function piecewiseAt(points: readonly (readonly [number, number])[], time: number): number {
  const after = points.findIndex(([at]) => at > time);
  if (after < 0) return points.at(-1)?.[1] ?? 0;
  const [from, to] = [points[after - 1], points[after]];
  if (!from || !to) return to?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (time - from[0])) / (to[0] - from[0]);
}

/** Formulas of the ngspice manual. The frequency modulation's index is limited as the engine does: to carrier / modulation. */
function valueAt(kind: SourceKind, of: Numbers, time: number): number {
  switch (kind) {
    case "sine": {
      const at = time - of("delay");
      const phase = (of("phase") * Math.PI) / 180;
      if (at < 0) return of("offset") + of("amplitude") * Math.sin(phase);
      return (
        of("offset") + of("amplitude") * Math.exp(-at * of("damping")) * Math.sin(TURN * of("frequency") * at + phase)
      );
    }
    case "pulse":
      return pulseAt(of, time);
    case "exp":
      return exponentialAt(of, time);
    case "sffm": {
      const index = Math.min(of("index"), of("carrier") / of("modulation"));
      return (
        of("offset") +
        of("amplitude") * Math.sin(TURN * of("carrier") * time + index * Math.sin(TURN * of("modulation") * time))
      );
    }
    case "am":
      return (
        of("offset") +
        (of("modulationOffset") + of("modulationAmplitude") * Math.sin(TURN * of("modulation") * time)) *
          Math.sin(TURN * of("carrier") * time)
      );
    default:
      return of("value");
  }
}

/** Seconds that show the course of the waveform. */
function spanOf(kind: SourceKind, of: Numbers, points: readonly (readonly [number, number])[]): number {
  switch (kind) {
    case "sine":
      return of("delay") + 3 / of("frequency");
    case "pulse":
      return of("delay") + 2 * of("period");
    case "exp":
      return Math.max(of("fallDelay"), of("riseDelay")) + 5 * of("fallTau");
    case "sffm":
    case "am":
      return 2 / of("modulation");
    case "noise":
      return 200 * of("step");
    case "pwl":
      return Math.max(points.at(-1)?.[0] ?? 0, 1e-12);
    default:
      return 1e-3;
  }
}

export interface SourcePreview {
  /** Seconds. */
  readonly times: readonly number[];
  readonly values: readonly number[];
}

const PREVIEW_POINTS = 600;

/** Samples over its course; null for faulty fields, and for expressions, which depend on the circuit. */
export function sourcePreview(setup: SourceSetup): SourcePreview | null {
  const { kind, texts } = setup;
  if (kind === "behavioral" || sourceFaults(setup).length > 0) return null;
  const of: Numbers = (field) => parseSpiceNumber(texts[field] ?? "") ?? 0;
  const points = kind === "pwl" ? (readPoints(texts.points ?? "") ?? []) : [];
  const span = spanOf(kind, of, points);
  const times = Array.from({ length: PREVIEW_POINTS + 1 }, (_, at) => (span * at) / PREVIEW_POINTS);
  const normal = normalNumbers(1);
  const sample = (time: number): number => {
    if (kind === "pwl") return piecewiseAt(points, time);
    return kind === "noise" ? of("rms") * normal() : valueAt(kind, of, time);
  };
  return { times, values: times.map(sample) };
}
