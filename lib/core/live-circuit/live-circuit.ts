// A netlist as a circuit of the live engine, with what cannot run live.
import { GROUND, type LiveCircuit, type LiveDevice } from "@/lib/core/live-simulation/circuit/circuit";
import type { SpiceNetlist } from "@/lib/core/spice/netlist";
import { parseSpiceNumber } from "@/lib/core/spice/spice-number";
import { elementDevices } from "./element-devices";
import { flatten } from "./flatten";
import { type LiveControl, liveControls } from "./live-controls";
import type { LiveIssue } from "./problem";

export interface NetlistCircuit {
  readonly circuit: LiveCircuit;
  /** Elements that have no live equivalent; the circuit can run only without any. */
  readonly issues: readonly LiveIssue[];
  readonly controls: readonly LiveControl[];
  /** Names of nodes in small letters without ground, those of subcircuits included. */
  readonly nodes: readonly string[];
  /** s, that the transient analysis of the netlist shows; null without one. */
  readonly shownSeconds: number | null;
}

/** `.tran step stop` */
function shownSeconds({ analyses }: SpiceNetlist): number | null {
  const transient = analyses.find(({ kind }) => kind === "tran");
  const stop = parseSpiceNumber(transient?.text.split(/\s+/)[2] ?? "");
  return stop !== undefined && stop > 0 ? stop : null;
}

const holdsInitialValues = ({ analyses }: SpiceNetlist): boolean =>
  analyses.some(({ kind, text }) => kind === "tran" && /\buic\b/i.test(text));

function nodesOf(devices: readonly LiveDevice[]): string[] {
  const nodes = new Set(devices.flatMap((device): readonly string[] => device.nodes));
  nodes.delete(GROUND);
  return [...nodes];
}

/**
 * Names are those of ngspice in small letters: "out", "r1", and inside a subcircuit "xu1.x", "xu1.r1". A power transistor
 * becomes several devices under its name.
 */
export function liveCircuit(netlist: SpiceNetlist): NetlistCircuit {
  const { elements, issues: unknown } = flatten(netlist);
  const devices: LiveDevice[] = [];
  const issues: LiveIssue[] = [...unknown];
  for (const flat of elements) {
    const made = elementDevices(flat);
    if (made.ok) devices.push(...made.value);
    else issues.push(made.issue);
  }
  const start = holdsInitialValues(netlist) ? "initial-values" : "operating-point";
  return {
    ...{ circuit: { devices, options: { start } }, issues, nodes: nodesOf(devices) },
    ...{ controls: liveControls(devices), shownSeconds: shownSeconds(netlist) },
  };
}
