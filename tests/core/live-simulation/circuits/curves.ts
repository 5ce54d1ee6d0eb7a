// Curves of single devices: the voltage rises slowly, and the node `out` shows the current of its source.
import type { LiveDevice, Mosfet } from "@/lib/core/live-simulation/circuit/circuit";
import { d, m, NPN, PNP, q, v } from "./devices";
import type { LiveCase } from "./live-case";

const DURATION = 1;

const curve = (name: string, from: number, to: number, devices: readonly LiveDevice[]): LiveCase => ({
  name: `curve-${name}`,
  circuit: {
    devices: [
      v("VX", "x", "0", { shape: "pwl", points: [[0, from], [DURATION, to]] }), // prettier-ignore
      { kind: "current-controlled-voltage", id: "H1", nodes: ["out", "0"], controller: "VX", gain: 1 },
      { kind: "resistor", id: "RO", nodes: ["out", "0"], resistance: 1 },
      ...devices,
    ],
    options: { maxStep: DURATION / 1000 },
  },
  node: "out",
  duration: DURATION,
  tolerance: 1e-3,
  compare: "waveform",
});

const NMOS: Mosfet["model"] = { vto: 0.8, kp: 1.2e-4, lambda: 0.03, gamma: 0.5, phi: 0.65, rd: 20, rs: 30, ld: 1e-7 };
const bjt = { ...NPN, var: 15, ikr: 0.02, isc: 1e-13, rb: 100, rbm: 20, irb: 1e-3 };

export const CURVES: readonly LiveCase[] = [
  curve("diode-forward", -1, 0.9, [d("D1", "x", "0", { is: 2.5e-9, n: 1.75, rs: 0.6 })]),
  curve("diode-breakdown", 0, -5.4, [d("D1", "x", "0", { is: 1e-12, bv: 5, ibv: 2e-3, nbv: 1.3, rs: 5 })]),
  curve("npn-output", -1, 10, [v("VB", "b", "0", 0.75), q("Q1", ["x", "b", "0"], bjt)]),
  curve("npn-early", 0.2, 60, [v("VB", "b", "0", 0.65), q("Q1", ["x", "b", "0"], { is: 1e-14, vaf: 50 })]),
  curve("npn-input", 0, 0.95, [v("VC", "c", "0", 3), q("Q1", ["c", "x", "0"], bjt)]),
  curve("pnp-output", 0.5, -10, [v("VB", "b", "0", -0.72), q("Q1", ["x", "b", "0"], PNP, "pnp")]),
  curve("nmos-output", -2, 6, [
    ...[v("VG", "g", "0", 3), v("VB", "b", "0", -2.5)],
    m("M1", ["x", "g", "0", "b"], NMOS, { polarity: "nmos", width: 2e-5, length: 2e-6 }),
  ]),
  curve("pmos-output", 1, -5, [
    v("VG", "g", "0", -2.5),
    m("M1", ["x", "g", "0", "0"], { ...NMOS, vto: -0.9 }, { polarity: "pmos", width: 2e-5, length: 2e-6 }),
  ]),
  curve("njf-output", -2, 8, [
    v("VG", "g", "0", -0.5),
    {
      ...{ kind: "jfet", id: "J1", nodes: ["x", "g", "0"], polarity: "njf" },
      model: { beta: 1.3e-3, vto: -2.5, lambda: 0.01, rd: 10, rs: 15, is: 3e-14 },
    },
  ]),
  curve("pjf-output", 0.9, -8, [
    v("VG", "g", "0", 0.5),
    {
      ...{ kind: "jfet", id: "J1", nodes: ["x", "g", "0"], polarity: "pjf" },
      model: { beta: 1e-3, vto: -2, lambda: 0.02 },
    },
  ]),
];
