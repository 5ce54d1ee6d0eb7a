// Currents and power of parts, as ngspice computes them.
import { afterAll, expect, it } from "vitest";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { withAnalysis } from "@/lib/core/simulation-netlist/analysis-setup";
import { currentInto, powerOf, vectorOf, withSavedCurrents } from "@/lib/core/simulation-netlist/part-currents";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { ROOT } from "@/tests/support/schematic";
import { transistorStage } from "@/tests/support/transistor-stage";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

async function run(directive: string) {
  const design = exportedDesign({ records: transistorStage().records, rootSheetId: ROOT.id });
  const { text, parts } = simulationNetlist(design, { title: "stage" });
  const result = await engine.run(withSavedCurrents(withAnalysis(text, directive), parts), { timeoutMs: 30_000 });
  const [plot] = result.ok ? result.value.plots : [];
  if (!plot) throw new Error(JSON.stringify(result));
  return { plot, parts };
}

it.each([".op", ".dc V1 1 5 1", ".tran 10u 1m"])(
  "every part of %s takes what the others give",
  async (directive) => {
    const { plot, parts } = await run(directive);
    const powers = parts.map((part) => powerOf(plot, part));
    expect(powers).not.toContain(null);
    // Tellegen: the powers of all parts sum to zero; ngspice's tolerance of currents is 0.1 %.
    const largest = Math.max(...powers.flatMap((power) => [...(power ?? [])].map(Math.abs)));
    for (const at of powers[0]?.keys() ?? [])
      expect(Math.abs(powers.reduce((sum, power) => sum + (power?.[at] ?? 0), 0))).toBeLessThan(1e-3 * largest);
  },
  60_000,
);

it("the subcircuit's current is that of its load", async () => {
  const { plot, parts } = await run(".op");
  const [into, out] = parts.find(({ designator }) => designator === "X1")?.pins ?? [];
  // 1 ohm inside, 1 kilohm behind it: V(BUFFERED) / 1 kilohm.
  const expected = (vectorOf(plot, "v(buffered)")?.real[0] ?? 0) / 1_000;
  expect(into && currentInto(plot, into)?.real[0]).toBeCloseTo(expected, 7);
  expect(out && currentInto(plot, out)?.real[0]).toBeCloseTo(-expected, 7);
}, 60_000);
