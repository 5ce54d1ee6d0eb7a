// A netlist of a question, run by the live engine: voltages of its nodes over time.

import { liveCircuit } from "@/lib/core/live-circuit/live-circuit";
import { problemText } from "@/lib/core/live-simulation/engine/problem";
import { createLiveSimulation } from "@/lib/core/live-simulation/live-simulation";
import { readNetlist } from "@/lib/core/spice/read-netlist";

export interface Waveforms {
  /** s */
  readonly times: readonly number[];
  /** V, one value for each time. */
  readonly traces: readonly { readonly node: string; readonly values: readonly number[] }[];
}

export type SimulatedNetlist =
  | { readonly ok: true; readonly waveforms: Waveforms }
  /** `tooLarge` and `notLive` circuits run in the simulator; `broken` ones tell why in English. */
  | { readonly ok: false; readonly reason: "tooLarge" | "notLive" | "broken" | "tooSlow"; readonly text: string };

export const MAX_SIMULATED_ELEMENTS = 60;
/** Bounds the work of one question: small circuits need some hundred steps. */
const MAX_STEPS = 20_000;
const MAX_POINTS = 400;
const MAX_TRACES = 4;
const USUAL_SECONDS = 0.01;

const failed = (reason: "tooLarge" | "notLive" | "broken" | "tooSlow", text: string): SimulatedNetlist => ({
  ...{ ok: false, reason, text },
});

/** Steps that are shown: every one, or evenly many of them with the last. */
function thinned(waveforms: Waveforms): Waveforms {
  const { length } = waveforms.times;
  if (length <= MAX_POINTS) return waveforms;
  const places = Array.from({ length: MAX_POINTS }, (_, at) => Math.round((at * (length - 1)) / (MAX_POINTS - 1)));
  const pick = (values: readonly number[]) => places.map((at) => values[at] ?? 0);
  return {
    times: pick(waveforms.times),
    traces: waveforms.traces.map(({ node, values }) => ({ node, values: pick(values) })),
  };
}

/** Inputs and outputs before inner nodes. */
const byRank = (one: string, other: string): number => rank(one) - rank(other);
const rank = (node: string): number => (/^(?:vout|out)/.test(node) ? 0 : /^(?:vin|in)/.test(node) ? 1 : 2);

/** Runs to the end of the netlist's `.tran`, or for 10 ms. Lines that include files are not read. */
export function simulateNetlist(text: string): SimulatedNetlist {
  const { circuit, issues, nodes, shownSeconds } = liveCircuit(readNetlist(text).netlist);
  if (circuit.devices.length > MAX_SIMULATED_ELEMENTS) return failed("tooLarge", "");
  if (issues.length > 0) return failed("notLive", issues.map(({ device }) => device).join(", "));
  const created = createLiveSimulation(circuit);
  if (!created.ok) return failed("broken", problemText(created));
  const shown = [...nodes].sort(byRank).slice(0, MAX_TRACES);
  const times: number[] = [];
  const traces = shown.map((node) => {
    const values: number[] = [];
    return { node, values };
  });
  const simulation = created.value;
  const ran = simulation.advance(shownSeconds ?? USUAL_SECONDS, (seconds) => {
    times.push(seconds);
    for (const { node, values } of traces) values.push(simulation.nodeVoltage(node));
    return times.length < MAX_STEPS;
  });
  if (!ran.ok) return failed("broken", problemText(ran));
  return times.length < MAX_STEPS ? { ok: true, waveforms: thinned({ times, traces }) } : failed("tooSlow", "");
}
