// Runs set-ups one after the other, and gathers what each gave and found.
import { runSetup } from "@/components/schematic/simulation/setup/run-setup";
import type { ExportedDesign } from "@/lib/core/schematic/export/exported-design";
import {
  type AnalysisSetup,
  directiveOf,
  hasAnalysis,
  withAnalysis,
} from "@/lib/core/simulation-netlist/analysis-setup";
import { type ConvergenceOption, withOptions } from "@/lib/core/simulation-netlist/convergence-options";
import { withoutFalseCurrents, withSavedCurrents } from "@/lib/core/simulation-netlist/part-currents";
import type { SimulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import type { SpiceFinding } from "@/lib/core/spice/finding";
import type { SpicePlot } from "@/lib/core/spice/result";
import type { SpiceEngine, SpiceFailure, SpiceRunOptions } from "@/lib/workers/spice/spice-engine";

/** A set-up with the name that it is kept under; empty without one. */
export interface NamedSetup {
  readonly name: string;
  readonly setup: AnalysisSetup;
}

export interface AskedRun {
  readonly netlist: SimulationNetlist;
  readonly setups: readonly NamedSetup[];
  readonly options: ReadonlySet<ConvergenceOption>;
  readonly design: () => ExportedDesign;
}

export interface GatheredResults {
  readonly plots: SpicePlot[];
  /** Name of the set-up of each plot. */
  readonly labels: string[];
  readonly findings: SpiceFinding[];
  /** Failure of the last set-up that gave nothing. */
  failure: SpiceFailure["code"] | null;
}

/** Directives on the sheets that ask for analyses come before the set-ups. */
export const setupsOf = ({ netlist, setups }: AskedRun): readonly NamedSetup[] =>
  hasAnalysis(netlist.text) ? setups.slice(0, 1) : setups;

/** The netlist of a set-up, as people see it. */
export function netlistOf({ netlist, options }: AskedRun, { setup }: NamedSetup): string {
  const { text } = netlist;
  return withOptions(hasAnalysis(text) ? text : withAnalysis(text, directiveOf(setup)), options);
}

/** Rejects when it is aborted. */
export async function runSetups(
  engine: SpiceEngine,
  run: AskedRun,
  { signal, onProgress }: Required<Pick<SpiceRunOptions, "signal" | "onProgress">>,
): Promise<GatheredResults> {
  const { netlist, design } = run;
  const gathered: GatheredResults = { plots: [], labels: [], findings: [], failure: null };
  const asked = setupsOf(run);
  for (const [at, named] of asked.entries()) {
    const text = withSavedCurrents(netlistOf(run, named), netlist.parts);
    const answer = await runSetup(
      engine,
      { text, netlist, sweep: named.setup.sweep, design },
      {
        signal,
        onProgress: ({ done, total }) => onProgress({ done: at * total + done, total: asked.length * total }),
      },
    );
    if (!answer.ok) {
      gathered.findings.push(...answer.findings);
      gathered.failure = answer.code;
      continue;
    }
    gathered.findings.push(...answer.value.findings);
    gathered.plots.push(...answer.value.plots.map(withoutFalseCurrents));
    gathered.labels.push(...answer.value.plots.map(() => named.name));
  }
  return gathered;
}
