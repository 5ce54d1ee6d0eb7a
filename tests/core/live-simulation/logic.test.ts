// Truth tables of gates, and flip-flops at the edges of their clocks.
import { describe, expect, it } from "vitest";
import type { GateFunction, LiveDevice, LogicLevels, Timer555 } from "@/lib/core/live-simulation/circuit/circuit";
import { c, r, v } from "./circuits/devices";
import { live, record, settled } from "./live";

const LEVELS: LogicLevels = { low: 0, high: 5, delay: 1e-9 };

/** Outputs for 00, 01, 10 and 11. */
const TABLES: Readonly<Record<Exclude<GateFunction, "buffer" | "not">, string>> = {
  ...{ and: "0001", nand: "1110", or: "0111", nor: "1000", xor: "0110", xnor: "1001" },
};

const output = (name: GateFunction, inputs: readonly number[]): string => {
  const nodes = [...inputs.map((_, at) => `i${at}`), "out"];
  const sources = inputs.map((high, at) => v(`V${at}`, `i${at}`, "0", 5 * high));
  const simulation = settled([...sources, { kind: "logic-gate", id: "U1", nodes, function: name, levels: LEVELS }]);
  return simulation.nodeVoltage("out") > 2.5 ? "1" : "0";
};

describe("gates", () => {
  for (const [name, table] of Object.entries(TABLES) as [keyof typeof TABLES, string][])
    it(name, () => {
      const rows = [[0, 0], [0, 1], [1, 0], [1, 1]] as const; // prettier-ignore
      expect(rows.map((inputs) => output(name, inputs)).join("")).toBe(table);
    });

  it("not, buffer, and three inputs", () => {
    expect([output("not", [0]), output("not", [1]), output("buffer", [0]), output("buffer", [1])].join("")).toBe(
      "1001",
    );
    expect([output("and", [1, 1, 1]), output("and", [1, 1, 0]), output("xor", [1, 1, 1])].join("")).toBe("101");
  });

  it("loads its output resistance", () => {
    // 5 V · 150 Ω / (50 Ω + 150 Ω)
    const simulation = settled([
      v("V1", "in", "0", 0),
      { kind: "logic-gate", id: "U1", nodes: ["in", "out"], function: "not", levels: LEVELS },
      r("R1", "out", "0", 150),
    ]);
    expect(simulation.nodeVoltage("out")).toBeCloseTo(3.75, 6);
  });
});

/** States of the output after each tick of 1 µs; the clock rises in the middle of each. */
function states(type: "d" | "jk" | "t" | "sr", inputs: Readonly<Record<string, string>>): string {
  const ticks = Math.max(...Object.values(inputs).map((bits) => bits.length));
  const sources = Object.entries(inputs).map(([name, bits]): LiveDevice => {
    const points = [...bits].flatMap((bit, at): [number, number][] => [
      [at * 1e-6 + (at > 0 ? 1e-8 : 0), 5 * Number(bit)],
      [(at + 1) * 1e-6, 5 * Number(bit)],
    ]);
    return v(`V${name}`, name, "0", { shape: "pwl", points });
  });
  const clock = v("VC", "clk", "0", {
    ...{ shape: "pulse", initial: 0, pulsed: 5, delay: 5e-7, rise: 1e-9, fall: 1e-9, width: 2e-7, period: 1e-6 },
  });
  const pins = [...Object.keys(inputs), ...(type === "sr" ? [] : ["clk"]), "q", "nq"];
  const simulation = live([...sources, clock, { kind: "flip-flop", id: "U1", type, nodes: pins, levels: LEVELS }]);
  return Array.from({ length: ticks }, (_, at) => {
    record(simulation, "q", (at + 0.9) * 1e-6);
    const [q, inverse] = [simulation.nodeVoltage("q") > 2.5, simulation.nodeVoltage("nq") > 2.5];
    return q === inverse ? "?" : q ? "1" : "0";
  }).join("");
}

describe("flip-flops", () => {
  it("D takes its data at the rising edge", () => {
    expect(states("d", { d: "0110100" })).toBe("0110100");
  });

  it("T toggles", () => {
    expect(states("t", { t: "0110111" })).toBe("0100101");
  });

  it("JK holds, sets, resets and toggles", () => {
    // Hold 0, set, reset, hold 0, toggle to 1, toggle to 0, reset.
    expect(states("jk", { j: "0100110", k: "0010111" })).toBe("0100100");
  });

  it("SR follows its inputs without a clock", () => {
    expect(states("sr", { s: "0100100", r: "0001000" })).toBe("0110111");
  });
});

describe("timer 555", () => {
  it("gives one pulse of 1.1 · R · C, and none while it is reset", () => {
    // ln 3 · 10 kΩ · 10 nF = 109.861 µs after the trigger at 50 µs.
    const timer: Timer555 = {
      ...{ kind: "timer-555", id: "U1", nodes: ["0", "trig", "out", "rst", "ctl", "cap", "cap", "vcc"] },
      dischargeResistance: 1,
    };
    const trigger = v("VT", "trig", "0", {
      ...{ shape: "pulse", initial: 5, pulsed: 0, delay: 5e-5, rise: 1e-7, fall: 1e-7, width: 1e-5, period: 1 },
    });
    const monostable = (reset: number): LiveDevice[] => [
      ...[v("V1", "vcc", "0", 5), v("V2", "rst", "0", reset), r("R1", "vcc", "cap", 1e4)],
      ...[c("C1", "cap", "0", 1e-8), c("C2", "ctl", "0", 1e-8), trigger, timer],
    ];
    const { times, values } = record(live(monostable(5)), "out", 4e-4);
    const high = times.filter((_, at) => (values[at] ?? 0) > 2.5);
    expect((high.at(-1) ?? 0) - (high[0] ?? 0)).toBeCloseTo(109.861e-6, 6);
    expect(Math.max(...record(live(monostable(0)), "out", 4e-4).values)).toBeLessThan(0.1);
  });
});
