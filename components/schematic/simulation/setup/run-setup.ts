// A run with the sweep of its set-up: a series of netlists in place of one.
import { ok } from "@/lib/base/result";
import { type ExportedDesign, fieldOf } from "@/lib/core/schematic/export/exported-design";
import type { SimulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { planSeries } from "@/lib/core/simulation-runs/plan-series";
import { runSeries } from "@/lib/core/simulation-runs/run-series";
import { sweepPlots } from "@/lib/core/simulation-runs/sweep-plots";
import type { SweepSetup } from "@/lib/core/simulation-runs/sweep-setup";
import type { ToleranceField } from "@/lib/core/simulation-runs/tolerance";
import type { SpiceEngine, SpiceRunOptions } from "@/lib/workers/spice/spice-engine";

interface SweptRun {
  /** As the engine gets it. */
  readonly text: string;
  readonly netlist: SimulationNetlist;
  readonly sweep: SweepSetup;
  /** Read only where tolerances are needed. */
  readonly design: () => ExportedDesign;
}

function toleranceFieldOf({ netlist, design }: SweptRun): ToleranceField {
  let parts: Map<string, string> | null = null;
  return (element) => {
    parts ??= new Map(design().parts.map((part) => [part.designator, fieldOf(part, "tolerance")]));
    const { designator } = netlist.placeOfVector(`i(${element})`);
    return (designator !== null && parts.get(designator)) || "";
  };
}

/** As the engine's own run; plots of a sweep carry the values of their steps. */
export async function runSetup(
  engine: SpiceEngine,
  run: SweptRun,
  options: SpiceRunOptions,
): ReturnType<SpiceEngine["run"]> {
  const plan = planSeries(run.sweep, run.text, toleranceFieldOf(run));
  if (plan?.ok === false) return { ok: false, code: "NETLIST_REFUSED", findings: [plan.finding] };
  const answer = await (plan ? runSeries(engine, run.text, plan.value, options) : engine.run(run.text, options));
  if (!answer.ok) return answer;
  return ok({ ...answer.value, plots: answer.value.plots.flatMap(sweepPlots) });
}
