// Options of the engine that help a circuit which it could not solve (ngspice manual, section "Convergence").
import type { SpiceFindingCode } from "@/lib/core/spice/finding";

/** The effect of each on the circuit stands beside it: none of them is free. */
export const CONVERGENCE_OPTIONS = {
  /** A larger conductance across junctions: 10 GΩ in place of 1 TΩ. */
  gmin: ".options gmin=1e-10",
  /** 1 GΩ from each node to ground. */
  rshunt: ".options rshunt=1e9",
  /** More steps towards a solution, and sources that rise slowly. */
  iterations: ".options itl1=500 itl2=200 srcsteps=20",
  /** Gear's method damps ringing of the trapezoidal rule. */
  gear: ".options method=gear",
  /** 1 pF from each node to ground gives edges a slope. */
  cshunt: ".options cshunt=1e-12",
  /** Ten times the tolerance of each step. */
  tolerance: ".options reltol=0.01",
} as const;

export type ConvergenceOption = keyof typeof CONVERGENCE_OPTIONS;

/** At most three for each finding, the least intrusive first. */
const OPTIONS_OF: Partial<Record<SpiceFindingCode, readonly ConvergenceOption[]>> = {
  NO_CONVERGENCE: ["iterations", "gmin", "rshunt"],
  TIMESTEP_TOO_SMALL: ["gear", "cshunt", "tolerance"],
};

export const optionsFor = (code: SpiceFindingCode): readonly ConvergenceOption[] => OPTIONS_OF[code] ?? [];

/** Before the end of the netlist. */
export const withOptions = (netlist: string, options: Iterable<ConvergenceOption>): string => {
  const lines = [...options].map((option) => CONVERGENCE_OPTIONS[option]);
  return lines.length === 0 ? netlist : netlist.replace(/\n\.end\s*$/i, () => `\n${lines.join("\n")}\n.end\n`);
};
