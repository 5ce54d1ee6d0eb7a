// Currents and power of parts, as ngspice computes them.
import { afterAll, expect, it } from "vitest";
import { readFileSync } from "node:fs";
import { type ExportedDesign, exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { withAnalysis } from "@/lib/core/simulation-netlist/analysis-setup";
import { findModel } from "@/lib/core/simulation-netlist/model-library";
import { currentInto, powerOf, vectorOf, withSavedCurrents } from "@/lib/core/simulation-netlist/part-currents";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { ROOT } from "@/tests/support/schematic";
import { transistorStage } from "@/tests/support/transistor-stage";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

const stage = () => exportedDesign({ records: transistorStage().records, rootSheetId: ROOT.id });

function example(name: string): ExportedDesign {
  const file = JSON.parse(readFileSync(`lib/server/project/examples/${name}.json`, "utf8")) as SchematicFile;
  return exportedDesign(readSchematic(file));
}

async function run(directive: string, design = stage()) {
  const { text: all, parts } = simulationNetlist(design, { title: "stage" });
  // An example has an analysis of its own.
  const text = all.replace(/^\.tran.*\n/m, "");
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

it.each([".op", ".tran 1m 0.2", ".ac dec 5 1 1k"])(
  "every pin of the timer has a current in %s, and they sum to zero",
  async (directive) => {
    const { plot, parts } = await run(directive, example("blinker"));
    const timer = parts.find(({ pins }) => pins.length === 8);
    const currents = timer?.pins.map((pin) => currentInto(plot, pin)?.real) ?? [];
    expect(currents).toHaveLength(8);
    expect(currents).not.toContain(undefined);
    const largest = Math.max(...currents.flatMap((current) => [...(current ?? [])].map(Math.abs)));
    for (const at of currents[0]?.keys() ?? [])
      expect(Math.abs(currents.reduce((sum, current) => sum + (current?.[at] ?? 0), 0))).toBeLessThan(
        2e-3 * largest + 1e-9,
      );
  },
  60_000,
);

it("a regulator stands on the node of its pin GND, not on ground", async () => {
  const cards = findModel("LM7805")?.cards ?? [];
  const lines = ["* lifted", "V1 in 0 12", "V2 lift 0 1", "X1 in lift out REG_LM7805", "R1 out 0 1k", ...cards, ".op"];
  const result = await engine.run([...lines, ".end", ""].join("\n"), { timeoutMs: 30_000 });
  const [plot] = result.ok ? result.value.plots : [];
  expect(plot && vectorOf(plot, "v(out)")?.real[0]).toBeCloseTo(6, 2);
}, 60_000);
