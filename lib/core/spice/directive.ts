// Directives: analyses, measurements, steps and settings.
import { type SpiceFinding, type SpiceFindingCode, spiceFinding } from "./finding";
import type { LogicalLine } from "./logical-lines";
import {
  ANALYSIS_KINDS,
  type AnalysisKind,
  type SpiceAnalysis,
  type SpiceMeasurement,
  type SpiceStep,
} from "./netlist";
import { parseSpiceNumber } from "./spice-number";
import { wordsOf } from "./words";

export type Directive =
  | { readonly kind: "analysis"; readonly value: SpiceAnalysis }
  | { readonly kind: "measurement"; readonly value: SpiceMeasurement }
  | { readonly kind: "step"; readonly value: SpiceStep }
  | { readonly kind: "fourier" | "setting" | "ignored" }
  | { readonly kind: "finding"; readonly value: SpiceFinding };

/** The engine gets these as they stand. */
const SETTINGS = new Set(["options", "option", "opt", "ic", "nodeset", "save", "temp", "global", "csparam"]);
/** Lists and plots, and lines of other programs that mean nothing here. */
const IGNORED = new Set([
  "print",
  "plot",
  "width",
  "probe",
  "backanno",
  "title",
  "end",
  "endl",
  "lib",
  "protect",
  "unprotect",
]);

const MAX_STEPS = 200;
const MAX_POINTS = 5_000_000;

export const directiveName = (text: string): string => /^\.(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "";

const isAnalysis = (name: string): name is AnalysisKind => ANALYSIS_KINDS.some((kind) => kind === name);

const failure = (code: SpiceFindingCode, line: LogicalLine, subject = directiveName(line.text)): Directive => ({
  kind: "finding",
  value: spiceFinding(code, { subject: `.${subject}`, source: line.source, text: line.text }),
});

/** Fewest words behind the name. */
const FEWEST: Readonly<Record<AnalysisKind, number>> = {
  ...{ op: 0, dc: 4, ac: 4, tran: 1, noise: 5, tf: 2, pz: 6, sens: 1, disto: 4 },
};

/**
 * LTspice has the stop time alone, a step of 0, and words such as "startup" at the end; ngspice needs a step. A
 * thousandth of the shown time is as fine as a screen.
 */
function transientText(line: LogicalLine): string | undefined {
  const words = wordsOf(line.text)
    .slice(1)
    .map(({ text }) => text);
  const flags = words.filter((word) => /^uic$/i.test(word));
  const plain = words.filter((word) => !/^(uic|startup|steady|nodiscard|step)$/i.test(word));
  const numbers = plain.map(parseSpiceNumber);
  const [first, second] = numbers;
  if (plain.length === 1 && first !== undefined) return [".tran", `${first / 1000}`, plain[0], ...flags].join(" ");
  if (first === 0 && second !== undefined) {
    const step = (second - (numbers[2] ?? 0)) / 1000;
    return [".tran", `${step}`, ...plain.slice(1), ...flags].join(" ");
  }
  if (plain.length < 2) return undefined;
  if (first !== undefined && second !== undefined && (first <= 0 || second <= 0 || second / first > MAX_POINTS))
    return undefined;
  return [".tran", ...plain, ...flags].join(" ");
}

function readAnalysis(kind: AnalysisKind, line: LogicalLine): Directive {
  const words = wordsOf(line.text).slice(1);
  if (words.length < FEWEST[kind]) return failure("MALFORMED_DIRECTIVE", line);
  if (kind === "ac" && !/^(dec|oct|lin)$/i.test(words[0]?.text ?? "")) return failure("MALFORMED_DIRECTIVE", line);
  const text = kind === "tran" ? transientText(line) : line.text;
  return text === undefined ? failure("MALFORMED_DIRECTIVE", line) : { kind: "analysis", value: { kind, text, line } };
}

function readMeasurement(line: LogicalLine): Directive {
  const [, kind, name] = wordsOf(line.text).map(({ text }) => text.toLowerCase());
  const analysis = kind === "sp" ? undefined : kind;
  if (analysis === undefined || name === undefined || !isAnalysis(analysis))
    return failure("MALFORMED_DIRECTIVE", line);
  return { kind: "measurement", value: { analysis, name, line } };
}

/** Values from `start` to `stop`, upwards or downwards; undefined for a step that leads nowhere, or too many values. */
function sweepValues(mode: string, [start, stop, step]: readonly number[]): number[] | undefined {
  if (start === undefined || stop === undefined || step === undefined) return undefined;
  if (mode === "lin") {
    const by = Math.abs(step) * (stop < start ? -1 : 1);
    const count = Math.floor((stop - start) / by + 1e-9) + 1;
    if (!(count >= 1 && count <= MAX_STEPS)) return undefined;
    return Array.from({ length: count }, (_, index) => start + index * by);
  }
  const factor = (mode === "dec" ? 10 : 2) ** ((stop < start ? -1 : 1) / step);
  const count = Math.floor(Math.log(stop / start) / Math.log(factor) + 1e-9) + 1;
  if (!(start > 0 && count >= 1 && count <= MAX_STEPS)) return undefined;
  return Array.from({ length: count }, (_, index) => start * factor ** index);
}

/** LTspice: ".step param R list 1k 2k", ".step param R 1k 5k 1k", ".step dec param R 1 1k 5", ".step temp 0 50 25". */
function readStep(line: LogicalLine): Directive {
  const words = wordsOf(line.text)
    .slice(1)
    .map(({ text }) => text);
  const mode = words.find((word) => /^(dec|oct|lin|list)$/i.test(word))?.toLowerCase() ?? "lin";
  const rest = words.filter((word) => word.toLowerCase() !== mode);
  const isParameter = /^param$/i.test(rest[0] ?? "");
  const [name = "", ...texts] = rest.slice(isParameter ? 1 : 0);
  const numbers = texts.map(parseSpiceNumber);
  const given = numbers.flatMap((value) => value ?? []);
  const values = given.length !== numbers.length ? undefined : mode === "list" ? given : sweepValues(mode, given);
  const isTemperature = !isParameter && /^temp$/i.test(name);
  if (!values || values.length === 0 || values.length > MAX_STEPS || !/^[a-z_]/i.test(name))
    return failure("MALFORMED_DIRECTIVE", line);
  if (!isParameter && !isTemperature && !/^[vi]/i.test(name)) return failure("REFUSED_DIRECTIVE", line);
  const kind = isParameter ? "param" : isTemperature ? "temp" : "source";
  return { kind: "step", value: { kind, name: name.toLowerCase(), values, line } };
}

export function readDirective(line: LogicalLine): Directive {
  const name = directiveName(line.text);
  if (isAnalysis(name)) return readAnalysis(name, line);
  if (name === "meas" || name === "measure") return readMeasurement(line);
  if (name === "step") return readStep(line);
  if (name === "four") return { kind: "fourier" };
  if (SETTINGS.has(name)) return { kind: "setting" };
  if (IGNORED.has(name)) return { kind: "ignored" };
  return failure("REFUSED_DIRECTIVE", line, name);
}
