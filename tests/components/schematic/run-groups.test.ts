// Runs as the waveforms of viewers: what is compared with what, under which names, with the quantities of parts.
import { describe, expect, it } from "vitest";
import { runGroups } from "@/components/schematic/simulation/run-groups";
import { keptRun, openedRun, type SimulationRun } from "@/components/schematic/simulation/simulation-run";
import { evaluateInRun } from "@/components/waveforms/drawn-traces";
import type { SpicePlot, SpiceVector } from "@/lib/core/spice/result";

const vector = (name: string, unit: SpiceVector["unit"], ...values: number[]): SpiceVector => ({
  ...{ name, unit, real: new Float64Array(values), imaginary: null },
});

const transient = (steps: SpicePlot["steps"], scale: number): SpicePlot => ({
  ...{ analysis: "tran", text: ".tran 1u 2m", steps, measurements: [], fourier: [], findings: [] },
  axis: vector("time", "s", 0, 1, 2),
  vectors: [vector("v(in)", "V", 0, 2 * scale, 4 * scale), vector("@r1[i]", "A", 0, 1, 2)],
});

const NAMES: Readonly<Record<string, string>> = { "v(in)": "V(IN)", "@r1[i]": "I(R1)" };

/** R1 from IN to ground. */
const runOf = (number: number, plots: readonly SpicePlot[], labels: readonly string[] = []): SimulationRun => ({
  ...{ id: `run-${number}`, number, name: "", labels, plots },
  nameOf: (name) => NAMES[name] ?? name,
  nodeOfNet: (net) => (net === "/IN" ? "in" : undefined),
  placeOfVector: () => ({ designator: null, componentIds: [], net: null }),
  parts: [
    {
      designator: "R1",
      pins: [
        { name: "I(R1)", number: "1", node: "in", sums: [[{ vector: "@r1[i]", factor: 1 }]] },
        { name: "I(R1.2)", number: "2", node: "0", sums: [[{ vector: "@r1[i]", factor: -1 }]] },
      ],
    },
  ],
});

const labelOf = ({ number }: SimulationRun): string => `Run ${number}`;

describe("groups of runs", () => {
  it("have one name for a vector in all steps, so that one trace shows the family", () => {
    const steps = [1_000, 3_300].map((value) => [{ name: "R1", value }]);
    const [group] = runGroups(
      [
        runOf(
          1,
          steps.map((each, at) => transient(each, at + 1)),
        ),
      ],
      labelOf,
    );
    expect(group?.runs.map(({ name }) => name)).toEqual(["Run 1, R1 1000", "Run 1, R1 3300"]);
    const last = group?.runs.map((run) => {
      const result = evaluateInRun(run, "V(IN)");
      return result.ok ? result.value.re.at(-1) : null;
    });
    expect(last).toEqual([4, 8]);
  });

  it("have the latest run first, then earlier ones, each under its set-up", () => {
    const runs = [runOf(2, [transient([], 1)], ["Start-up"]), runOf(1, [transient([], 1)])];
    expect(runGroups(runs, labelOf).map(({ kind, runs: shown }) => [kind, shown.map(({ name }) => name)])).toEqual([
      ["tran", ["Run 2, Start-up", "Run 1"]],
    ]);
  });

  it("keep the vectors of a run as one array, and leave single points out", () => {
    const run = runOf(1, [transient([], 1), { ...transient([], 1), analysis: "op", axis: null }]);
    const [first, second] = [runGroups([run], labelOf), runGroups([run], labelOf)];
    expect(first).toHaveLength(1);
    expect(second[0]?.runs[0]?.vectors).toBe(first[0]?.runs[0]?.vectors);
  });

  it("have the power of parts, computed when it is drawn", () => {
    const [group] = runGroups([runOf(1, [transient([], 1)])], labelOf);
    const [run] = group?.runs ?? [];
    expect(run?.vectors.map(({ name }) => name)).toEqual(["V(IN)", "I(R1)", "P(R1)"]);
    const power = run && evaluateInRun(run, "P(R1)");
    // 0 V 0 A, 2 V 1 A, 4 V 2 A.
    expect(power?.ok && [...power.value.re]).toEqual([0, 2, 8]);
  });
});

it("kept results have the names, nodes and quantities of their run", () => {
  const kept = keptRun(runOf(1, [transient([], 1)]), ["/IN", "/ELSEWHERE"]);
  expect(kept).toMatchObject({ names: NAMES, nodes: { "/IN": "in" } });
  const opened = openedRun({ id: "result", name: "Yesterday", kept });
  expect([opened.nameOf("v(in)"), opened.nameOf("v(x)"), opened.nodeOfNet("/IN")]).toEqual(["V(IN)", "v(x)", "in"]);
  const [group] = runGroups([opened], ({ name }) => name);
  expect(group?.runs.map(({ name }) => name)).toEqual(["Yesterday"]);
  expect(group?.runs[0]?.vectors.map(({ name }) => name)).toContain("P(R1)");
});
