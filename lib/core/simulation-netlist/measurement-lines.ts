// Measurements as a person types them: a `.meas` line each, checked before the run.
import { ANALYSIS_KINDS } from "@/lib/core/spice/netlist";

export type MeasurementFault = "form" | "analysis" | "name" | "duplicate" | "kind" | "arguments";

export interface MeasurementLineFault {
  /** From 1. */
  readonly line: number;
  readonly fault: MeasurementFault;
}

const MAX_LINES = 50;

/** Forms of the ngspice manual, section ".meas": what must follow each kind. Longer ones may have more. */
const FORMS: Readonly<Record<string, RegExp>> = {
  trig: /^(?:\S.*\s(?:val\s*=\s*\S+)|at\s*=\s*\S+)\s.*\btarg\s+(?:\S.*\bval\s*=\s*\S+|at\s*=\s*\S+)/i,
  find: /^\S.*\s(?:when\s+\S.*=\s*\S+|at\s*=\s*\S+)/i,
  deriv: /^\S.*\s(?:when\s+\S.*=\s*\S+|at\s*=\s*\S+)/i,
  when: /^\S.*=\s*\S+/,
  param: /^=\s*(?:'[^']+'|"[^"]+"|\{[^}]+\})\s*$/,
  ...Object.fromEntries(
    ["avg", "min", "max", "pp", "rms", "integ", "min_at", "max_at"].map((kind) => [kind, /^\S+/] as const),
  ),
};

const LINE = /^\.?meas(?:ure)?\s+(\w+)\s+(\S+)\s+([a-z_]+)\b(.*)$/i;

function faultOf(text: string, analyses: readonly string[], taken: ReadonlySet<string>): MeasurementFault | null {
  const [, analysis, name = "", kind = "", rest = ""] = LINE.exec(text) ?? [];
  if (analysis === undefined) return "form";
  if (!ANALYSIS_KINDS.some((known) => known === analysis.toLowerCase())) return "analysis";
  if (!analyses.includes(analysis.toLowerCase())) return "analysis";
  if (!/^[a-z]\w*$/i.test(name)) return "name";
  if (taken.has(`${analysis} ${name}`.toLowerCase())) return "duplicate";
  const form = FORMS[kind.toLowerCase()];
  if (!form) return "kind";
  return form.test(rest.trim()) ? null : "arguments";
}

const linesOf = (text: string): string[] => text.split(/\r?\n/).map((line) => line.trim());

/** `analyses` are those of the run: "tran", "ac". */
export function measurementFaults(text: string, analyses: readonly string[]): MeasurementLineFault[] {
  const taken = new Set<string>();
  return linesOf(text).flatMap((line, index): MeasurementLineFault[] => {
    if (line === "") return [];
    const fault = index < MAX_LINES ? faultOf(line, analyses, taken) : "form";
    const [, analysis = "", name = ""] = LINE.exec(line) ?? [];
    taken.add(`${analysis} ${name}`.toLowerCase());
    return fault ? [{ line: index + 1, fault }] : [];
  });
}

/** As directives; lines must be without faults. */
export const measurementDirectives = (text: string): string[] =>
  linesOf(text)
    .filter(Boolean)
    .map((line) => line.replace(/^\.?meas(?:ure)?/i, ".meas"));
