import { describe, expect, it } from "vitest";
import { findModel, GENERIC_MODELS } from "@/lib/core/simulation-netlist/model-library";
import type { GenericModel } from "@/lib/core/simulation-netlist/models/generic-model";
import { createScope } from "@/lib/core/live-circuit/parameter-scope";
import { sourceWaveform } from "@/lib/core/live-circuit/source-waveform";
import { waveformAt } from "@/lib/core/live-simulation/circuit/waveform";
import { circuitOf, simulationOf } from "./run-live";

const netlist = (...lines: readonly string[]): string => ["* test", ...lines, ".end", ""].join("\n");

/** Voltage of a node in the steady state. */
function steady(node: string, ...lines: readonly string[]): number {
  const simulation = simulationOf(netlist(...lines));
  expect(simulation.operatingPoint()).toEqual({ ok: true, value: null });
  return simulation.nodeVoltage(node);
}

describe("a netlist as a live circuit", () => {
  it("computes parameters and expressions", () => {
    // 9 V over 1k and 2k: 6 V.
    const lines = [".param r={1k} half='r/2'", "V1 in 0 DC 9", "R1 in out {r}", "R2 out 0 {4*half}"];
    expect(steady("out", ...lines)).toBeCloseTo(6, 6);
  });

  it("gives subcircuits their nodes, defaults and parameters", () => {
    const divider = [".subckt divider top tap params: lower=1k", "R1 top tap 1k", "R2 tap 0 {lower}", ".ends"];
    const lines = [...divider, "V1 in 0 12", "X1 in a divider", "X2 in b divider lower=3k", "R9 a 0 1G", "R8 b 0 1G"];
    // Halves, and 3k of 4k.
    expect(steady("a", ...lines)).toBeCloseTo(6, 3);
    expect(steady("b", ...lines)).toBeCloseTo(9, 3);
    expect(circuitOf(netlist(...lines)).circuit.devices.map(({ id }) => id)).toContain("x2.r2");
  });

  it("follows behavioral sources of voltages and currents", () => {
    // I(V1) is the current into V1 at its plus: -1 mA; 3 V - 2 V = 1 V.
    const lines = ["V1 in 0 3", "R1 in 0 3k", "B1 out 0 V=V(in) - 2000*abs(I(V1))", "R2 out 0 1k"];
    expect(steady("out", ...lines)).toBeCloseTo(1, 6);
    expect(steady("y", "V1 x 0 4", "B1 0 y I=sqrt(V(x))/1k", "R1 y 0 1k", "R2 x 0 1k")).toBeCloseTo(2, 6);
  });

  it("takes conditions to be events between steps", () => {
    const lines = ["V1 in 0 SIN(0 1 1k)", "R1 in 0 1k", "B1 out 0 V=V(in)>0.5 ? 5 : 0", "R2 out 0 1k"];
    const simulation = simulationOf(netlist(...lines));
    const rises: number[] = [];
    let before = 0;
    const result = simulation.advance(2e-3, (time) => {
      const now = simulation.nodeVoltage("out");
      if (now > 2.5 && before < 2.5) rises.push(time);
      before = now;
    });
    expect(result.ok).toBe(true);
    // asin(0.5) / (2 pi 1k) = 83.33 us, and a period later; the edge ends with the step behind it.
    expect(rises.map((time) => Math.round(time * 1e6 * 0.2))).toEqual([17, 217]);
  });

  it("names what has no live equivalent", () => {
    const { issues } = circuitOf(
      netlist(
        "T1 a 0 b 0 Z0=50 TD=1n",
        "R1 a 0 1k",
        "M1 a b 0 0 bsim",
        ".model bsim nmos(level=8)",
        "Q1 a b 0 missing",
        "X1 a nowhere",
        "R2 b 0 R={V(a)*1k}",
        "B1 c 0 V=idt(V(a))",
      ),
    );
    expect(issues.map(({ code, device, subject }) => `${code} ${device} ${subject}`).sort()).toEqual([
      "ELEMENT_NOT_LIVE t1 T",
      "MODEL_NOT_LIVE m1 bsim (nmos)",
      "MODEL_UNKNOWN q1 missing",
      "MODEL_UNKNOWN x1 nowhere",
      "VALUE_NOT_LIVE b1 idt(V(a))",
      "VALUE_NOT_LIVE r2 R={V(a)*1k}",
    ]);
  });

  it("ends parameters and functions that need themselves", () => {
    const { issues } = circuitOf(netlist(".param a={b} b={a}", ".func f(x) {f(x)}", "R1 n 0 {a}", "B1 n 0 V=f(V(n))"));
    expect(issues.map(({ device }) => device)).toEqual(["r1", "b1"]);
  });

  it("starts from initial values where the netlist says so", () => {
    expect(circuitOf(netlist("R1 a 0 1", ".tran 1u 3m uic"))).toMatchObject({
      circuit: { options: { start: "initial-values" } },
      shownSeconds: 3e-3,
    });
    expect(circuitOf(netlist("R1 a 0 1"))).toMatchObject({
      circuit: { options: { start: "operating-point" } },
      shownSeconds: null,
    });
  });
});

describe("what a person may change", () => {
  const POTENTIOMETER = [".subckt potentiometer_rv1 e1 w e2", "R1 e1 w 2.5k", "R2 w e2 7.5k", ".ends"];
  const SWITCH = [".subckt switch_sw1 com a b", "R1A com a 1m", "R1B com b 1G", ".ends"];

  it("keeps a potentiometer whole", () => {
    const lines = [...POTENTIOMETER, "V1 in 0 10", "XRV1 in w 0 potentiometer_rv1"];
    const { controls } = circuitOf(netlist(...lines));
    expect(controls).toContainEqual({ kind: "position", id: "xrv1", value: 0.25 });
    const simulation = simulationOf(netlist(...lines, "R1 w 0 1G"));
    expect(simulation.advance(1e-3).ok).toBe(true);
    expect(simulation.nodeVoltage("w")).toBeCloseTo(7.5, 3);
    expect(simulation.set("xrv1", "position", 0.9).ok).toBe(true);
    expect(simulation.advance(2e-3).ok).toBe(true);
    expect(simulation.nodeVoltage("w")).toBeCloseTo(1, 3);
  });

  it("has the contacts of a switch together", () => {
    const { controls, circuit } = circuitOf(netlist(...SWITCH, "XSW1 a b c switch_sw1"));
    expect(controls).toEqual([
      {
        ...{ kind: "switch", id: "xsw1", isOn: true },
        contacts: [
          { device: "xsw1.r1a", isClosed: true },
          { device: "xsw1.r1b", isClosed: false },
        ],
      },
    ]);
    expect(circuit.devices.map(({ nodes }) => nodes)).toEqual([
      ["a", "b"],
      ["a", "c"],
    ]);
  });

  it("lists values of elements at the top with their units", () => {
    const lines = ["R1 a 0 4k7", "R2 b 0 1Meg", "C1 a 0 2", "V1 a 0 SIN(1 2 50)"];
    expect(
      circuitOf(netlist(...lines)).controls.flatMap((control) =>
        control.kind === "value" ? [[control.id, control.parameter, control.value, control.unit]] : [],
      ),
    ).toEqual([
      ["r2", "resistance", 1e6, "Ω"],
      ["c1", "capacitance", 2, "F"],
      ["v1", "amplitude", 2, "V"],
      ["v1", "frequency", 50, "Hz"],
      ["v1", "offset", 1, "V"],
    ]);
  });
});

describe("generic models", () => {
  const instance = ({ letter, name, cards, pins }: GenericModel): string => {
    const count = pins?.length ?? (letter === "D" ? 2 : 3);
    const nodes = Array.from({ length: count }, (_, at) => `n${at}`);
    return netlist(
      `${letter}1 ${nodes.join(" ")} ${name}`,
      ...cards,
      ...nodes.map((node, at) => `R${at} ${node} 0 1k`),
    );
  };

  it.each(GENERIC_MODELS.map((model) => [model.name, model] as const))("%s runs live", (_, model) => {
    const text = instance(model);
    expect(circuitOf(text).issues).toEqual([]);
    expect(simulationOf(text).advance(1e-6)).toEqual({ ok: true, value: null });
  });
});

describe("modulated sources", () => {
  // ngspice 46, .tran 1u 1m.
  it.each([
    ["AM(0.5 2 1 1k 20k)", 9.428e-5, -1.18461],
    ["AM(0.5 2 1 1k 20k)", 2.8828e-4, -2.45695],
    ["AM(0.5 2 1 1k 20k 0.2m)", 1.8028e-4, 0],
    ["AM(0.5 2 1 1k 20k 0.2m)", 3.0228e-4, 1.23459],
    ["SFFM(0.5 2 20k 5 1k)", 5.828e-5, 1.111682],
    ["SFFM(0.5 2 1k 5 20k)", 3.0228e-4, 2.383758],
  ])("%s has the engine's value at %d s", (text, time, volts) => {
    const waveform = sourceWaveform(text, createScope({ parameters: [], functions: [] }));
    expect(waveform && waveformAt(waveform, time)).toBeCloseTo(volts, 4);
  });
});

describe("gates at 5 V", () => {
  const inverterOf = (name: string, volts: number): number => {
    const model = findModel(name);
    const pins = model?.pins?.map(([pin]) =>
      pin === "1" ? "in" : pin === "2" ? "out" : pin === "14" ? "vcc" : pin === "7" ? "0" : `n${pin}`,
    );
    const lines = ["V1 vcc 0 5", `V2 in 0 ${volts}`, `X1 ${pins?.join(" ")} ${model?.name}`, ...(model?.cards ?? [])];
    return steady("out", ...lines, ...[3, 4, 5, 6, 8, 9, 10, 11, 12, 13].map((pin) => `R${pin} n${pin} 0 1Meg`));
  };

  // TTL guarantees 2 V for high and 0.8 V for low; CMOS gates have their threshold at half the supply.
  it.each([
    ["74HC04", 2, 5],
    ["74HC04", 3, 0],
    ["74HCT04", 2, 0],
    ["74HCT04", 0.8, 5],
    ["74LS04", 2, 0],
    ["74LS14", 1.9, 0],
    ["74LS14", 0.5, 5],
  ])("a %s makes of %d V %d V", (name, volts, output) => {
    expect(Math.abs(inverterOf(name, volts) - output)).toBeLessThan(0.05);
  });
});
