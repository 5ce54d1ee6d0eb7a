// Circuits with operational amplifiers and switches.
import { c, d, l, opAmp, pulse, r, sine, v } from "./devices";
import type { LiveCase } from "./live-case";

export const AMPLIFIERS: readonly LiveCase[] = [
  {
    name: "op-amp-inverting",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", sine(1, 1e3)), r("R1", "in", "m", 1e3), r("R2", "m", "out", 1e4)],
        opAmp("U1", ["0", "m", "out"]),
      ],
    },
    node: "out",
    duration: 1e-2,
    compare: "waveform",
  },
  {
    name: "op-amp-clipping",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", sine(2, 1e3)), r("R1", "in", "m", 1e3), r("R2", "m", "out", 1e4)],
        opAmp("U1", ["0", "m", "out"]),
      ],
    },
    node: "out",
    duration: 1e-2,
    compare: "waveform",
  },
  {
    name: "op-amp-slew",
    circuit: {
      devices: [
        v("V1", "in", "0", pulse(-5, 5, 2e-4, 1e-7)),
        ...[opAmp("U1", ["in", "out", "out"], { slewRate: 5e5 }), r("R1", "out", "0", 2e3)],
      ],
    },
    node: "out",
    duration: 2e-3,
    compare: "waveform",
  },
  {
    name: "op-amp-integrator",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", pulse(-1, 1, 1e-3, 1e-6)), r("R1", "in", "m", 1e4), c("C1", "m", "out", 1e-8)],
        ...[r("R2", "m", "out", 1e6), opAmp("U1", ["0", "m", "out"])],
      ],
    },
    node: "out",
    duration: 1e-2,
    compare: "waveform",
  },
  {
    name: "op-amp-schmitt-trigger",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", sine(5, 100)), r("R1", "p", "0", 1e3), r("R2", "p", "out", 4e3)],
        opAmp("U1", ["p", "in", "out"], { slewRate: 1e7 }),
      ],
    },
    node: "out",
    duration: 0.1,
    compare: "waveform",
  },
  {
    name: "buck-converter",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", 12), v("V2", "g", "0", pulse(0, 5, 1e-5, 1e-8))],
        {
          ...{ kind: "voltage-switch", id: "S1", nodes: ["in", "sw", "g", "0"], threshold: 2.5, hysteresis: 0.1 },
          ...{ onResistance: 0.05, offResistance: 1e6 },
        },
        ...[d("D1", "0", "sw", { is: 1e-6, n: 1.05, rs: 0.02, cjo: 1e-10 }), l("L1", "sw", "out", 1e-4)],
        ...[c("C1", "out", "0", 1e-5), r("R1", "out", "0", 5)],
      ],
    },
    node: "out",
    duration: 5e-4,
    compare: "waveform",
  },
];
