// Series over a divider whose answer is computed here, so that corners are known in closed form.
import { describe, expect, it } from "vitest";
import { ok } from "@/lib/base/result";
import { planSeries } from "@/lib/core/simulation-runs/plan-series";
import { runSeries } from "@/lib/core/simulation-runs/run-series";
import { seriesSummary } from "@/lib/core/simulation-runs/series-summary";
import { NO_SWEEP, type SweepSetup } from "@/lib/core/simulation-runs/sweep-setup";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import type { SpicePlot } from "@/lib/core/spice/result";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";

/** V1 over R1 to "out", with all other resistors from "out" to ground. */
const divider = (bottoms: number): string =>
  [
    "* Divider",
    "V1 in 0 DC 5",
    "R1 in out 1k",
    ...Array.from({ length: bottoms }, (_, at) => `R${at + 2} out 0 ${bottoms}k`),
    ".op",
    ".end",
    "",
  ].join("\n");

function solve(netlist: string): number {
  const { elements } = readNetlist(netlist).netlist;
  const valueOf = (value: string): number => parseSpiceNumber(value.replace(/^DC /, "")) ?? Number.NaN;
  const [source, top, ...bottoms] = elements.map(({ value }) => valueOf(value));
  const conductance = bottoms.reduce((sum, ohms) => sum + 1 / ohms, 0);
  return (source ?? 0) / (1 + (top ?? 0) * conductance);
}

const plotOf = (netlist: string): SpicePlot => ({
  ...{ analysis: "op", text: ".op", steps: [], axis: null, measurements: [], fourier: [], findings: [] },
  vectors: [{ name: "v(out)", unit: "V", real: Float64Array.of(solve(netlist)), imaginary: null }],
});

const engine = {
  run: (netlist: string) => Promise.resolve(ok({ plots: [plotOf(netlist)], findings: [] })),
};

async function summaryOfSweep(change: Partial<SweepSetup>, netlist: string, tolerance = "5%") {
  const setup = { ...NO_SWEEP, ...change };
  const plan = planSeries(setup, netlist, (name) => (/^r/i.test(name) ? tolerance : ""));
  if (!plan?.ok) throw new Error("no series");
  const answer = await runSeries(engine, netlist, plan.value);
  if (!answer.ok) throw new Error("failed");
  return {
    plots: answer.value.plots,
    rows: seriesSummary(answer.value.plots, [{ name: "v(out)", lower: 2.45, upper: 2.55 }]),
  };
}

describe("stepped values", () => {
  it("are nested, the first varies slowest", async () => {
    const steps: SweepSetup["steps"] = [
      { target: "R1", scale: "list", values: "1k 3k", from: "", to: "", step: "" },
      { target: "V1", scale: "lin", values: "", from: "4", to: "8", step: "4" },
    ];
    const { plots } = await summaryOfSweep({ kind: "step", steps }, divider(1));
    // 4 and 8 V over 1k/(1k+1k), then over 1k/(3k+1k).
    expect(plots.map((plot) => plot.vectors[0]?.real[0])).toEqual([2, 4, 1, 2]);
    expect(plots[1]?.steps).toEqual([
      { name: "R1", value: 1000 },
      { name: "V1", value: 8 },
    ]);
  });

  it("of something that the circuit does not have are refused by name", () => {
    const steps: SweepSetup["steps"] = [{ ...NO_SWEEP.steps[0], target: "R9" }, NO_SWEEP.steps[1]];
    expect(planSeries({ ...NO_SWEEP, kind: "step", steps }, divider(1), () => "")).toMatchObject({
      ok: false,
      finding: { code: "UNKNOWN_TARGET", subject: "R9" },
    });
  });
});

describe("worst case", () => {
  it("has the corners of the closed form", async () => {
    const { plots, rows } = await summaryOfSweep({ kind: "worstCase" }, divider(1));
    // Nominal and four corners. 5 V * 1050 / (950 + 1050) = 2.625 V; 5 V * 950 / (1050 + 950) = 2.375 V.
    expect(plots).toHaveLength(5);
    expect(rows).toMatchObject([{ name: "v(out)", nominal: 2.5, count: 4 }]);
    expect(rows[0]?.max).toBeCloseTo(2.625, 9);
    expect(rows[0]?.min).toBeCloseTo(2.375, 9);
    // Both at the same end give 2.5 V: two of four are within 2.45 and 2.55 V.
    expect(rows[0]?.yield).toBe(0.5);
    expect(plots[1]?.steps).toEqual([
      { name: "R1 %", value: -5 },
      { name: "R2 %", value: -5 },
    ]);
  });

  it("of twelve tolerances finds the same corners by sensitivities", async () => {
    const { plots, rows } = await summaryOfSweep({ kind: "worstCase" }, divider(11));
    // Eleven resistors of 11k are 1k: as above. 1 nominal, 24 single ones, 2 corners.
    expect(plots).toHaveLength(27);
    expect(rows[0]?.max).toBeCloseTo(2.625, 9);
    expect(rows[0]?.min).toBeCloseTo(2.375, 9);
  });
});

describe("Monte Carlo", () => {
  const monteCarlo = { kind: "monteCarlo", runs: "1000", seed: "42" } as const;

  it("spreads as the propagation of errors says", async () => {
    const { rows, plots } = await summaryOfSweep({ ...monteCarlo, distribution: "normal" }, divider(1));
    // sigma of a resistor 5 %/3; dV/V = (dR2/R2 - dR1/R1)/2, so sigma = 2.5 V * (0.05/3)/sqrt(2) = 29.46 mV.
    // Standard error of sigma over 1000 runs: 1/sqrt(2000) = 2.2 %; three of them.
    expect(plots).toHaveLength(1001);
    expect(Math.abs((rows[0]?.deviation ?? 0) / 29.46e-3 - 1)).toBeLessThan(0.07);
    expect(Math.abs((rows[0]?.mean ?? 0) - 2.5)).toBeLessThan(0.003);
    // Within 50 mV: 1.697 sigma, 91.0 %.
    expect(Math.abs((rows[0]?.yield ?? 0) - 0.91)).toBeLessThan(0.03);
  });

  it("stays within the corners where it is uniform", async () => {
    const { rows } = await summaryOfSweep({ ...monteCarlo, distribution: "uniform" }, divider(1));
    // sigma of a uniform ±5 %: 5 %/sqrt(3), so 2.5 V * 0.05/sqrt(6) = 51.0 mV.
    expect(Math.abs((rows[0]?.deviation ?? 0) / 51.03e-3 - 1)).toBeLessThan(0.07);
    expect(rows[0]?.max).toBeLessThan(2.625);
    expect(rows[0]?.min).toBeGreaterThan(2.375);
  });

  it("is the same again for the same seed", async () => {
    const [first, again] = [
      await summaryOfSweep({ ...monteCarlo, runs: "5" }, divider(1)),
      await summaryOfSweep({ ...monteCarlo, runs: "5" }, divider(1)),
    ];
    expect(again.rows).toEqual(first.rows);
  });
});

describe("a series", () => {
  it("goes on after a run that failed, and stops when the engine is lost", async () => {
    const plan = () => planSeries({ ...NO_SWEEP, kind: "worstCase" }, divider(1), () => "5%");
    const failing = (code: string) => {
      let count = 0;
      return {
        run: (netlist: string) =>
          Promise.resolve(
            ++count === 2 ? { ok: false as const, code, findings: [] } : ok({ plots: [plotOf(netlist)], findings: [] }),
          ),
      };
    };
    const countOf = async (code: string): Promise<number> => {
      const series = plan();
      if (!series?.ok) throw new Error("no series");
      const answer = await runSeries(failing(code), divider(1), series.value);
      return answer.ok ? answer.value.plots.length : -1;
    };
    // Sources have the tolerance of their field too: V1, R1 and R2 are eight corners and the nominal run.
    expect(await countOf("RUN_FAILED")).toBe(8);
    expect(await countOf("ENGINE_FAILED")).toBe(1);
  });

  it("reports its progress", async () => {
    const seen: string[] = [];
    const plan = planSeries({ ...NO_SWEEP, kind: "monteCarlo", runs: "2" }, divider(1), () => "");
    if (!plan?.ok) throw new Error("no series");
    await runSeries(engine, divider(1), plan.value, { onProgress: ({ done, total }) => seen.push(`${done}/${total}`) });
    expect(seen).toEqual(["0/3", "1/3", "2/3", "3/3"]);
  });
});
