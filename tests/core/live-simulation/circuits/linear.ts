// Circuits of linear devices, and all waveforms of sources.
import type { LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import type { Waveform } from "@/lib/core/live-simulation/circuit/waveform";
import { c, i, l, pulse, r, sine, v } from "./devices";
import type { LiveCase } from "./live-case";

const lowPass = (name: string, waveform: Waveform, duration: number): LiveCase => ({
  name,
  circuit: { devices: [v("V1", "in", "0", waveform), r("R1", "in", "out", 1e3), c("C1", "out", "0", 1e-7)] },
  node: "out",
  duration,
  compare: "waveform",
});

const control = (kind: "voltage-controlled-voltage" | "voltage-controlled-current", gain: number): LiveDevice => ({
  kind,
  id: kind === "voltage-controlled-voltage" ? "E1" : "G1",
  nodes: ["a", "0", "in", "0"],
  gain,
});

export const LINEAR: readonly LiveCase[] = [
  lowPass("rc-pulse", pulse(0, 5, 1e-3, 1e-6), 1e-2),
  lowPass("rc-sine", sine(1, 1e3, 0.5), 1e-2),
  lowPass("source-pwl", { shape: "pwl", points: [[0, 0], [1e-4, 2], [3e-4, -1], [6e-4, -1], [8e-4, 3]] }, 1e-3), // prettier-ignore
  lowPass(
    "source-exp",
    { shape: "exp", initial: 0, pulsed: 4, riseDelay: 1e-4, riseTau: 1e-4, fallDelay: 6e-4, fallTau: 2e-4 },
    1e-3,
  ),
  lowPass("source-sffm", { shape: "sffm", offset: 0.2, amplitude: 1, carrier: 5e3, index: 3, signal: 500 }, 4e-3),
  lowPass(
    "source-am",
    { shape: "am", offset: 0, carrierAmplitude: 1.5, modulationAmplitude: 1, modulation: 500, carrier: 5e3 },
    4e-3,
  ),
  lowPass(
    "source-damped-sine",
    { shape: "sine", offset: 0, amplitude: 2, frequency: 2e3, delay: 2e-4, damping: 500, phase: 30 },
    5e-3,
  ),
  {
    name: "rlc-series",
    circuit: {
      devices: [
        v("V1", "in", "0", pulse(0, 1, 1e-3, 1e-6)),
        ...[r("R1", "in", "a", 20), l("L1", "a", "out", 1e-3), c("C1", "out", "0", 1e-7)],
      ],
    },
    node: "out",
    duration: 1e-2,
    compare: "waveform",
  },
  {
    name: "rlc-parallel",
    circuit: {
      devices: [
        i("I1", "0", "out", pulse(0, 1e-3, 1e-5, 1e-8)),
        ...[r("R1", "out", "0", 2e3), l("L1", "out", "0", 1e-4), c("C1", "out", "0", 1e-9)],
      ],
    },
    node: "out",
    duration: 1e-4,
    maxStep: 1e-9,
    compare: "waveform",
  },
  {
    name: "transformer",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", sine(10, 1e3)), r("R1", "in", "p", 10), r("R2", "s", "0", 100)],
        {
          ...{ kind: "transformer", id: "T1", nodes: ["p", "0", "s", "0"] },
          ...{ primaryInductance: 1e-2, ratio: 0.5, coefficient: 0.98 },
        },
        c("C1", "s", "0", 1e-7),
      ],
    },
    node: "s",
    duration: 1e-2,
    compare: "waveform",
  },
  {
    name: "coupled-inductors",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", pulse(-1, 1, 1e-4, 1e-7)), r("R1", "in", "a", 50), c("C1", "a", "0", 1e-9)],
        ...[l("L1", "a", "0", 1e-3), l("L2", "out", "0", 4e-3), c("C2", "out", "0", 2.5e-10), r("R2", "out", "0", 1e5)],
        { kind: "coupling", id: "K1", nodes: [], inductors: ["L1", "L2"], coefficient: 0.3 },
      ],
    },
    node: "out",
    duration: 1e-4,
    maxStep: 1e-9,
    compare: "waveform",
  },
  {
    name: "voltage-controlled-sources",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", sine(1, 1e3)), control("voltage-controlled-voltage", 3)],
        ...[r("R1", "a", "out", 1e3), c("C1", "out", "0", 1e-7), r("R2", "out", "0", 1e4)],
        { kind: "voltage-controlled-current", id: "G1", nodes: ["0", "out", "in", "a"], gain: 1e-4 },
      ],
    },
    node: "out",
    duration: 1e-2,
    compare: "waveform",
  },
  {
    name: "current-controlled-sources",
    circuit: {
      devices: [
        ...[v("V1", "in", "0", sine(1, 1e3)), r("R1", "in", "0", 100), c("C1", "out", "0", 1e-7)],
        { kind: "current-controlled-voltage", id: "H1", nodes: ["a", "0"], controller: "V1", gain: 200 },
        { kind: "current-controlled-current", id: "F1", nodes: ["out", "0"], controller: "V1", gain: 0.5 },
        ...[r("R2", "a", "out", 1e3), r("R3", "out", "0", 1e3)],
      ],
    },
    node: "out",
    duration: 1e-2,
    compare: "waveform",
  },
];
