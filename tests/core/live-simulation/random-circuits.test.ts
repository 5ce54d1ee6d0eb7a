// Circuits by chance, of all kinds of devices, whose values change while they run.
import { describe, expect, it } from "vitest";
import type { LiveDevice, LogicLevels } from "@/lib/core/live-simulation/circuit/circuit";
import { createLiveSimulation } from "@/lib/core/live-simulation/live-simulation";
import { randomCases } from "@/tests/support/cases";
import { Random } from "@/tests/support/random";
import { c, d, i, l, m, NPN, opAmp, PNP, pulse, q, r, SIGNAL_DIODE, sine, v } from "./circuits/devices";

const LEVELS: LogicLevels = { low: 0, high: 5, hysteresis: 0.2, delay: 1e-7, edge: 1e-8 };

/** Limit of steps in a frame: a switch that controls itself may open and close as fast as its transistors allow. */
const MAX_STEPS = 3000;

type Make = (id: number, node: () => string, random: Random) => LiveDevice;

const KINDS: readonly Make[] = [
  (id, node, random) => r(`R${id}`, node(), node(), 10 ** random.between(1, 5)),
  (id, node, random) => c(`C${id}`, node(), node(), 10 ** random.between(-10, -6)),
  (id, node, random) => l(`L${id}`, node(), node(), 10 ** random.between(-6, -2)),
  (id, node, random) => i(`I${id}`, node(), node(), random.between(-1e-2, 1e-2)),
  (id, node) => d(`D${id}`, node(), node(), SIGNAL_DIODE),
  (id, node) => q(`Q${id}`, [node(), node(), node()], NPN),
  (id, node) => q(`Q${id}`, [node(), node(), node()], PNP, "pnp"),
  (id, node) => m(`M${id}`, [node(), node(), node(), "0"], { vto: 1, kp: 1e-3, lambda: 0.01, cgso: 1e-9 }, { polarity: "nmos" }), // prettier-ignore
  (id, node) => opAmp(`U${id}`, [node(), node(), node()], { slewRate: 1e6 }),
  (id, node) => ({ kind: "potentiometer", id: `P${id}`, nodes: [node(), node(), node()], resistance: 1e4, position: 0.5 }), // prettier-ignore
  (id, node) => ({ kind: "manual-switch", id: `S${id}`, nodes: [node(), node()], closed: false }),
  (id, node) => ({ kind: "logic-gate", id: `G${id}`, nodes: [node(), node(), node()], function: "nand", levels: LEVELS }), // prettier-ignore
  (id, node) => ({ kind: "flip-flop", id: `F${id}`, type: "d", nodes: [node(), node(), node()], levels: LEVELS }),
  (id, node) => ({
    ...{ kind: "voltage-switch", id: `W${id}`, nodes: [node(), node(), node(), node()], threshold: 1 },
    ...{ hysteresis: 0.3, onResistance: 1, offResistance: 1e6 },
  }),
  (id, node) => ({
    ...{ kind: "jfet", id: `J${id}`, nodes: [node(), node(), node()], polarity: "njf" },
    model: { beta: 1e-3, cgs: 1e-12, cgd: 1e-12 },
  }),
];

const CHANGES: Partial<Record<LiveDevice["kind"], readonly [parameter: string, low: number, high: number]>> = {
  resistor: ["resistance", 10, 1e5],
  capacitor: ["capacitance", 1e-10, 1e-6],
  inductor: ["inductance", 1e-6, 1e-2],
  potentiometer: ["position", 0, 1],
  "manual-switch": ["closed", 0, 1],
};

describe("circuits by chance", () => {
  it("run while their values change, with finite voltages, or say why they stop", () => {
    const random = new Random(7);
    const reasons: string[] = [];
    for (let round = 0; round < randomCases(200); round++) {
      const size = 3 + random.below(5);
      const node = (): string => String(random.below(size));
      const parts = Array.from({ length: 3 + random.below(8) }, (_, id) => random.one(KINDS)(id, node, random));
      const supply = random.isLuck(0.5) ? sine(5, 1e4) : pulse(0, 5, 1e-5, 1e-7);
      const leaks = Array.from({ length: size - 1 }, (_, at) => r(`RL${at}`, String(at + 1), "0", 1e5));
      const created = createLiveSimulation({ devices: [v("V1", "1", "0", supply), ...leaks, ...parts] });
      if (!created.ok) throw new Error(`${round}: ${created.code}`);
      const simulation = created.value;
      let isRunning = true;
      for (let frame = 1; frame <= 4 && isRunning; frame++) {
        let steps = 0;
        const result = simulation.advance(frame * 1e-5, () => ++steps < MAX_STEPS);
        isRunning = result.ok;
        if (!result.ok) reasons.push(`${round}: ${result.code} ${result.details?.device ?? result.details?.node}`);
        for (let at = 1; at < size; at++) expect(Number.isFinite(simulation.nodeVoltage(String(at)))).toBe(true);
        const part = random.one(parts);
        const [parameter = "", low = 0, high = 0] = CHANGES[part.kind] ?? [];
        const value = part.kind === "manual-switch" ? random.below(2) : random.between(low, high);
        if (parameter !== "") expect(simulation.set(part.id, parameter, value).ok).toBe(true);
      }
    }
    // A switch that opens when it closes never comes to rest.
    expect(reasons.filter((reason) => !/time-step-too-small W\d+$/.test(reason))).toEqual([]);
    expect(reasons.length).toBeLessThan(5);
  });
});
