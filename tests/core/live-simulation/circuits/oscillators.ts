// Circuits that oscillate by themselves, from initial values.
import type { LiveDevice, Mosfet } from "@/lib/core/live-simulation/circuit/circuit";
import { c, l, m, NPN, opAmp, q, r, v } from "./devices";
import type { LiveCase } from "./live-case";

const NMOS: Mosfet["model"] = { vto: 0.8, kp: 1.2e-4, lambda: 0.02, cgso: 3e-10, cgdo: 3e-10 };
const PMOS: Mosfet["model"] = { ...NMOS, vto: -0.9, kp: 4e-5 };

const stage = (index: number, input: string, output: string, start: number): readonly LiveDevice[] => [
  m(`MN${index}`, [output, input, "0", "0"], NMOS, { polarity: "nmos", width: 1e-5, length: 1e-6 }),
  m(`MP${index}`, [output, input, "vdd", "vdd"], PMOS, { polarity: "pmos", width: 3e-5, length: 1e-6 }),
  c(`C${index}`, output, "0", 1e-13, start),
];

const oscillator = (name: string, devices: readonly LiveDevice[], node: string, duration: number): LiveCase => ({
  name,
  circuit: { devices, options: { start: "initial-values" } },
  node,
  duration,
  compare: "oscillation",
});

export const OSCILLATORS: readonly LiveCase[] = [
  oscillator(
    "astable-multivibrator",
    [
      ...[v("V1", "vcc", "0", 5), r("R1", "vcc", "c1", 1e3), r("R2", "vcc", "b2", 47e3), r("R3", "vcc", "b1", 47e3)],
      ...[r("R4", "vcc", "c2", 1e3), c("C1", "c1", "b2", 1e-8, 2), c("C2", "c2", "b1", 1e-8, 0)],
      ...[q("Q1", ["c1", "b1", "0"], NPN), q("Q2", ["c2", "b2", "0"], NPN)],
    ],
    "c2",
    1.4e-2,
  ),
  oscillator(
    "ring-oscillator",
    [v("V1", "vdd", "0", 5), ...stage(1, "c", "a", 0), ...stage(2, "a", "b", 5), ...stage(3, "b", "c", 1)],
    "a",
    4e-8,
  ),
  oscillator(
    "colpitts-oscillator",
    [
      ...[
        v("V1", "vcc", "0", 9),
        l("L1", "vcc", "out", 1e-5, 0),
        c("C1", "out", "e", 1e-9, 9),
        c("C2", "e", "0", 4e-9, 0),
      ],
      ...[r("R1", "e", "0", 1e3), r("R2", "vcc", "b", 22e3), r("R3", "b", "0", 10e3), c("C3", "b", "0", 1e-7, 2.5)],
      q("Q1", ["out", "b", "e"], NPN),
    ],
    "out",
    4e-5,
  ),
  oscillator(
    "op-amp-relaxation",
    [
      ...[r("R1", "m", "out", 1e4), c("C1", "m", "0", 1e-7, -1), r("R2", "out", "p", 1e4), r("R3", "p", "0", 1e4)],
      opAmp("U1", ["p", "m", "out"], { slewRate: 1e6 }),
    ],
    "out",
    4.4e-2,
  ),
  oscillator("lc-tank", [l("L1", "a", "0", 1e-3, 0), c("C1", "a", "0", 1e-9, 1), r("R1", "a", "0", 1e5)], "a", 1.2e-4),
];
