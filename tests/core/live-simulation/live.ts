// Simulations that tests drive step by step.
import type { LiveCircuit, LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import { problemText } from "@/lib/core/live-simulation/engine/problem";
import { createLiveSimulation, type LiveSimulation } from "@/lib/core/live-simulation/live-simulation";

export function live(devices: readonly LiveDevice[], options: LiveCircuit["options"] = {}): LiveSimulation {
  const created = createLiveSimulation({ devices, options });
  if (!created.ok) throw new Error(problemText(created));
  return created.value;
}

/** Voltages of a node at each step until a time in s. */
export function record(
  simulation: LiveSimulation,
  node: string,
  until: number,
): { readonly times: readonly number[]; readonly values: readonly number[] } {
  const times: number[] = [];
  const values: number[] = [];
  const result = simulation.advance(until, (time) => {
    times.push(time);
    values.push(simulation.nodeVoltage(node));
  });
  if (!result.ok) throw new Error(problemText(result));
  return { times, values };
}

export function settled(devices: readonly LiveDevice[]): LiveSimulation {
  const simulation = live(devices);
  const result = simulation.operatingPoint();
  if (!result.ok) throw new Error(problemText(result));
  return simulation;
}
