// Results of runs as the waveforms that a viewer shows.
import { createAxis, createWaveform, type Axis, type AxisKind, type Waveform } from "@/lib/core/waveform/waveform";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";
import type { AnalysisKind } from "@/lib/core/spice/netlist";
import type { SpicePlot, SpiceUnit, SpiceVector } from "@/lib/core/spice/result";

/** A vector by the name that people know: "V(OUT)". */
export type NameOfVector = (name: string) => string;

/** Temperatures, densities and angular frequencies have no symbol there; 1 rad/s is not 1 Hz. */
const SPICE_UNITS: Record<SpiceUnit, Unit> = {
  ...{ V: UNITS.volt, A: UNITS.ampere, s: UNITS.second, Hz: UNITS.hertz, Ω: UNITS.ohm, "°C": UNITS.none },
  ...{ "V/√Hz": UNITS.none, "A/√Hz": UNITS.none, "rad/s": UNITS.none, "": UNITS.none },
};

export const unitOf = ({ unit }: Pick<SpiceVector, "unit">): Unit => SPICE_UNITS[unit];

const axisKind = ({ unit }: SpiceVector): AxisKind => (unit === "s" ? "time" : unit === "Hz" ? "frequency" : "sweep");

/** Null where its values do not increase, as in a sweep downwards. */
function axisOf(axis: SpiceVector): Axis | null {
  const made = createAxis(axisKind(axis), unitOf(axis), axis.real);
  return made.ok ? made.value : null;
}

export function waveformsOf(plot: SpicePlot, nameOf: NameOfVector): Waveform[] {
  const axis = plot.axis && axisOf(plot.axis);
  if (!axis) return [];
  return plot.vectors.flatMap((vector) => {
    const { name, real, imaginary } = vector;
    if (vector === plot.axis || name === plot.axis?.name) return [];
    const made = createWaveform({
      ...{ name: nameOf(name), unit: unitOf(vector), axis, re: real },
      ...(imaginary ? { im: imaginary } : {}),
    });
    return made.ok ? [made.value] : [];
  });
}

/** Values of the steps of a plot: "R1 1000, temp 85"; empty without any. */
export const stepsText = ({ steps }: Pick<SpicePlot, "steps">): string =>
  steps.map(({ name, value }) => `${name} ${Number(value.toPrecision(4))}`).join(", ");

export interface WaveformRunOfPlot {
  readonly id: string;
  readonly name: string;
  readonly vectors: readonly Waveform[];
}

/** Runs of one analysis, which are compared with each other. */
export interface PlotGroup {
  readonly kind: AnalysisKind;
  readonly runs: readonly WaveformRunOfPlot[];
}

/** Runs by analysis, in the order of the netlist; single points are tables and are left out. */
export function plotGroups(plots: readonly SpicePlot[], nameOf: NameOfVector): PlotGroup[] {
  const groups = new Map<AnalysisKind, WaveformRunOfPlot[]>();
  for (const [at, plot] of plots.entries()) {
    const vectors = waveformsOf(plot, nameOf);
    if (vectors.length === 0) continue;
    const run = { id: `run-${at}`, name: stepsText(plot) || plot.text, vectors };
    groups.set(plot.analysis, [...(groups.get(plot.analysis) ?? []), run]);
  }
  return [...groups].map(([kind, runs]) => ({ kind, runs }));
}

const FIRST_TRACES = 3;

/** Expressions of the panes that are shown at first: nets that somebody has named, else the first ones. */
export function firstTraces([run]: PlotGroup["runs"]): string[][] {
  const voltages = (run?.vectors ?? []).map(({ name }) => name).filter((name) => /^V\(/i.test(name));
  const named = voltages.filter((name) => !/Net-|unconnected-/.test(name));
  const chosen = (named.length > 0 ? named : voltages).slice(0, FIRST_TRACES);
  return chosen.length > 0 ? [chosen] : [];
}
