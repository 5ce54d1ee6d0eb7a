// Each option that is offered for a circuit which could not be solved is one that the engine takes.
import { afterAll, expect, it } from "vitest";
import {
  CONVERGENCE_OPTIONS,
  type ConvergenceOption,
  withOptions,
} from "@/lib/core/simulation-netlist/convergence-options";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

const OPTIONS = Object.keys(CONVERGENCE_OPTIONS) as ConvergenceOption[];
const DIODE = ["test", "V1 in 0 SIN(0 5 1k)", "R1 in out 1k", "D1 out 0 D1", ".model D1 D", ".tran 1u 1m", ".end", ""];

it.each([[], ...OPTIONS.map((option) => [option]), OPTIONS])(
  "%s leaves a clipped sine as it is",
  async (...options) => {
    const result = await engine.run(withOptions(DIODE.join("\n"), options), { timeoutMs: 30_000 });
    const [plot] = result.ok ? result.value.plots : [];
    expect(result.ok && result.value.findings).toEqual([]);
    const out = plot?.vectors.find(({ name }) => name === "v(out)")?.real ?? new Float64Array();
    // A diode of the default model (IS = 10 fA) carries 4.3 mA at 25.85 mV ln(4.3 mA / 10 fA) = 0.69 V.
    expect(Math.max(...out)).toBeCloseTo(0.69, 1);
    expect(Math.min(...out)).toBeCloseTo(-5, 1);
  },
  60_000,
);
