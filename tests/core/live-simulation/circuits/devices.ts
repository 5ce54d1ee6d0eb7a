// Short forms of devices for the circuits of the tests.
import type { Bjt, Diode, LiveDevice, Mosfet, OpAmp } from "@/lib/core/live-simulation/circuit/circuit";
import type { Waveform } from "@/lib/core/live-simulation/circuit/waveform";

export const r = (id: string, p: string, n: string, resistance: number): LiveDevice => ({
  kind: "resistor",
  id,
  nodes: [p, n],
  resistance,
});

export const c = (id: string, p: string, n: string, capacitance: number, initialVoltage?: number): LiveDevice => ({
  ...{ kind: "capacitor", id, nodes: [p, n], capacitance },
  ...(initialVoltage === undefined ? {} : { initialVoltage }),
});

export const l = (id: string, p: string, n: string, inductance: number, initialCurrent?: number): LiveDevice => ({
  ...{ kind: "inductor", id, nodes: [p, n], inductance },
  ...(initialCurrent === undefined ? {} : { initialCurrent }),
});

export const v = (id: string, p: string, n: string, value: number | Waveform): LiveDevice => ({
  kind: "voltage-source",
  id,
  nodes: [p, n],
  waveform: typeof value === "number" ? { shape: "dc", value } : value,
});

export const i = (id: string, p: string, n: string, value: number | Waveform): LiveDevice => ({
  kind: "current-source",
  id,
  nodes: [p, n],
  waveform: typeof value === "number" ? { shape: "dc", value } : value,
});

export const d = (id: string, p: string, n: string, model: Diode["model"]): Diode => ({
  kind: "diode",
  id,
  nodes: [p, n],
  model,
});

export const q = (
  id: string,
  nodes: readonly [string, string, string],
  model: Bjt["model"],
  polarity: Bjt["polarity"] = "npn",
): Bjt => ({ kind: "bjt", id, nodes, polarity, model });

export const m = (
  id: string,
  nodes: Mosfet["nodes"],
  model: Mosfet["model"],
  rest: Pick<Mosfet, "polarity" | "width" | "length">,
): Mosfet => ({ kind: "mosfet", id, nodes, model, ...rest });

export const opAmp = (
  id: string,
  nodes: OpAmp["nodes"],
  rest: Partial<Omit<OpAmp, "id" | "kind" | "nodes">> = {},
): OpAmp => ({ kind: "op-amp", id, nodes, outputLow: -12, outputHigh: 12, ...rest });

export const sine = (amplitude: number, frequency: number, offset = 0): Waveform => ({
  shape: "sine",
  offset,
  amplitude,
  frequency,
});

export const pulse = (initial: number, pulsed: number, period: number, edge: number): Waveform => ({
  ...{ shape: "pulse", initial, pulsed, period, rise: edge, fall: edge },
  width: period / 2 - edge,
});

/** 1N4148, 2N3904 and 2N3906 as makers publish them. */
export const SIGNAL_DIODE: Diode["model"] = {
  ...{ is: 2.52e-9, rs: 0.568, n: 1.752, cjo: 4e-12, m: 0.4, tt: 20e-9, bv: 100, ibv: 1e-4 },
};
export const NPN: Bjt["model"] = {
  ...{ is: 6.734e-15, bf: 416.4, vaf: 74.03, ikf: 0.06678, ise: 6.734e-15, ne: 1.259, br: 0.7371, nc: 2 },
  ...{ rb: 10, rc: 1, re: 0.1, cjc: 3.638e-12, vjc: 0.75, mjc: 0.3085, cje: 4.493e-12, vje: 0.75, mje: 0.2593 },
  ...{ tr: 239.5e-9, tf: 301.2e-12, itf: 0.4, vtf: 4, xtf: 2 },
};
export const PNP: Bjt["model"] = {
  ...{ is: 1.41e-15, bf: 180.7, vaf: 18.7, ikf: 0.08, ise: 0, ne: 1.5, br: 4.977, rc: 2.5, rb: 10 },
  ...{ cjc: 9.728e-12, vjc: 0.75, mjc: 0.5776, cje: 8.063e-12, vje: 0.75, mje: 0.3677 },
  ...{ tr: 33.42e-9, tf: 179.3e-12, itf: 0.4, vtf: 4, xtf: 6 },
};
