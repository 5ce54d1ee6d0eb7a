// Series through ngspice: an RC low-pass with tolerances, by hand.
import { afterAll, describe, expect, it } from "vitest";
import { planSeries } from "@/lib/core/simulation-runs/plan-series";
import { runSeries } from "@/lib/core/simulation-runs/run-series";
import { seriesSummary } from "@/lib/core/simulation-runs/series-summary";
import { NO_SWEEP, type SweepSetup } from "@/lib/core/simulation-runs/sweep-setup";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

const LOW_PASS = [
  "* Low-pass",
  "V1 in 0 DC 0 AC 1",
  "R1 in out 1k",
  "C1 out 0 159.155n",
  ".ac dec 200 100 10k",
  ".meas ac corner when vdb(out)=-3.0103",
  ".end",
  "",
].join("\n");

async function rowsOf(netlist: string, change: Partial<SweepSetup>, tolerances: Readonly<Record<string, string>> = {}) {
  const plan = planSeries({ ...NO_SWEEP, ...change }, netlist, (name) => tolerances[name.toLowerCase()] ?? "");
  if (!plan?.ok) throw new Error("no series");
  const answer = await runSeries(engine, netlist, plan.value);
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return { plots: answer.value.plots, rows: seriesSummary(answer.value.plots, []) };
}

describe("a series through ngspice", { timeout: 120_000 }, () => {
  it("finds the corner of a low-pass at the ends of its tolerances", async () => {
    const { rows, plots } = await rowsOf(LOW_PASS, { kind: "worstCase" }, { r1: "5%", c1: "10%" });
    // 1 / (2 pi 1k 159.155n) = 1000 Hz; / (0.95 * 0.9) = 1169.6 Hz; / (1.05 * 1.1) = 865.8 Hz.
    expect(plots).toHaveLength(5);
    expect(rows[0]?.nominal).toBeCloseTo(1000, 0);
    expect(Math.abs((rows[0]?.max ?? 0) / 1169.6 - 1)).toBeLessThan(1e-3);
    expect(Math.abs((rows[0]?.min ?? 0) / 865.8 - 1)).toBeLessThan(1e-3);
  });

  it("spreads the corner by the root of the summed squares", async () => {
    const { rows } = await rowsOf(LOW_PASS, { kind: "monteCarlo", runs: "200" }, { r1: "3%", c1: "6%" });
    // sigma 1 % and 2 %: sqrt(5) % of 1000 Hz = 22.4 Hz; standard error of sigma 1/sqrt(400) = 5 %, three of them.
    expect(Math.abs((rows[0]?.deviation ?? 0) / 22.4 - 1)).toBeLessThan(0.15);
    expect(Math.abs((rows[0]?.mean ?? 0) - 1000)).toBeLessThan(5);
  });

  it("steps values, model parameters and the temperature", async () => {
    const diode = ["* Diode", "V1 in 0 5", "R1 in a 1k", "D1 a 0 DX", ".model DX D(IS=1e-14 N=1)", ".op", ".end", ""];
    const steps = (target: string, values: string): Partial<SweepSetup> => ({
      ...{ kind: "step", steps: [{ ...NO_SWEEP.steps[0], target, values }, NO_SWEEP.steps[1]] },
    });
    const voltages = async (target: string, values: string): Promise<number[]> => {
      const { plots } = await rowsOf(diode.join("\n"), steps(target, values));
      return plots.map((plot) => plot.vectors.find(({ name }) => name === "v(a)")?.real[0] ?? 0);
    };
    // N = 2 doubles the drop: I about 4.3 mA, Vt ln(4.3e-3 / 1e-14) = 0.692 V, then 3.6 mA: 2 Vt ln(3.6e-3 / 1e-14) = 1.375 V.
    const [one = 0, two = 0] = await voltages("DX.N", "1 2");
    expect(one).toBeCloseTo(0.692, 2);
    expect(two).toBeCloseTo(1.375, 2);
    // About -2 mV for each kelvin.
    const [cold = 0, hot = 0] = await voltages("TEMP", "27 77");
    expect((hot - cold) / 50).toBeGreaterThan(-2.6e-3);
    expect((hot - cold) / 50).toBeLessThan(-1.2e-3);
    // A tenth of the current: Vt ln 10 = 60 mV less.
    const [low = 0, high = 0] = await voltages("R1", "1k 10k");
    expect((low - high) * 1e3).toBeCloseTo(60, -1);
  });

  it("runs what a set-up asks for: noise, nested sweeps, temperatures", async () => {
    const answer = await engine.run(
      [
        ...["* All", "V1 in 0 DC 1 AC 1", "R1 in out 1k", "R2 out 0 1k"],
        ...[".noise V(out) V1 dec 10 1 1k", ".dc V1 0 2 1 R2 1k 3k 2k", ".dc TEMP -40 85 25", ".tran 1u 1m 0 2u uic"],
        ...[".step temp list 0 50", ".meas tran vmax max v(out)", ".end"],
      ].join("\n"),
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer));
    const { plots } = answer.value;
    expect(plots.map(({ analysis, axis, steps }) => [analysis, axis?.unit, steps[0]?.value])).toEqual([
      ...[0, 50].map((temperature) => ["noise", "Hz", temperature]),
      ...[0, 50].map((temperature) => ["dc", "V", temperature]),
      ...[0, 50].map((temperature) => ["dc", "°C", temperature]),
      ...[0, 50].map((temperature) => ["tran", "s", temperature]),
    ]);
    expect(plots.at(-1)?.measurements).toEqual([{ name: "vmax", value: 0.5 }]);
  });
});
