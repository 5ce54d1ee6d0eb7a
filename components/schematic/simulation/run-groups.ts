// Results of several runs as the waveforms of viewers: one group for each analysis, with the currents and powers of parts.
import { type PlotGroup, stepsText, waveformsOf } from "@/components/spice-text/plot-waveforms";
import { plotId } from "@/components/schematic/simulation/plot-ids";
import type { SimulationRun } from "@/components/schematic/simulation/simulation-run";
import {
  currentInto,
  hasCurrent,
  hasPower,
  type PartCurrents,
  powerOf,
  type Samples,
} from "@/lib/core/simulation-netlist/part-currents";
import type { AnalysisKind } from "@/lib/core/spice/netlist";
import type { SpicePlot } from "@/lib/core/spice/result";
import { type Unit, UNITS } from "@/lib/core/waveform/unit";
import type { Axis, Waveform } from "@/lib/core/waveform/waveform";

interface Derived {
  readonly name: string;
  readonly unit: Unit;
  readonly axis: Axis;
  readonly isComplex: boolean;
  readonly samples: () => Samples;
}

/** Computed when it is first drawn: few of them ever are. */
function derivedWaveform({ name, unit, axis, isComplex, samples }: Derived): Waveform {
  let made: Samples | undefined;
  const known = (): Samples => (made ??= samples());
  const real = {
    ...{ name, unit, axis },
    get re() {
      return known().real;
    },
  };
  if (!isComplex) return real;
  return {
    ...{ name, unit, axis },
    get re() {
      return known().real;
    },
    get im() {
      return known().imaginary ?? new Float64Array(axis.values.length);
    },
  };
}

interface PartOf {
  readonly plot: SpicePlot;
  readonly part: PartCurrents;
  readonly axis: Axis;
  readonly known: ReadonlySet<string>;
}

/** A part with two pins has one current. */
const shownPins = ({ pins }: PartCurrents) => (pins.length === 2 ? pins.slice(0, 1) : pins);

function derivedOf({ plot, part, axis, known }: PartOf): Waveform[] {
  const empty = (): Samples => ({ real: new Float64Array(axis.values.length), imaginary: null });
  const isComplex = plot.vectors.some(({ imaginary }) => imaginary !== null);
  const currents = shownPins(part).filter((pin) => !known.has(pin.name) && hasCurrent(plot, pin));
  const waves = currents.map((pin) =>
    derivedWaveform({
      ...{ name: pin.name, unit: UNITS.ampere, axis, isComplex },
      samples: () => currentInto(plot, pin) ?? empty(),
    }),
  );
  if (!hasPower(plot, part)) return waves;
  const samples = (): Samples => ({ ...empty(), ...{ real: powerOf(plot, part) ?? empty().real } });
  const power = { name: `P(${part.designator})`, unit: UNITS.watt, axis, isComplex: false, samples };
  return [...waves, derivedWaveform(power)];
}

/** The same array for the same plot: viewers keep what they compute with it. */
const vectorsOfPlots = new WeakMap<SpicePlot, readonly Waveform[]>();

function vectorsOf(plot: SpicePlot, { nameOf, parts }: SimulationRun): readonly Waveform[] {
  const cached = vectorsOfPlots.get(plot);
  if (cached) return cached;
  const saved = waveformsOf(plot, nameOf);
  const [first] = saved;
  const known = new Set(saved.map(({ name }) => name));
  const made = first
    ? [...saved, ...parts.flatMap((part) => derivedOf({ plot, part, axis: first.axis, known }))]
    : saved;
  vectorsOfPlots.set(plot, made);
  return made;
}

/** Runs by analysis, in the order given; single points are left out. `labelOf` is the name of a run in words. */
export function runGroups(
  runs: readonly SimulationRun[],
  labelOf: (run: SimulationRun) => string = () => "",
): PlotGroup[] {
  const groups = new Map<AnalysisKind, PlotGroup["runs"][number][]>();
  for (const run of runs)
    for (const [at, plot] of run.plots.entries()) {
      const vectors = vectorsOf(plot, run);
      if (vectors.length === 0) continue;
      const name = [labelOf(run), run.labels[at], stepsText(plot)].filter(Boolean).join(", ");
      const shown = { id: plotId(run, at), name: name || plot.text, vectors };
      groups.set(plot.analysis, [...(groups.get(plot.analysis) ?? []), shown]);
    }
  return [...groups].map(([kind, shown]) => ({ kind, runs: shown }));
}
