// The series that a set-up of a sweep asks for.
import { ok, type Ok } from "@/lib/base/result";
import { type SpiceFinding, spiceFinding } from "@/lib/core/spice/finding";
import type { SpiceNetlist, SpiceScope } from "@/lib/core/spice/netlist";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { worstCaseSeries } from "./corners";
import type { NetlistChange } from "./netlist-change";
import { monteCarloSeries, type Series, type Step, steppedSeries } from "./series";
import { stepValues } from "./step-values";
import type { SweepSetup } from "./sweep-setup";
import { type ToleranceField, tolerancesOf } from "./tolerance";

/** Names that a step may change. */
interface Targets {
  readonly elements: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
  readonly models: ReadonlySet<string>;
}

const modelsOf = ({ models, subcircuits }: SpiceScope): string[] => [
  ...models.map(({ name }) => name),
  ...subcircuits.flatMap(modelsOf),
];

const targetsOf = (netlist: SpiceNetlist): Targets => ({
  elements: new Set(
    netlist.elements.filter(({ letter }) => /[rclvi]/.test(letter)).map(({ name }) => name.toLowerCase()),
  ),
  parameters: new Set(netlist.parameters.map(({ name }) => name.toLowerCase())),
  models: new Set(modelsOf(netlist)),
});

/** TEMP, a model's parameter as "2N3904.BF", an element, or a parameter; null for what the netlist does not have. */
function changeOf(
  target: string,
  { elements, parameters, models }: Targets,
): ((value: number) => NetlistChange) | null {
  const wanted = target.toLowerCase();
  if (wanted === "temp") return (value) => ({ kind: "temperature", value });
  const [name = "", parameter] = target.split(".");
  if (parameter !== undefined)
    return models.has(name.toLowerCase()) ? (value) => ({ kind: "model", name, parameter, value }) : null;
  if (elements.has(wanted)) return (value) => ({ kind: "element", name, value });
  return parameters.has(wanted) ? (value) => ({ kind: "parameter", name, value }) : null;
}

export type SeriesPlan = Ok<Series> | { readonly ok: false; readonly finding: SpiceFinding };

function stepped(texts: SweepSetup["steps"], targets: Targets): SeriesPlan {
  const steps: Step[] = [];
  for (const one of texts) {
    const name = one.target.trim();
    const values = stepValues(one);
    if (name === "" || !values) continue;
    const changeTo = changeOf(name, targets);
    if (!changeTo) return { ok: false, finding: spiceFinding("UNKNOWN_TARGET", { subject: name }) };
    steps.push({ name, values, changeTo });
  }
  return ok(steppedSeries(steps));
}

/** Null without a sweep. Texts must be without faults. */
export function planSeries(setup: SweepSetup, netlist: string, toleranceField: ToleranceField): SeriesPlan | null {
  if (setup.kind === "none") return null;
  const { netlist: read } = readNetlist(netlist);
  if (setup.kind === "step") return stepped(setup.steps, targetsOf(read));
  const tolerances = tolerancesOf(read, toleranceField);
  if (setup.kind === "worstCase") return ok(worstCaseSeries(tolerances, setup.corners));
  const { distribution } = setup;
  return ok(monteCarloSeries(tolerances, { runs: Number(setup.runs), seed: Number(setup.seed), distribution }));
}
