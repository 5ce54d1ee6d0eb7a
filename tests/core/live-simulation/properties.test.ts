// Laws that hold for every circuit, and circuits by chance.
import { describe, expect, it } from "vitest";
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import { createLiveSimulation, type LiveSimulation } from "@/lib/core/live-simulation/live-simulation";
import { randomCases } from "@/tests/support/cases";
import { Random } from "@/tests/support/random";
import { LIVE_CASES } from "./circuits/all";
import { c, d, i, l, NPN, PNP, pulse, q, r, SIGNAL_DIODE, sine, v } from "./circuits/devices";

/** Outputs of these have ground as their other end, which is no terminal. */
const GROUNDED = new Set<LiveDevice["kind"]>(["op-amp", "logic-gate", "flip-flop"]);

/** A: currents through small resistances are differences of voltages that are known to about 1 µV. */
const FLOOR = 1e-5;

/** Largest sum of currents into a node, relative to the largest current there. */
function currentLawError(simulation: LiveSimulation, devices: readonly LiveDevice[]): number {
  const sums = new Map<string, { sum: number; largest: number }>();
  for (const { id, nodes } of devices)
    nodes.forEach((node, terminal) => {
      const current = simulation.deviceCurrent(id, terminal);
      const { sum, largest } = sums.get(node) ?? { sum: 0, largest: FLOOR };
      sums.set(node, { sum: sum + current, largest: Math.max(largest, Math.abs(current)) });
    });
  sums.delete("0");
  return Math.max(...[...sums.values()].map(({ sum, largest }) => Math.abs(sum) / largest));
}

/** Sum of the currents into a device, relative to the largest. */
function deviceError(simulation: LiveSimulation, { id, nodes }: LiveDevice): number {
  const currents = nodes.map((_, terminal) => simulation.deviceCurrent(id, terminal));
  return Math.abs(currents.reduce((sum, current) => sum + current, 0)) / Math.max(FLOOR, ...currents.map(Math.abs));
}

describe("laws of circuits", () => {
  for (const { name, circuit, duration } of LIVE_CASES)
    it(`currents into each node and each device add up to zero: ${name}`, () => {
      const created = createLiveSimulation(circuit);
      if (!created.ok) throw new Error(created.code);
      const simulation = created.value;
      const { devices } = circuit;
      let worst = 0;
      let steps = 0;
      const result = simulation.advance(duration / 10, () => {
        if (steps++ % 7 !== 0 || steps > 700) return;
        const ofDevices = devices
          .filter(({ kind, nodes }) => !GROUNDED.has(kind) && nodes.length !== 3)
          .map((device) => deviceError(simulation, device));
        worst = Math.max(worst, currentLawError(simulation, devices), ...ofDevices);
      });
      expect(result.ok).toBe(true);
      expect(worst).toBeLessThan(1e-2);
    });

  it("the power of all devices adds up to zero", () => {
    const devices = [
      ...[v("V1", "vcc", "0", 12), v("V2", "in", "0", 2), r("R1", "vcc", "c", 1e3), r("R2", "e", "0", 470)],
      ...[q("Q1", ["c", "in", "e"], NPN), d("D1", "c", "e", SIGNAL_DIODE), i("I1", "c", "0", 1e-3)],
    ];
    const created = createLiveSimulation({ devices });
    if (!created.ok) throw new Error(created.code);
    expect(created.value.operatingPoint().ok).toBe(true);
    const powers = devices.map(({ id }) => created.value.power(id));
    expect(powers.reduce((sum, power) => sum + power, 0)).toBeCloseTo(0, 8);
    expect(Math.min(...powers)).toBeLessThan(-0.05);
  });
});

function device(random: Random, id: number, node: () => string): LiveDevice {
  const value = (low: number, high: number): number => 10 ** random.between(low, high);
  const [a, b, e] = [node(), node(), node()] as const;
  switch (random.below(8)) {
    case 0:
      return c(`C${id}`, a, b, value(-10, -6));
    case 1:
      return l(`L${id}`, a, b, value(-6, -2));
    case 2:
      return d(`D${id}`, a, b, SIGNAL_DIODE);
    case 3:
      return q(`Q${id}`, [a, b, e], NPN);
    case 4:
      return q(`Q${id}`, [a, b, e], PNP, "pnp");
    case 5:
      return i(`I${id}`, a, b, random.between(-1e-2, 1e-2));
    default:
      return r(`R${id}`, a, b, value(1, 5));
  }
}

describe("circuits by chance", () => {
  it("end, and keep Kirchhoff's law or give a reason", () => {
    const random = new Random(2026);
    const failures = new Map<string, number>();
    for (let round = 0; round < randomCases(400); round++) {
      const size = 2 + random.below(5);
      const node = (): string => String(random.below(size));
      const parts = Array.from({ length: 4 + random.below(8) }, (_, id) => device(random, id, node));
      const supply = random.isLuck(0.5) ? sine(5, 1e3) : pulse(0, 5, 1e-4, 1e-6);
      const leaks = Array.from({ length: size - 1 }, (_, at) => r(`RL${at}`, String(at + 1), "0", 1e5));
      const devices = [v("V1", "1", "0", supply), ...leaks, ...parts];
      const created = createLiveSimulation({ devices });
      if (!created.ok) throw new Error(`${round}: ${created.code}`);
      const result = created.value.advance(3e-4);
      if (result.ok) expect(currentLawError(created.value, devices)).toBeLessThan(1e-2);
      else failures.set(result.code, (failures.get(result.code) ?? 0) + 1);
    }
    expect(Object.fromEntries(failures)).toEqual({});
  });
});
