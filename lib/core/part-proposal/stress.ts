// Stress of an element in a run: voltage, current and power from the vectors of its plots.
import type { SpiceElement } from "@/lib/core/spice/netlist";
import type { SpicePlot } from "@/lib/core/spice/result";

export interface Stress {
  /**
   * V: largest magnitude between the terminals of R, C and L; largest reverse voltage of a diode; largest magnitude
   * between collector and emitter, or drain and source.
   */
  readonly voltage: number;
  /** A: largest magnitude; mean forward current of a diode. Null where the run has no vector of it. */
  readonly current: number | null;
  /** W: mean over the time, largest over a sweep. Null without a current. */
  readonly power: number | null;
  /** V: most negative voltage from the first terminal to the second; 0 where it never reverses. */
  readonly reverse: number;
}

/** Parameter of the current by letter; ngspice manual, chapter "Model and device parameters". */
const CURRENT: Readonly<Record<string, string>> = { r: "i", l: "i", d: "id", q: "ic", m: "id", j: "id" };

/** Places of the terminals among the nodes: drain and source, collector and emitter. */
const TERMINALS: Readonly<Record<string, readonly [number, number]>> = { q: [0, 2], m: [0, 2], j: [0, 2] };

/** Large-signal analyses, whose values are those of the circuit. */
const LARGE_SIGNAL: ReadonlySet<string> = new Set(["op", "dc", "tran"]);

const ground = (length: number): Float64Array => new Float64Array(length);

function voltageOf(plot: SpicePlot, node: string): Float64Array | null {
  const length = plot.vectors[0]?.real.length ?? 0;
  return node === "0" ? ground(length) : (plot.vectors.find(({ name }) => name === `v(${node})`)?.real ?? null);
}

function currentOf({ vectors }: SpicePlot, { letter, name }: SpiceElement, ohms: number | null, volts: Float64Array) {
  const small = name.toLowerCase();
  const parameter = CURRENT[letter];
  const names = [`@${small}[${parameter ?? ""}]`, `i(${small})`];
  const found = vectors.find((vector) => names.includes(vector.name))?.real;
  if (found) return found;
  return letter === "r" && ohms !== null && ohms !== 0 ? volts.map((value) => value / ohms) : null;
}

/** Mean over the time by the trapezoidal rule; the steps of a transient analysis differ in length. */
function meanOf(values: Float64Array, time: Float64Array): number {
  let sum = 0;
  for (let at = 1; at < values.length; at++)
    sum += (((values[at] ?? 0) + (values[at - 1] ?? 0)) / 2) * ((time[at] ?? 0) - (time[at - 1] ?? 0));
  const span = (time.at(-1) ?? 0) - (time[0] ?? 0);
  return span > 0 ? sum / span : (values[0] ?? 0);
}

const largest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
const highest = (values: Float64Array): number => values.reduce((most, value) => Math.max(most, value), 0);

/** Over the time of a transient analysis, else the largest of all points. */
function levelOf({ analysis, axis }: SpicePlot, values: Float64Array): number {
  return analysis === "tran" && axis ? meanOf(values, axis.real) : highest(values);
}

function stressIn(plot: SpicePlot, element: SpiceElement, ohms: number | null): Stress | null {
  const [first, second] = TERMINALS[element.letter] ?? [0, 1];
  const from = voltageOf(plot, element.nodes[first] ?? "0");
  const to = voltageOf(plot, element.nodes[second] ?? "0");
  if (!from || !to) return null;
  const volts = from.map((value, at) => value - (to[at] ?? 0));
  const reversed = highest(volts.map((value) => -value));
  const amperes = currentOf(plot, element, ohms, volts);
  const watts = amperes && volts.map((value, at) => value * (amperes[at] ?? 0));
  const isDiode = element.letter === "d";
  const forward = amperes?.map((value) => Math.max(0, value));
  return {
    voltage: isDiode ? reversed : largest(volts),
    current: amperes && (isDiode && forward ? levelOf(plot, forward) : largest(amperes)),
    power: watts && Math.max(0, levelOf(plot, watts)),
    reverse: reversed,
  };
}

const larger = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/**
 * The largest of all runs; null where no large-signal analysis has the nodes. `ohms` gives the current of a resistor whose
 * vector was not kept.
 */
export function elementStress(
  element: SpiceElement,
  plots: readonly SpicePlot[],
  ohms: number | null = null,
): Stress | null {
  return plots
    .filter(({ analysis }) => LARGE_SIGNAL.has(analysis))
    .map((plot) => stressIn(plot, element, ohms))
    .reduce<Stress | null>((all, one) => {
      if (!all || !one) return all ?? one;
      return {
        voltage: Math.max(all.voltage, one.voltage),
        current: larger(all.current, one.current),
        power: larger(all.power, one.power),
        reverse: Math.max(all.reverse, one.reverse),
      };
    }, null);
}
