// Circuits with diodes and transistors.
import type { Mosfet } from "@/lib/core/live-simulation/circuit/circuit";
import { c, d, i, m, NPN, PNP, pulse, q, r, SIGNAL_DIODE, sine, v } from "./devices";
import type { LiveCase } from "./live-case";

const RECTIFIER = { is: 7e-9, rs: 0.04, n: 1.8, cjo: 1e-11, vj: 0.7, m: 0.5, tt: 1e-7 };
const ZENER = { is: 1e-12, rs: 2, n: 1.1, cjo: 1e-10, bv: 5.1, ibv: 5e-3 };
const NMOS: Mosfet["model"] = { vto: 0.8, kp: 1.2e-4, lambda: 0.02, gamma: 0.4, phi: 0.65, cgso: 3e-10, cgdo: 3e-10 };
const PMOS: Mosfet["model"] = { ...NMOS, vto: -0.9, kp: 4e-5 };

const waveform = (name: string, devices: LiveCase["circuit"]["devices"], node: string, duration: number): LiveCase => ({
  name,
  circuit: { devices },
  node,
  duration,
  compare: "waveform",
});

export const SEMICONDUCTORS: readonly LiveCase[] = [
  waveform(
    "half-wave-rectifier",
    [v("V1", "in", "0", sine(10, 50)), d("D1", "in", "out", RECTIFIER), c("C1", "out", "0", 1e-4), r("R1", "out", "0", 1e3)], // prettier-ignore
    "out",
    0.2,
  ),
  waveform(
    "bridge-rectifier",
    [
      ...[v("V1", "a", "b", sine(12, 50)), r("R2", "b", "0", 1e6)],
      ...[d("D1", "a", "p", RECTIFIER), d("D2", "b", "p", RECTIFIER), d("D3", "0", "a", RECTIFIER)],
      ...[d("D4", "0", "b", RECTIFIER), c("C1", "p", "0", 4.7e-4), r("R1", "p", "0", 100)],
    ],
    "p",
    0.2,
  ),
  waveform(
    "zener-regulator",
    [v("V1", "in", "0", sine(3, 100, 9)), r("R1", "in", "out", 220), d("D1", "0", "out", ZENER), r("R2", "out", "0", 1e3)], // prettier-ignore
    "out",
    0.1,
  ),
  waveform(
    "diode-clipper",
    [v("V1", "in", "0", sine(5, 1e3)), r("R1", "in", "out", 1e3), d("D1", "out", "0", SIGNAL_DIODE), d("D2", "0", "out", SIGNAL_DIODE)], // prettier-ignore
    "out",
    1e-2,
  ),
  waveform(
    "diode-recovery",
    [v("V1", "in", "0", pulse(5, -5, 1e-6, 5e-9)), r("R1", "in", "out", 500), d("D1", "out", "0", SIGNAL_DIODE)],
    "out",
    5e-6,
  ),
  waveform(
    "voltage-doubler",
    [
      ...[v("V1", "in", "0", sine(5, 1e3)), c("C1", "in", "a", 1e-6), d("D1", "0", "a", SIGNAL_DIODE)],
      ...[d("D2", "a", "out", SIGNAL_DIODE), c("C2", "out", "0", 1e-6), r("R1", "out", "0", 1e4)],
    ],
    "out",
    1e-2,
  ),
  waveform(
    "common-emitter",
    [
      ...[v("V1", "vcc", "0", 12), v("V2", "in", "0", sine(0.01, 1e3)), c("C1", "in", "b", 1e-5)],
      ...[r("R1", "vcc", "b", 47e3), r("R2", "b", "0", 10e3), r("R3", "vcc", "out", 4.7e3), r("R4", "e", "0", 1e3)],
      ...[c("C2", "e", "0", 1e-4), q("Q1", ["out", "b", "e"], NPN)],
    ],
    "out",
    1e-2,
  ),
  waveform(
    "emitter-follower",
    [
      ...[v("V1", "vcc", "0", 9), v("V2", "in", "0", sine(2, 1e4, 5)), r("R1", "in", "b", 1e3)],
      ...[q("Q1", ["vcc", "b", "out"], NPN), r("R2", "out", "0", 1e3), c("C1", "out", "0", 1e-8)],
    ],
    "out",
    1e-3,
  ),
  waveform(
    "differential-pair",
    [
      ...[v("V1", "vcc", "0", 10), v("V2", "vee", "0", -10), v("V3", "in", "0", sine(0.05, 1e4))],
      ...[q("Q1", ["c1", "in", "e"], NPN), q("Q2", ["out", "0", "e"], NPN), r("R1", "vcc", "c1", 1e4)],
      ...[r("R2", "vcc", "out", 1e4), r("R3", "e", "vee", 1e4)],
    ],
    "out",
    1e-3,
  ),
  waveform(
    "push-pull",
    [
      ...[v("V1", "vcc", "0", 12), v("V2", "vee", "0", -12), v("V3", "in", "0", sine(5, 1e3))],
      ...[q("Q1", ["vcc", "in", "out"], NPN), q("Q2", ["vee", "in", "out"], PNP, "pnp"), r("R1", "out", "0", 100)],
    ],
    "out",
    1e-2,
  ),
  waveform(
    "current-mirror",
    [
      ...[
        v("V1", "vcc", "0", 10),
        i("I1", "vcc", "a", { shape: "sine", offset: 1e-3, amplitude: 5e-4, frequency: 1e4 }),
      ],
      ...[q("Q1", ["a", "a", "0"], NPN), q("Q2", ["out", "a", "0"], NPN), r("R1", "vcc", "out", 3e3)],
    ],
    "out",
    1e-3,
  ),
  waveform(
    "bjt-switch",
    [
      ...[v("V1", "vcc", "0", 5), v("V2", "in", "0", pulse(0, 5, 2e-6, 1e-8)), r("R1", "in", "b", 1e4)],
      ...[r("R2", "vcc", "out", 1e3), q("Q1", ["out", "b", "0"], NPN)],
    ],
    "out",
    1e-5,
  ),
  waveform(
    "bjt-base-resistance",
    [
      ...[v("V1", "vcc", "0", 5), v("V2", "in", "0", sine(0.3, 1e6, 0.6)), r("R2", "vcc", "out", 100)],
      q("Q1", ["out", "in", "0"], { ...NPN, rb: 200, rbm: 20, irb: 1e-4, ikr: 0.01, isc: 1e-14, xcjc: 0.6, cjs: 2e-12, mjs: 0.4, var: 20 }), // prettier-ignore
    ],
    "out",
    5e-6,
  ),
  waveform(
    "cmos-inverter",
    [
      ...[v("V1", "vdd", "0", 5), v("V2", "in", "0", pulse(0, 5, 1e-7, 1e-9)), c("C1", "out", "0", 1e-13)],
      m("M1", ["out", "in", "0", "0"], NMOS, { polarity: "nmos", width: 1e-5, length: 1e-6 }),
      m("M2", ["out", "in", "vdd", "vdd"], PMOS, { polarity: "pmos", width: 3e-5, length: 1e-6 }),
    ],
    "out",
    1e-6,
  ),
  waveform(
    "nmos-amplifier",
    [
      ...[v("V1", "vdd", "0", 10), v("V2", "in", "0", sine(0.2, 1e5, 2)), r("R1", "vdd", "out", 1e4), r("R2", "s", "0", 1e3)], // prettier-ignore
      m("M1", ["out", "in", "s", "0"], { ...NMOS, tox: 4e-8, cbd: 2e-14, cbs: 2e-14, rd: 50, rs: 20, is: 1e-15 }, { polarity: "nmos", width: 5e-5, length: 2e-6 }), // prettier-ignore
    ],
    "out",
    1e-4,
  ),
  waveform(
    "nmos-meyer",
    [
      ...[v("V1", "vdd", "0", 5), v("V2", "in", "0", pulse(0, 5, 2e-7, 4e-9)), r("R1", "vdd", "out", 1e4), r("R2", "in", "g", 1e4)], // prettier-ignore
      m("M1", ["out", "g", "0", "0"], { ...NMOS, tox: 4e-8 }, { polarity: "nmos", width: 1e-4, length: 2e-6 }),
    ],
    "out",
    2e-6,
  ),
  waveform(
    "jfet-amplifier",
    [
      ...[v("V1", "vdd", "0", 15), v("V2", "in", "0", sine(0.3, 1e4)), r("R1", "vdd", "out", 4.7e3), r("R2", "s", "0", 1e3)], // prettier-ignore
      ...[c("C1", "s", "0", 1e-6), r("R3", "in", "g", 1e3)],
      {
        ...{ kind: "jfet", id: "J1", nodes: ["out", "g", "s"], polarity: "njf" },
        model: { beta: 1.3e-3, vto: -2.5, lambda: 2e-3, rd: 1, rs: 1, cgs: 2.4e-12, cgd: 1.6e-12, is: 3e-14 },
      },
    ],
    "out",
    1e-3,
  ),
];
