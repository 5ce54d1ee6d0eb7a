// Subcircuits of flip-flops and the timer. A flip-flop has two memories: the first follows before the edge, the second after.
import type { FalstadElement } from "@/lib/core/formats/falstad/falstad-model";
import { CHIP_FLAGS, type Chip } from "./chips";
import { type FalstadModel, nameOf, subcircuit } from "./models";
import { spiceText } from "./values";

/** 0 to 1 around half of the high level. */
const levelOf = (node: string, high: number): string =>
  `(0.5+0.5*tanh((V(${node})-${spiceText(high / 2)})*${Number((40 / high).toPrecision(6))}))`;

function flipFlop(element: FalstadElement, { pins }: Chip): FalstadModel {
  const { code, flags, values } = element;
  const own = Number.parseFloat(values.get("hv") ?? "");
  const high = own > 0 ? own : 5;
  const names = pins.map(({ name }) => name);
  const has = (flag: number): boolean => (flags & flag) !== 0;
  const isRising = code === "155" || has(CHIP_FLAGS.rising);
  const memory = levelOf("Q2", 1);
  const [j, k] = [levelOf("J", high), levelOf("K", high)];
  const next = code === "155" ? levelOf("D", high) : `${j}*(1-${memory})+(1-${k})*${memory}`;
  const clock = levelOf("CLK", high);
  const active = (node: string): string =>
    has(CHIP_FLAGS.inverted) ? `1-${levelOf(node, high)}` : levelOf(node, high);
  const forced = (node: string, to: string, ohms: string, at: number): string[] =>
    names.includes(node)
      ? [
          `B${at} F${node} 0 V=${active(node)}`,
          `S${at} Q1 ${to} F${node} 0 FORCE${node}`,
          `S${at + 1} Q2 ${to} F${node} 0 FORCE${node}`,
          `.model FORCE${node} SW(VT=0.6 VH=0.1 RON=${ohms} ROFF=100G)`,
        ]
      : [];
  const inputs = names.filter((name) => name !== "Q" && name !== "QN");
  const name = nameOf(code === "155" ? "DFF" : "JKFF", spiceText(high), flags & 14);
  return subcircuit(name, names.join(" "), [
    `B1 NEXT 0 V=${next}`,
    `B2 BEFORE 0 V=${isRising ? `1-${clock}` : clock}`,
    "B3 AFTER 0 V=1-V(BEFORE)",
    "S1 NEXT Q1 BEFORE 0 FOLLOW",
    `B4 HELD 0 V=${levelOf("Q1", 1)}`,
    "S2 HELD Q2 AFTER 0 FOLLOW",
    "C1 Q1 0 100p",
    "C2 Q2 0 100p",
    // The operating point is low rather than between the levels; a memory keeps its level for seconds.
    "R91 Q1 0 50G",
    "R92 Q2 0 50G",
    "V1 ONE 0 1",
    ...forced("R", "0", "10", 11),
    ...forced("S", "ONE", "100", 21),
    `B5 X 0 V=${spiceText(high)}*${memory}`,
    `B6 Y 0 V=${spiceText(high)}*(1-${memory})`,
    "R1 X Q 100",
    "R2 Y QN 100",
    "C3 Q 0 10p",
    "C4 QN 0 10p",
    ...inputs.map((input, at) => `R${at + 3} ${input} 0 1G`),
    ".model FOLLOW SW(VT=0.6 VH=0.1 RON=1k ROFF=100G)",
  ]);
}

/** Thresholds of the control pin and half of it; a reset below 0.7 V. */
function timer({ pins }: Chip): FalstadModel {
  const names = pins.map(({ name }) => name);
  const [hasReset, hasGround] = [names.includes("RST"), names.includes("GND")];
  const ground = hasGround ? "GND" : "0";
  const above = (node: string): string => (hasGround ? `V(${node},GND)` : `V(${node})`);
  const state = `(${above("TR")}<${above("CTL")}/2 ? 1 : (${above("TH")}>${above("CTL")} ? 0 : (V(MEMORY)>0.5 ? 1 : 0)))`;
  const name = nameOf("TIMER", ...(hasReset ? ["R"] : []), ...(hasGround ? ["G"] : []));
  return subcircuit(name, names.join(" "), [
    "R1 VIN CTL 5k",
    `R2 CTL ${ground} 10k`,
    `B1 STATE 0 V=${hasReset ? `${above("RST")}<0.7 ? 0 : ${state}` : state}`,
    "R3 STATE MEMORY 1k",
    "C1 MEMORY 0 100p",
    `B2 DRIVE ${ground} V=V(MEMORY)>0.5 ? ${above("VIN")} : 0`,
    "R4 DRIVE OUT 1",
    "B3 LOW 0 V=1-V(MEMORY)",
    `S1 DIS ${ground} LOW 0 DISCHARGE`,
    ...["TR", "TH", ...(hasReset ? ["RST"] : [])].map((input, at) => `R${at + 5} ${input} 0 1G`),
    ".model DISCHARGE SW(VT=0.5 VH=0.1 RON=10 ROFF=1G)",
  ]);
}

export const chipModel = (element: FalstadElement, chip: Chip): FalstadModel =>
  element.code === "165" ? timer(chip) : flipFlop(element, chip);
