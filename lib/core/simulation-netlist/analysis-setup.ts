// The analysis that a person asks for, as they typed it, and its directive.
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";

export const ANALYSES = ["tran", "ac", "dc", "op"] as const;
export type Analysis = (typeof ANALYSES)[number];

export const ANALYSIS_FIELDS = {
  /** Seconds. */
  tran: ["stop", "step"],
  /** Points for each decade, and hertz. */
  ac: ["points", "from", "to"],
  /** A source, and its unit. */
  dc: ["source", "from", "to", "step"],
  op: [],
} as const satisfies Record<Analysis, readonly string[]>;

export type SetupField = (typeof ANALYSIS_FIELDS)[Analysis][number];

/** Texts by field, of all analyses: another analysis keeps what was typed for this one. */
export type AnalysisSetup = { readonly analysis: Analysis } & {
  readonly [A in Analysis]: Readonly<Record<(typeof ANALYSIS_FIELDS)[A][number], string>>;
};

export const USUAL_SETUP: AnalysisSetup = {
  analysis: "tran",
  tran: { stop: "10m", step: "" },
  ac: { points: "20", from: "1", to: "1Meg" },
  dc: { source: "V1", from: "0", to: "5", step: "0.1" },
  op: {},
};

const NAME = /^[VI]\w*$/i;

type Check = (text: string) => boolean;
const isPositive: Check = (text) => (parseSpiceNumber(text) ?? 0) > 0;
const isNumber: Check = (text) => parseSpiceNumber(text) !== undefined;
const isEmptyOr =
  (check: Check): Check =>
  (text) =>
    text.trim() === "" || check(text);

const CHECKS: { readonly [A in Analysis]: Readonly<Record<(typeof ANALYSIS_FIELDS)[A][number], Check>> } = {
  tran: { stop: isPositive, step: isEmptyOr(isPositive) },
  ac: { points: (text) => /^\d{1,4}$/.test(text.trim()) && Number(text) > 0, from: isPositive, to: isPositive },
  dc: {
    source: (text) => NAME.test(text.trim()),
    from: isNumber,
    to: isNumber,
    step: (text) => isNumber(text) && Number(parseSpiceNumber(text)) !== 0,
  },
  op: {},
};

/** Fields of the chosen analysis that hold nothing that can be run. */
export function faultyFields(setup: AnalysisSetup): SetupField[] {
  const { analysis } = setup;
  const texts: Readonly<Record<string, string>> = setup[analysis];
  const checks: Readonly<Record<string, Check>> = CHECKS[analysis];
  return ANALYSIS_FIELDS[analysis].filter((field: SetupField) => !checks[field]?.(texts[field] ?? ""));
}

/** Points of a transient analysis whose step was left open. */
const OPEN_POINTS = 1_000;

/** ngspice manual, section "Analyses": `.tran tstep tstop`, `.ac dec nd fstart fstop`, `.dc source start stop step`. */
export function directiveOf(setup: AnalysisSetup): string {
  if (setup.analysis === "op") return ".op";
  if (setup.analysis === "ac") return `.ac dec ${setup.ac.points.trim()} ${setup.ac.from.trim()} ${setup.ac.to.trim()}`;
  if (setup.analysis === "dc") {
    const { source, from, to, step } = setup.dc;
    return `.dc ${[source, from, to, step].map((text) => text.trim()).join(" ")}`;
  }
  const { stop, step } = setup.tran;
  const open = (parseSpiceNumber(stop) ?? 0) / OPEN_POINTS;
  return `.tran ${step.trim() || open} ${stop.trim()}`;
}

const ANALYSIS_LINE = /^\s*\.(?:op|tran|ac|dc|noise|tf|pz|sens|disto)\b/im;

/** True where directives on the sheets ask for an analysis already. */
export const hasAnalysis = (netlist: string): boolean => ANALYSIS_LINE.test(netlist);

/** Before the end of the netlist. */
export const withAnalysis = (netlist: string, directive: string): string =>
  netlist.replace(/\n\.end\s*$/i, () => `\n${directive}\n.end\n`);
