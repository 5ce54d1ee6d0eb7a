// Small circuits that have a name: their netlist for the simulator, and the figures that follow from their values.

export const NAMED_CIRCUITS = ["rc-low-pass", "rc-high-pass", "rl-low-pass", "rlc-series", "divider"] as const;
export type CircuitName = (typeof NAMED_CIRCUITS)[number];

/** SI units; a value that is not given takes the one of `USUAL_VALUES`. */
export interface CircuitValues {
  readonly resistanceOhm: number;
  /** The resistor to ground of a divider. */
  readonly secondResistanceOhm: number;
  readonly capacitanceF: number;
  readonly inductanceH: number;
  readonly supplyV: number;
}

export const USUAL_VALUES: CircuitValues = {
  ...{ resistanceOhm: 1_000, secondResistanceOhm: 1_000, capacitanceF: 100e-9, inductanceH: 1e-3, supplyV: 5 },
};

export interface NamedCircuit {
  /** SPICE, with a step at the input from 0 V; a divider has a constant supply. */
  readonly netlist: string;
  /** s that show the whole response. */
  readonly shownSeconds: number;
  /** −3 dB frequency, or the resonance of an RLC circuit, in Hz; null for a divider. */
  readonly frequencyHz: number | null;
  /** RC, L/R, or 1/ω0 of an RLC circuit, in s; null for a divider. */
  readonly timeConstantS: number | null;
  /** Damping ratio of a series RLC circuit, R/2 · √(C/L). */
  readonly dampingRatio: number | null;
  /** V of the output after a long time. */
  readonly finalV: number;
}

/** Time constants after which less than 0.1 % is missing: e⁻⁷ is 0.0009. */
const SHOWN_TIME_CONSTANTS = 7;

type Form = Omit<NamedCircuit, "netlist" | "shownSeconds" | "frequencyHz" | "dampingRatio"> & {
  readonly elements: readonly string[];
  readonly shownTimeConstants?: number;
  readonly dampingRatio?: number;
};

const FORMS: Readonly<Record<CircuitName, (values: CircuitValues) => Form>> = {
  "rc-low-pass": ({ resistanceOhm: r, capacitanceF: c, supplyV }) => ({
    ...{ elements: [`R1 in out ${r}`, `C1 out 0 ${c}`], timeConstantS: r * c, finalV: supplyV },
  }),
  "rc-high-pass": ({ resistanceOhm: r, capacitanceF: c }) => ({
    ...{ elements: [`C1 in out ${c}`, `R1 out 0 ${r}`], timeConstantS: r * c, finalV: 0 },
  }),
  "rl-low-pass": ({ resistanceOhm: r, inductanceH: l, supplyV }) => ({
    ...{ elements: [`L1 in out ${l}`, `R1 out 0 ${r}`], timeConstantS: l / r, finalV: supplyV },
  }),
  "rlc-series": ({ resistanceOhm: r, capacitanceF: c, inductanceH: l, supplyV }) => {
    const dampingRatio = (r / 2) * Math.sqrt(c / l);
    // The envelope falls with ζω0; a strongly damped circuit settles with RC.
    const shownTimeConstants = SHOWN_TIME_CONSTANTS * Math.max(1 / Math.max(dampingRatio, 0.02), 2 * dampingRatio);
    return {
      ...{ elements: [`R1 in mid ${r}`, `L1 mid out ${l}`, `C1 out 0 ${c}`], timeConstantS: Math.sqrt(l * c) },
      ...{ finalV: supplyV, dampingRatio, shownTimeConstants },
    };
  },
  divider: ({ resistanceOhm: r, secondResistanceOhm: other, supplyV }) => ({
    elements: [`R1 in out ${r}`, `R2 out 0 ${other}`],
    ...{ timeConstantS: null, finalV: (supplyV * other) / (r + other) },
  }),
};

/** Without the last digits of a product of floats. */
const written = (value: number): string => String(Number(value.toPrecision(6)));

/** All values must be greater than 0. */
export function namedCircuit(name: CircuitName, values: CircuitValues): NamedCircuit {
  const { elements, shownTimeConstants = SHOWN_TIME_CONSTANTS, dampingRatio = null, ...figures } = FORMS[name](values);
  const { timeConstantS } = figures;
  const shownSeconds = timeConstantS === null ? 1e-3 : shownTimeConstants * timeConstantS;
  const { supplyV } = values;
  const edge = shownSeconds * 1e-6;
  const source =
    timeConstantS === null
      ? `V1 in 0 DC ${supplyV}`
      : `V1 in 0 PULSE(0 ${supplyV} 0 ${written(edge)} ${written(edge)} ${written(10 * shownSeconds)} ${written(20 * shownSeconds)})`;
  return {
    ...figures,
    ...{ dampingRatio, shownSeconds },
    // ω = 1/τ for RC and RL (−3 dB), ω0 = 1/√(LC) for RLC.
    frequencyHz: timeConstantS === null ? null : 1 / (2 * Math.PI * timeConstantS),
    netlist: [
      `* ${name}`,
      source,
      ...elements,
      `.tran ${written(shownSeconds / 200)} ${written(shownSeconds)}`,
      ".end",
    ].join("\n"),
  };
}
