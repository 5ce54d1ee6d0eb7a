// Netlists with generic models whose waveforms ngspice knows.
import { findModel } from "@/lib/core/simulation-netlist/model-library";

export interface LiveNetlist {
  readonly name: string;
  /** Elements; models by the names of generic ones. */
  readonly lines: readonly string[];
  readonly models: readonly string[];
  readonly node: string;
  readonly seconds: number;
  /** Largest difference relative to the peak; 1 % if not given. */
  readonly tolerance?: number;
}

export function netlistText({ name, lines, models }: LiveNetlist): string {
  const cards = models.flatMap((model) => findModel(model)?.cards ?? []);
  return [`* ${name}`, ...lines, ...cards, ".end", ""].join("\n");
}

const SUPPLIES = ["VP vcc 0 12", "VN vee 0 -12"];
/** Pins of a dual op-amp: OUT1 INP1 INM1, OUT2 INP2 INM2, supplies. */
const dual = (output: string, plus: string, minus: string, name: string): string =>
  `X1 ${output} ${plus} ${minus} o2 0 o2 vcc vee ${name}`;

export const LIVE_NETLISTS: readonly LiveNetlist[] = [
  {
    name: "op-amp inverts",
    lines: [...SUPPLIES, "V1 in 0 SIN(0 0.5 1k)", "R1 in x 1k", "R2 x out 10k", dual("out", "0", "x", "LM358")],
    ...{ models: ["LM358"], node: "out", seconds: 3e-3 },
  },
  {
    name: "op-amp at its slew rate",
    lines: [...SUPPLIES, "V1 in 0 PULSE(-5 5 10u 1u 1u 100u 200u)", dual("out", "in", "out", "LM358"), "RL out 0 10k"],
    ...{ models: ["LM358"], node: "out", seconds: 400e-6 },
  },
  {
    name: "op-amp at its supplies",
    lines: [...SUPPLIES, "V1 in 0 SIN(0 2 1k)", "R1 in x 1k", "R2 x out 10k", dual("out", "0", "x", "TL072")],
    ...{ models: ["TL072"], node: "out", seconds: 3e-3 },
  },
  {
    name: "comparator",
    lines: [
      ...["VP vcc 0 5", "VN vee 0 0", "V1 in 0 SIN(2.5 2 1k)", "VR ref 0 2.5", "RP vcc out 10k"],
      dual("out", "in", "ref", "LM393"),
      "RO o2 vcc 10k",
    ],
    ...{ models: ["LM393"], node: "out", seconds: 3e-3, tolerance: 0.02 },
  },
  {
    name: "linear regulator",
    lines: ["V1 in 0 SIN(9 3 100)", "X1 in 0 out REG_LM7805", "RL out 0 50", "C1 out 0 1u"],
    ...{ models: ["LM7805"], node: "out", seconds: 0.03 },
  },
  {
    name: "adjustable regulator",
    lines: ["V1 in 0 SIN(10 6 100)", "X1 in adj out REG_LM317", "R1 out adj 240", "R2 adj 0 1k", "RL out 0 100"],
    // It has no capacitor, so the corner of the dropout is found by its bend alone.
    ...{ models: ["LM317"], node: "out", seconds: 0.03 },
  },
  {
    name: "power transistor switches a lamp",
    lines: [
      ...[
        "VP vcc 0 12",
        "V1 in 0 PULSE(0 5 10u 100n 100n 50u 100u)",
        "R1 in g 100",
        "RL vcc out 24",
        "M1 out g 0 AO3400A",
      ],
    ],
    ...{ models: ["AO3400A"], node: "out", seconds: 200e-6, tolerance: 0.03 },
  },
  {
    name: "power transistor of the P channel",
    lines: [
      ...["VP vcc 0 12", "V1 in 0 PULSE(12 5 10u 100n 100n 50u 100u)", "R1 in g 100", "RL out 0 24"],
      "M1 out g vcc AO3401A",
    ],
    ...{ models: ["AO3401A"], node: "out", seconds: 200e-6, tolerance: 0.03 },
  },
  {
    name: "body diode",
    lines: ["V1 in 0 SIN(0 5 1k)", "R1 in out 100", "M1 out 0 0 2N7002"],
    ...{ models: ["2N7002"], node: "out", seconds: 3e-3 },
  },
  {
    name: "source follower",
    lines: ["VP vcc 0 12", "V1 in 0 SIN(6 3 1k)", "M1 vcc in out 2N7002", "RL out 0 1k"],
    ...{ models: ["2N7002"], node: "out", seconds: 3e-3 },
  },
  {
    name: "common emitter",
    lines: [
      ...["VP vcc 0 12", "V1 in 0 SIN(0 0.1 1k)", "C1 in b 10u", "R1 vcc b 47k", "R2 b 0 10k", "RC vcc out 4.7k"],
      ...["RE e 0 1k", "Q1 out b e 2N3904"],
    ],
    ...{ models: ["2N3904"], node: "out", seconds: 3e-3 },
  },
  {
    name: "zener clips",
    lines: [
      ...["V1 in 0 SIN(0 12 1k)", "R1 in out 470", "D1 0 out ZENER"],
      ".model ZENER D(IS=2e-15 N=1.1 RS=0.5 CJO=1.5e-10 VJ=0.75 M=0.35 BV=5.1 IBV=0.005 NBV=5.802)",
    ],
    ...{ models: [], node: "out", seconds: 3e-3 },
  },
  {
    name: "field-effect current source",
    lines: ["VP vcc 0 SIN(10 8 1k)", "J1 vcc g s 2N5457", "RS s out 1k", "RG g out 1", "RL out 0 1k"],
    ...{ models: ["2N5457"], node: "out", seconds: 3e-3 },
  },
  {
    name: "timer as a comparator with hysteresis",
    lines: [
      "VP vcc 0 9",
      "V1 in 0 SIN(4.5 4 1k)",
      "X1 0 in out vcc ctrl in dis vcc NE555",
      "C1 ctrl 0 1n",
      "RL out 0 1k",
      "RD dis vcc 10k",
    ],
    ...{ models: ["NE555"], node: "out", seconds: 3e-3, tolerance: 0.02 },
  },
];
