// The analyses that a person asks for, as they typed them, and their directives.
import { NO_SWEEP, oneOf, readSweep, sweepFaults, textsOf } from "@/lib/core/simulation-runs/sweep-setup";
import type { SweepFault, SweepSetup } from "@/lib/core/simulation-runs/sweep-setup";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { measurementDirectives, measurementFaults } from "./measurement-lines";

export const ANALYSES = ["tran", "ac", "dc", "op", "noise"] as const;
export type Analysis = (typeof ANALYSES)[number];

export const FREQUENCY_SCALES = ["dec", "oct", "lin"] as const;

export const ANALYSIS_FIELDS = {
  /** Seconds; `initial` is "yes" for `uic`; `fourier` in hertz, of the vectors in `outputs`. */
  tran: ["stop", "step", "start", "maxStep", "initial", "fourier", "outputs"],
  /** Points for each decade, octave or in all, by `scale`; hertz. */
  ac: ["scale", "points", "from", "to"],
  /** A source, a resistor or TEMP, and its unit; the second one is optional and varies slower. */
  dc: ["source", "from", "to", "step", "source2", "from2", "to2", "step2"],
  op: [],
  /** `output` is a voltage, `input` the source that the noise is referred to. */
  noise: ["output", "input", "scale", "points", "from", "to"],
} as const satisfies Record<Analysis, readonly string[]>;

export type SetupField = (typeof ANALYSIS_FIELDS)[Analysis][number];

/** Fault of a set-up: a field of an analysis, or a part that all share. */
export type SetupFault = `${Analysis}.${SetupField}` | "temperatures" | "measurements" | `sweep.${SweepFault}`;

/** Texts by field, of all analyses: another analysis keeps what was typed for this one. */
export type AnalysisSetup = {
  /** The one that is shown; it always runs. */
  readonly analysis: Analysis;
  /** Others that run after it. */
  readonly also: readonly Analysis[];
  /** Degrees Celsius; empty is 27. Several give a run for each. */
  readonly temperatures: string;
  /** A `.meas` line each. */
  readonly measurements: string;
  readonly sweep: SweepSetup;
} & {
  readonly [A in Analysis]: Readonly<Record<(typeof ANALYSIS_FIELDS)[A][number], string>>;
};

export const USUAL_SETUP: AnalysisSetup = {
  ...{ analysis: "tran", also: [], temperatures: "", measurements: "", sweep: NO_SWEEP },
  tran: { stop: "10m", step: "", start: "", maxStep: "", initial: "", fourier: "", outputs: "" },
  ac: { scale: "dec", points: "20", from: "1", to: "1Meg" },
  dc: { source: "V1", from: "0", to: "5", step: "0.1", source2: "", from2: "", to2: "", step2: "" },
  op: {},
  noise: { output: "V(out)", input: "V1", scale: "dec", points: "20", from: "1", to: "1Meg" },
};

/** In the order of the set-up: the shown one first, each once. */
export const analysesOf = ({ analysis, also }: AnalysisSetup): Analysis[] => [...new Set([analysis, ...also])];

const numberOf = (text: string): number => parseSpiceNumber(text) ?? Number.NaN;
const isPositive = (text: string): boolean => numberOf(text) > 0;
const isNumber = (text: string): boolean => parseSpiceNumber(text) !== undefined;
const isEmpty = (text: string): boolean => text.trim() === "";

const SOURCE = /^[VI]\w*$/i;
const SWEPT = /^(?:[VIR]\w*|TEMP)$/i;
/** "V(out)", "V(a,b)", "I(V1)". */
const NODE = "[\\w+\\-./]+";
const VOLTAGE = new RegExp(`^v\\(\\s*${NODE}\\s*(?:,\\s*${NODE}\\s*)?\\)$`, "i");
const VECTOR = new RegExp(`^[vi]\\(\\s*${NODE}\\s*(?:,\\s*${NODE}\\s*)?\\)$`, "i");

const wordsIn = (text: string): string[] => text.split(/[\s;；]+/).filter(Boolean);

/** ngspice would keep hundreds of megabytes. */
const MAX_POINTS = 5_000_000;

type Faults<A extends Analysis> = (
  setup: AnalysisSetup[A],
) => Partial<Record<(typeof ANALYSIS_FIELDS)[A][number], boolean>>;

const isFrequencyScale = (text: string): boolean => FREQUENCY_SCALES.some((scale) => scale === text);

const frequencyFaults = ({ scale, points, from, to }: AnalysisSetup["ac"]) => ({
  scale: !isFrequencyScale(scale),
  points: !/^\d{1,4}$/.test(points.trim()) || Number(points) === 0,
  from: !isPositive(from),
  to: !isPositive(to) || numberOf(to) < numberOf(from),
});

/** A step that does not lead from the start to the end, or that is finer than anybody sees. */
function isStepFaulty(from: string, to: string, step: string): boolean {
  const count = stepsOf(from, to, step);
  return !(count >= 0 && count <= MAX_POINTS);
}

const stepsOf = (from: string, to: string, step: string): number => (numberOf(to) - numberOf(from)) / numberOf(step);

function nestedFaults({ source, from, to, step, source2, from2, to2, step2 }: AnalysisSetup["dc"]) {
  if (isEmpty(source2)) return {};
  const points = (stepsOf(from, to, step) + 1) * (stepsOf(from2, to2, step2) + 1);
  const isSame = source2.trim().toLowerCase() === source.trim().toLowerCase();
  return {
    source2: isSame || !SWEPT.test(source2.trim()),
    from2: !isNumber(from2),
    to2: !isNumber(to2),
    step2: isStepFaulty(from2, to2, step2) || points > MAX_POINTS,
  };
}

const FAULTS: { readonly [A in Analysis]: Faults<A> } = {
  tran: ({ stop, step, start, maxStep, initial, fourier, outputs }) => ({
    stop: !isPositive(stop),
    step: !isEmpty(step) && !(isPositive(step) && numberOf(stop) / numberOf(step) <= MAX_POINTS),
    start: !isEmpty(start) && !(numberOf(start) >= 0 && numberOf(start) < numberOf(stop)),
    maxStep: !isEmpty(maxStep) && !(isPositive(maxStep) && numberOf(stop) / numberOf(maxStep) <= MAX_POINTS),
    initial: initial !== "" && initial !== "yes",
    fourier: !isEmpty(fourier) && !(isPositive(fourier) && 1 / numberOf(fourier) <= numberOf(stop)),
    outputs: !isEmpty(fourier) && (isEmpty(outputs) || !wordsIn(outputs).every((word) => VECTOR.test(word))),
  }),
  ac: frequencyFaults,
  dc: (dc) => ({
    source: !SWEPT.test(dc.source.trim()),
    from: !isNumber(dc.from),
    to: !isNumber(dc.to),
    step: isStepFaulty(dc.from, dc.to, dc.step),
    ...nestedFaults(dc),
  }),
  op: () => ({}),
  noise: (noise) => ({
    output: !VOLTAGE.test(noise.output.trim()),
    input: !SOURCE.test(noise.input.trim()),
    ...frequencyFaults(noise),
  }),
};

function analysisFaults<A extends Analysis>(setup: AnalysisSetup, analysis: A): SetupFault[] {
  const check: Faults<A> = FAULTS[analysis];
  const found: Readonly<Record<string, boolean | undefined>> = check(setup[analysis]);
  return ANALYSIS_FIELDS[analysis]
    .filter((field: SetupField) => found[field] === true)
    .map((field: SetupField): SetupFault => `${analysis}.${field}`);
}

const temperaturesOf = (text: string): (number | undefined)[] =>
  text
    .split(/[\s,;，；]+/)
    .filter(Boolean)
    .map(parseSpiceNumber);

/** Kelvin must be above 0; models mean nothing beyond. */
const isTemperature = (value: number | undefined): boolean => value !== undefined && value > -273 && value <= 1_000;

const MAX_TEMPERATURES = 50;

/** Fields that hold nothing that can be run, of all analyses that would run. */
export function faultyFields(setup: AnalysisSetup): SetupFault[] {
  const temperatures = temperaturesOf(setup.temperatures);
  const isHot = temperatures.length > MAX_TEMPERATURES || !temperatures.every(isTemperature);
  const isUnmeasurable = measurementFaults(setup.measurements, analysesOf(setup)).length > 0;
  return [
    ...analysesOf(setup).flatMap((analysis) => analysisFaults(setup, analysis)),
    ...(isHot ? (["temperatures"] as const) : []),
    ...(isUnmeasurable ? (["measurements"] as const) : []),
    ...sweepFaults(setup.sweep).map((fault) => `sweep.${fault}` as const),
  ];
}

/** Points of a transient analysis whose step was left open. */
const OPEN_POINTS = 1_000;

const joined = (...words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(" ");

function transientDirectives({
  stop,
  step,
  start,
  maxStep,
  initial,
  fourier,
  outputs,
}: AnalysisSetup["tran"]): string[] {
  const open = (numberOf(stop) - (isEmpty(start) ? 0 : numberOf(start))) / OPEN_POINTS;
  const longest = maxStep.trim();
  // The greatest step stands behind the start.
  const from = start.trim() || (longest && "0");
  const line = joined(
    ".tran",
    step.trim() || String(Number(open.toPrecision(6))),
    stop,
    from,
    longest,
    initial === "yes" ? "uic" : "",
  );
  return isEmpty(fourier) ? [line] : [line, joined(".four", fourier, ...wordsIn(outputs))];
}

/** ngspice manual, section "Analyses". */
const DIRECTIVES: { readonly [A in Analysis]: (setup: AnalysisSetup[A]) => string[] } = {
  tran: transientDirectives,
  ac: ({ scale, points, from, to }) => [joined(".ac", scale, points, from, to)],
  dc: ({ source, from, to, step, source2, from2, to2, step2 }) => [
    joined(".dc", source, from, to, step, ...(isEmpty(source2) ? [] : [source2, from2, to2, step2])),
  ],
  op: () => [".op"],
  noise: ({ output, input, scale, points, from, to }) => [
    joined(".noise", output.replace(/\s+/g, ""), input, scale, points, from, to),
  ],
};

function analysisDirectives<A extends Analysis>(setup: AnalysisSetup, analysis: A): string[] {
  return DIRECTIVES[analysis](setup[analysis]);
}

function temperatureDirectives(text: string): string[] {
  const [first, ...others] = temperaturesOf(text).filter((value) => value !== undefined);
  if (first === undefined) return [];
  return [others.length === 0 ? `.temp ${first}` : `.step temp list ${[first, ...others].join(" ")}`];
}

/** Lines for a set-up without faults: analyses, temperatures, measurements. */
export const directivesOf = (setup: AnalysisSetup): string[] => [
  ...analysesOf(setup).flatMap((analysis) => analysisDirectives(setup, analysis)),
  ...temperatureDirectives(setup.temperatures),
  ...measurementDirectives(setup.measurements),
];

export const directiveOf = (setup: AnalysisSetup): string => directivesOf(setup).join("\n");

const ANALYSIS_LINE = /^\s*\.(?:op|tran|ac|dc|noise|tf|pz|sens|disto)\b/im;

/** True where directives on the sheets ask for an analysis already. */
export const hasAnalysis = (netlist: string): boolean => ANALYSIS_LINE.test(netlist);

/** Before the end of the netlist. */
export const withAnalysis = (netlist: string, directive: string): string =>
  netlist.replace(/\n\.end\s*$/i, () => `\n${directive}\n.end\n`);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** From stored JSON of any version; what is missing or wrong becomes as it is in a new set-up. */
export function readAnalysisSetup(value: unknown): AnalysisSetup {
  const given = isObject(value) ? value : {};
  const also: unknown[] = Array.isArray(given["also"]) ? given["also"] : [];
  const { temperatures, measurements } = textsOf(given, { temperatures: "", measurements: "" });
  return {
    ...{ analysis: oneOf(ANALYSES, given["analysis"], "tran"), temperatures, measurements },
    also: ANALYSES.filter((analysis) => also.includes(analysis)),
    sweep: readSweep(given["sweep"]),
    tran: textsOf(given["tran"], USUAL_SETUP.tran),
    ac: textsOf(given["ac"], USUAL_SETUP.ac),
    dc: textsOf(given["dc"], USUAL_SETUP.dc),
    op: {},
    noise: textsOf(given["noise"], USUAL_SETUP.noise),
  };
}
