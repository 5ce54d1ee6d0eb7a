// What the parts of an example project bear in ngspice, compared with calculations by hand.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type SimulatedPart, simulatedParts } from "@/lib/core/part-proposal/ideal-parts";
import { requirementOf } from "@/lib/core/part-proposal/requirement";
import { exportedDesign } from "@/lib/core/schematic/export/exported-design";
import { readSchematic, type SchematicFile } from "@/lib/core/schematic/format/schematic-file";
import { withSavedCurrents } from "@/lib/core/simulation-netlist/part-currents";
import { simulationNetlist } from "@/lib/core/simulation-netlist/simulation-netlist";
import { createSpiceEngine } from "@/lib/workers/spice/spice-engine";
import { createSpiceThread } from "../../support/spice-worker";

const engine = createSpiceEngine(createSpiceThread);
afterAll(() => engine.end());

let parts: ReadonlyMap<string, SimulatedPart>;

beforeAll(async () => {
  const text = readFileSync("lib/server/project/examples/linear-supply.json", "utf8");
  const design = exportedDesign(readSchematic(JSON.parse(text) as SchematicFile));
  const netlist = simulationNetlist(design, { title: "linear supply" });
  const result = await engine.run(withSavedCurrents(netlist.text, netlist.parts), { timeoutMs: 60_000 });
  if (!result.ok) throw new Error(JSON.stringify(result.findings));
  const found = simulatedParts({ design, netlist, plots: result.value.plots });
  parts = new Map(found.map((part) => [part.designator, part]));
}, 90_000);

const partOf = (designator: string): SimulatedPart => {
  const part = parts.get(designator);
  if (!part) throw new Error(designator);
  return part;
};
const isNear = (value: number | null, wanted: number, share: number): boolean =>
  value !== null && Math.abs(value / wanted - 1) < share;

describe("parts of the linear supply", () => {
  it("are those that real parts are proposed for: no connector, regulator or LED", () => {
    expect([...parts.keys()]).toEqual(["C1", "C2", "C3", "C4", "C5", "D1", "D2", "D3", "D4", "R1", "R2", "R3"]);
  });

  it("R1 and R2 have the power of the divider's current", () => {
    // 1.25 V over 240 ohms: 5.21 mA, 6.51 mW. R2 carries 50 uA more: 715 * 5.258 mA² = 19.8 mW; less while it starts.
    expect(isNear(partOf("R1").stress.power, 6.51e-3, 0.05)).toBe(true);
    expect(isNear(partOf("R2").stress.power, 19.8e-3, 0.15)).toBe(true);
    // 3.76 V = 5.01 V - 1.25 V.
    expect(isNear(partOf("R2").stress.voltage, 3.76, 0.01)).toBe(true);
  });

  it("the rectifiers bear the peak less one forward voltage, and half the load's current each", () => {
    // 17 V - 0.9 V = 16.1 V.
    for (const name of ["D1", "D2", "D3", "D4"]) expect(isNear(partOf(name).stress.voltage, 16.1, 0.05)).toBe(true);
    // The pairs share 0.5 A; charging the capacitors (940 uF to 15 V in 0.1 s: 0.14 A) adds to it.
    const sum = ["D1", "D2"].reduce((all, name) => all + (partOf(name).stress.current ?? 0), 0);
    expect(sum).toBeGreaterThan(0.5);
    expect(sum).toBeLessThan(0.65);
  });

  it("the capacitors behind the rectifier need 20 V at 80 %, ceramic ones 35 V at 50 %", () => {
    // 17 V - 2 * 0.95 V = 15.1 V: 18.9 V and 30.2 V.
    const voltsOf = (name: string) => requirementOf(partOf(name), "E24").queries[0]?.parameters?.voltage?.[0];
    expect(isNear(partOf("C1").stress.voltage, 15.1, 0.03)).toBe(true);
    expect([voltsOf("C1"), voltsOf("C3")]).toEqual(["20 V", "35 V"]);
    expect(partOf("C1").kind).toBe("electrolyticCapacitor");
    expect(partOf("C3").kind).toBe("ceramicCapacitor");
  });

  it("a rectifier is asked for by the number of its model", () => {
    expect(requirementOf(partOf("D1"), "E24").queries[0]).toEqual({ keyword: "1N4007", category: "diode" });
  });
});
