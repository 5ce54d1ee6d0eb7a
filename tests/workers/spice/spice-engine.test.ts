import { afterAll, describe, expect, it } from "vitest";
import type { SpicePlot } from "@/lib/core/spice/result";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

const netlist = (...lines: readonly string[]): string => ["test", ...lines, ".end"].join("\n");

async function plotsOf(...lines: readonly string[]): Promise<readonly SpicePlot[]> {
  const result = await engine.run(netlist(...lines));
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value.plots;
}

async function plotOf(...lines: readonly string[]): Promise<SpicePlot> {
  const [plot] = await plotsOf(...lines);
  if (!plot) throw new Error("no plot");
  return plot;
}

const vector = (plot: SpicePlot, name: string) => {
  const found = plot.vectors.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not in ${plot.vectors.map((one) => one.name).join(" ")}`);
  return found;
};

const findingsOf = async (...lines: readonly string[]) => {
  const result = await engine.run(netlist(...lines), { timeoutMs: 10_000 });
  return result.ok
    ? { ok: true, findings: [...result.value.findings, ...result.value.plots.flatMap(({ findings }) => findings)] }
    : { ok: false, code: result.code, findings: result.findings };
};

describe("the rigorous engine", { timeout: 60_000 }, () => {
  it("finds an operating point with units", async () => {
    // 5 V over 1k and 1k: 2.5 V and 2.5 mA.
    const plot = await plotOf("V1 in 0 5", "R1 in out 1k", "R2 out 0 1k", ".op");
    expect(plot).toMatchObject({ analysis: "op", axis: null, findings: [], measurements: [] });
    expect(vector(plot, "v(out)")).toMatchObject({ unit: "V", imaginary: null });
    expect(vector(plot, "v(out)").real[0]).toBeCloseTo(2.5, 9);
    expect(vector(plot, "i(v1)")).toMatchObject({ unit: "A" });
    expect(vector(plot, "i(v1)").real[0]).toBeCloseTo(-2.5e-3, 9);
  });

  it("charges a capacitor as the exponential says, and measures it", async () => {
    const plot = await plotOf(
      ...["V1 in 0 PWL(0 0 1n 1)", "R1 in out 1k", "C1 out 0 1u", ".tran 10u 5m"],
      ".meas tran half when v(out)=0.5",
      ".meas tran never when v(out)=7",
    );
    expect(plot.axis).toMatchObject({ name: "time", unit: "s" });
    const times = plot.axis?.real ?? [];
    const out = vector(plot, "v(out)").real;
    const worst = Math.max(...out.map((value, index) => Math.abs(value - (1 - Math.exp(-(times[index] ?? 0) / 1e-3)))));
    expect(worst).toBeLessThan(1e-3);
    // RC ln 2 = 0.6931 ms.
    expect(plot.measurements[0]?.name).toBe("half");
    expect(plot.measurements[0]?.value).toBeCloseTo(0.6931e-3, 6);
    expect(plot.measurements[1]).toEqual({ name: "never", value: null });
    expect(plot.findings).toMatchObject([{ code: "MEASUREMENT_FAILED", subject: "never", source: { line: 7 } }]);
  });

  it("finds harmonics as .four of ngspice does", async () => {
    const plot = await plotOf(
      ...[
        "V1 in 0 SIN(0 2 1k)",
        "R1 in out 1k",
        "D1 out 0 DM",
        ".model DM D(IS=1e-14)",
        ".tran 5u 5m",
        ".four 1k v(out)",
      ],
    );
    const [found] = plot.fourier;
    // ngspice 39 prints: THD 26.4128 %, magnitudes 1.40701, 0.350887 and 0.107407, mean -0.34723, phase of the second 90.
    expect(found?.totalHarmonicDistortion).toBeCloseTo(26.4128, 1);
    expect(found?.harmonics[0]?.magnitude).toBeCloseTo(-0.347, 3);
    expect(found?.harmonics.slice(1, 4).map(({ magnitude }) => Number(magnitude.toFixed(3)))).toEqual([
      1.407, 0.351, 0.107,
    ]);
    expect(found?.harmonics[1]?.phaseDegrees).toBeCloseTo(0, 1);
    expect(found?.harmonics[2]?.phaseDegrees).toBeCloseTo(90, 1);
  });

  it("gives complex vectors over frequency", async () => {
    // At 1 / (2 pi RC) = 159.155 Hz the output is 1 / (1 + j) = 0.5 - 0.5j.
    const plot = await plotOf("V1 in 0 AC 1", "R1 in out 1k", "C1 out 0 1u", ".ac lin 1 159.1549 159.1549");
    expect(plot.axis).toMatchObject({ name: "frequency", unit: "Hz", imaginary: null });
    expect(vector(plot, "v(out)").real[0]).toBeCloseTo(0.5, 5);
    expect(vector(plot, "v(out)").imaginary?.[0]).toBeCloseTo(-0.5, 5);
  });

  it("computes thermal noise", async () => {
    // Two resistors of 1k in parallel: sqrt(4 k T 500) = sqrt(4 * 1.3806e-23 * 300.15 * 500) = 2.8788e-9 V/√Hz.
    const plot = await plotOf("V1 in 0 DC 1 AC 1", "R1 in out 1k", "R2 out 0 1k", ".noise v(out) V1 dec 10 1 1k");
    expect(vector(plot, "onoise_spectrum").unit).toBe("V/√Hz");
    expect((vector(plot, "onoise_spectrum").real[0] ?? 0) * 1e9).toBeCloseTo(2.8788, 3);
  });

  it("runs several analyses and steps in turn", async () => {
    const plots = await plotsOf(
      ...["V1 in 0 DC 1 AC 1", "R1 in out {r}", "R2 out 0 1k", ".param r=1k"],
      ...[".op", ".dc V1 0 2 1", ".step param r list 1k 3k"],
    );
    expect(plots.map(({ analysis, steps }) => `${analysis} ${steps.map(({ value }) => value).join()}`)).toEqual([
      ...["op 1000", "op 3000", "dc 1000", "dc 3000"],
    ]);
    // 1 V over 1k/(1k+1k) and 1k/(3k+1k).
    expect(plots.slice(0, 2).map((plot) => vector(plot, "v(out)").real[0])).toEqual([0.5, 0.25]);
    expect(plots[2]?.axis).toMatchObject({ name: "v-sweep", unit: "V", real: new Float64Array([0, 1, 2]) });
  });

  it("answers calls in their order, and reports progress", async () => {
    const seen: string[] = [];
    const run = (volts: number) =>
      engine.run(netlist(`V1 in 0 ${volts}`, "R1 in 0 1k", ".op", ".tran 1u 10u"), {
        onProgress: ({ done, total }) => seen.push(`${volts}: ${done}/${total}`),
      });
    const results = await Promise.all([run(1), run(2)]);
    const firsts = results.map(
      (result) => result.ok && result.value.plots[0] && vector(result.value.plots[0], "v(in)").real[0],
    );
    expect(firsts).toEqual([1, 2]);
    expect(seen).toEqual(["1: 0/2", "1: 1/2", "1: 2/2", "2: 0/2", "2: 1/2", "2: 2/2"]);
  });

  it("names the node without a path for direct current", async () => {
    const { findings } = await findingsOf("V1 in 0 5", "C1 in n3 1u", "C2 n3 0 1u", ".op");
    expect(findings[0]).toMatchObject({ code: "NO_DC_PATH", subject: "n3", severity: "warning", source: { line: 3 } });
  });

  it("names the source in a loop", async () => {
    const result = await findingsOf("V1 in 0 5", "V2 in 0 4", ".op");
    expect(result).toMatchObject({ ok: false, code: "RUN_FAILED" });
    expect(result.findings).toMatchObject([
      { code: "SOURCE_LOOP", subject: "v1", severity: "error", source: { line: 2 } },
    ]);
  });

  it("keeps what was computed before the time step became too small, and names the node", async () => {
    const result = await findingsOf(
      ...["V1 a 0 PWL(0 0 1u 0 2u 10)", "B1 x 0 V=v(a)>5 ? (v(x)>0.5 ? 0 : 1) : 0", "R1 x 0 1", "C1 x 0 1p"],
      ".tran 1n 10u",
    );
    expect(result.ok).toBe(true);
    expect(result.findings[0]).toMatchObject({ code: "TIMESTEP_TOO_SMALL", severity: "error" });
    expect(result.findings[0]?.subject).toMatch(/^x at 0\.0000015/);
  });

  it("names the function that left its range", async () => {
    const result = await findingsOf("V1 a 0 1", "B1 x 0 V=log(-1-v(x)*v(x))", "R1 x a 1", ".tran 1n 1u");
    expect(result.findings.find(({ code }) => code === "OUT_OF_RANGE")).toMatchObject({ source: { line: 3 } });
  });

  it("runs models with ratings, and survives an engine that ends itself", async () => {
    const diode = ".model dm d(is=1e-14 Iave=1 Vpk=50 mfg=OnSemi type=silicon)";
    expect(await findingsOf("V1 in 0 0.5", "D1 in 0 dm", diode, ".op")).toMatchObject({
      ok: true,
      findings: [{ code: "IGNORED_DIRECTIVE", severity: "warning" }],
    });
    // A junction of another level is not looked at, and its unknown parameter ends the engine.
    const result = await findingsOf("V1 in 0 0.5", "D1 in 0 dm", ".model dm d(level=3 is=1e-14 foo=3)", ".op");
    expect(result.findings[0]?.subject).not.toBe("");
    expect((await findingsOf("V1 in 0 1", "R1 in 0 1", ".op")).ok).toBe(true);
  });

  it("refuses before the run what would hang the engine", async () => {
    const result = await findingsOf("V1 in 0 {foo*2}", "R1 in 0 1k", ".op");
    expect(result).toMatchObject({ ok: false, code: "NETLIST_REFUSED" });
    expect(result.findings).toMatchObject([{ code: "UNDEFINED_PARAMETER", subject: "foo", source: { line: 2 } }]);
  });

  it("never hands out the vectors of the run before", async () => {
    await plotOf("V1 in 0 5", "R1 in 0 1k", ".op");
    expect(await findingsOf("V1 in 0 5", "V2 in 0 4", ".op")).toMatchObject({ ok: false, code: "RUN_FAILED" });
  });

  it("is cancelled within 200 ms, and runs again", async () => {
    const long = netlist("V1 in 0 SIN(0 1 1Meg)", "R1 in out 1k", "C1 out 0 1n", ".tran 10u 10");
    const controller = new AbortController();
    const running = engine.run(long, { signal: controller.signal });
    const caught = running.then(
      () => "done",
      () => performance.now(),
    );
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const start = performance.now();
    controller.abort(new Error("canceled"));
    const end = await caught;
    expect(end).toBeTypeOf("number");
    expect(Number(end) - start).toBeLessThan(200);
    expect((await plotOf("V1 in 0 5", "R1 in 0 1k", ".op")).analysis).toBe("op");
  });

  it("does not count the start of the engine against the time limit", async () => {
    const fresh = createSpiceEngine(createSpiceThread);
    const short = netlist("V1 in 0 5", "R1 in 0 1k", ".op");
    // Starting takes several times as long.
    expect(await fresh.run(short, { timeoutMs: 300 })).toMatchObject({ ok: true });
    fresh.end();
  });

  it("is ended by its time limit", async () => {
    const long = netlist("V1 in 0 SIN(0 1 1Meg)", "R1 in out 1k", "C1 out 0 1n", ".tran 10u 10");
    expect(await engine.run(long, { timeoutMs: 2000 })).toMatchObject({ ok: false, code: "RUN_TIMEOUT" });
  });
});
