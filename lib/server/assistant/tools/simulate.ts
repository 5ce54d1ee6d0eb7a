// Small circuits simulated for an answer: named ones with their figures, or a netlist.

import * as z from "zod/mini";
import type { AnswerBlock } from "@/lib/core/assistant/answer";
import {
  type CircuitValues,
  NAMED_CIRCUITS,
  type NamedCircuit,
  namedCircuit,
  USUAL_VALUES,
} from "@/lib/core/assistant/circuits/named-circuit";
import { simulateNetlist, type SimulatedNetlist } from "@/lib/core/assistant/circuits/simulate-netlist";
import { type AssistantTexts, assistantTexts, escaped, quantityText } from "@/lib/server/assistant/texts";
import { netlistPath } from "./netlist-link";
import { publicTool, resultOf, type ToolResult } from "./tool";

const SIMULATOR = "/sim";
const MAX_NETLIST = 4_000;
const value = z.optional(z.number().check(z.gt(0), z.lte(1e12)));

function figuresText({ frequencyHz, timeConstantS, dampingRatio, finalV }: NamedCircuit, t: AssistantTexts): string {
  if (frequencyHz === null || timeConstantS === null) {
    return t("circuit.output", { voltage: quantityText(finalV, "V") });
  }
  const frequency = quantityText(frequencyHz, "Hz");
  if (dampingRatio === null) return t("circuit.corner", { frequency, time: quantityText(timeConstantS, "s") });
  return t("circuit.resonance", { frequency, damping: String(Number(dampingRatio.toPrecision(3))) });
}

/** Parts of each circuit, for naming what was assumed. */
const PARTS: Readonly<Record<string, readonly (keyof CircuitValues)[]>> = {
  "rc-low-pass": ["resistanceOhm", "capacitanceF"],
  "rc-high-pass": ["resistanceOhm", "capacitanceF"],
  "rl-low-pass": ["resistanceOhm", "inductanceH"],
  "rlc-series": ["resistanceOhm", "inductanceH", "capacitanceF"],
  divider: ["resistanceOhm", "secondResistanceOhm"],
};
const UNITS: Readonly<Record<keyof CircuitValues, readonly [name: string, unit: string]>> = {
  resistanceOhm: ["R", "Ω"],
  secondResistanceOhm: ["R2", "Ω"],
  capacitanceF: ["C", "F"],
  inductanceH: ["L", "H"],
  supplyV: ["V", "V"],
};

function assumedText(circuit: string, given: Partial<CircuitValues>, t: AssistantTexts): string[] {
  const open = [...(PARTS[circuit] ?? []), "supplyV" as const].filter((name) => given[name] === undefined);
  const texts = open.map((name) => `${UNITS[name][0]} = ${quantityText(USUAL_VALUES[name], UNITS[name][1])}`);
  return texts.length === 0 ? [] : [t("circuit.values", { values: texts.join(", ") })];
}

function problemBlock(
  failed: Extract<SimulatedNetlist, { ok: false }>,
  netlist: string,
  t: AssistantTexts,
): AnswerBlock[] {
  const texts = {
    tooLarge: t("circuit.tooLarge"),
    tooSlow: t("circuit.tooSlow"),
    notLive: t("circuit.notLive", { elements: escaped(failed.text) }),
    broken: t("circuit.broken", { problem: escaped(failed.text) }),
  };
  return [
    { kind: "text", markdown: texts[failed.reason] },
    {
      ...{ kind: "act", title: t("circuit.open"), text: "", currency: null, amountMicro: null },
      ...{ confirm: t("circuit.open"), path: netlistPath(netlist) },
    },
  ];
}

function simulated(netlist: string, title: string, lines: readonly string[], t: AssistantTexts): ToolResult {
  const ran = simulateNetlist(netlist);
  if (!ran.ok) return resultOf(problemBlock(ran, netlist, t));
  const { times, traces } = ran.waveforms;
  const text = [...lines, `\`\`\`spice\n${netlist.replaceAll("```", "")}\n\`\`\``].join("\n\n");
  return resultOf(
    [
      {
        ...{ kind: "waveform", title, axis: { name: t("circuit.time"), unit: "s", values: times } },
        path: netlistPath(netlist),
        traces: traces.map(({ node, values }) => ({ name: `V(${node})`, unit: "V", values })),
      },
      { kind: "text", markdown: text },
    ],
    { sources: [{ number: 1, kind: "engine", title: t("circuit.source"), path: SIMULATOR }] },
  );
}

export const simulate = publicTool({
  name: "simulate",
  description:
    "Simulates a small circuit and answers its waveform: a named circuit with values in SI units (step response and cutoff frequency), or a SPICE netlist with a .tran line, up to 60 elements.",
  scope: "quote",
  input: z.strictObject({
    circuit: z.optional(z.enum(NAMED_CIRCUITS)),
    ...{ resistanceOhm: value, secondResistanceOhm: value, capacitanceF: value, inductanceH: value, supplyV: value },
    netlist: z.optional(z.string().check(z.minLength(1), z.maxLength(MAX_NETLIST))),
  }),
  run({ circuit = "rc-low-pass", netlist, ...given }, { request: { locale } }) {
    const t = assistantTexts(locale);
    if (netlist !== undefined) {
      return Promise.resolve(simulated(netlist, t("circuit.title.netlist"), [t("circuit.ran")], t));
    }
    const values = { ...USUAL_VALUES, ...given };
    const named = namedCircuit(circuit, values);
    const lines = [figuresText(named, t), ...assumedText(circuit, given, t)];
    return Promise.resolve(simulated(named.netlist, t(`circuit.title.${circuit}`), lines, t));
  },
});
