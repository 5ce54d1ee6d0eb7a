// Checks of a circuit's graph before it is solved: ground, DC paths, loops of voltage sources.
import { err, ok } from "@/lib/base/result";
import { GROUND, type LiveCircuit, type LiveDevice } from "../circuit/circuit";
import type { LiveResult } from "./problem";

/** Nodes joined by devices; each set has a representative. */
class NodeSets {
  readonly #parents = new Map<string, string>();

  find(node: string): string {
    let root = node;
    for (let parent = this.#parents.get(root); parent !== undefined; parent = this.#parents.get(root)) root = parent;
    return root;
  }

  /** False if both were joined before. */
  join(one: string, other: string): boolean {
    const [first, second] = [this.find(one), this.find(other)];
    if (first === second) return false;
    this.#parents.set(first, second);
    return true;
  }
}

type Pairs = readonly (readonly [string, string])[];

/** Pairs of nodes between which a constant current can flow. */
function conductivePairs(device: LiveDevice, holdsCapacitors: boolean): Pairs {
  switch (device.kind) {
    case "resistor":
    case "manual-switch":
    case "inductor":
    case "voltage-source":
    case "diode":
    case "current-controlled-voltage":
    case "behavioral-voltage":
      return [[device.nodes[0], device.nodes[1]]];
    case "voltage-switch":
    case "voltage-controlled-voltage":
      return [[device.nodes[0], device.nodes[1]]];
    case "voltage-controlled-current": {
      // Controlled by its own voltage, it is a conductance.
      const [p, n, cp, cn] = device.nodes;
      return (p === cp && n === cn) || (p === cn && n === cp) ? [[p, n]] : [];
    }
    case "capacitor":
      return holdsCapacitors ? [[device.nodes[0], device.nodes[1]]] : [];
    case "potentiometer":
    case "jfet": {
      const [first, second, third] = device.nodes;
      return [
        [first, second],
        [second, third],
      ];
    }
    case "bjt": {
      const [collector, base, emitter] = device.nodes;
      return [
        [collector, base],
        [base, emitter],
      ];
    }
    case "mosfet": {
      const [drain, , source, bulk] = device.nodes;
      return [
        [drain, source],
        [bulk, source],
      ];
    }
    case "transformer": {
      const [p, n, sp, sn] = device.nodes;
      return [
        [p, n],
        [sp, sn],
      ];
    }
    case "op-amp":
      return [[device.nodes[2], GROUND]];
    case "timer-555":
      return device.nodes.slice(1).map((node) => [node, device.nodes[0]] as const);
    case "logic-gate":
    case "flip-flop":
      return device.nodes.map((node) => [node, GROUND] as const);
    case "current-source":
    case "current-controlled-current":
    case "behavioral-current":
    case "coupling":
      return [];
  }
}

function findFloating({ devices, options }: LiveCircuit): LiveResult<null> {
  const sets = new NodeSets();
  const holds = options?.start === "initial-values";
  for (const device of devices) for (const [one, other] of conductivePairs(device, holds)) sets.join(one, other);
  const ground = sets.find(GROUND);
  for (const { id, nodes } of devices)
    for (const node of nodes) if (sets.find(node) !== ground) return err("floating-node", { node, device: id });
  return ok(null);
}

/** Windings that close a loop of voltage sources and other windings: device, and index of the winding. */
export interface Loops {
  readonly windings: readonly { readonly device: string; readonly winding: number }[];
}

function findLoops(devices: readonly LiveDevice[]): LiveResult<Loops> {
  const sets = new NodeSets();
  const sources: string[] = [];
  for (const { id, kind, nodes } of devices) {
    const isSource =
      kind === "voltage-source" ||
      kind === "voltage-controlled-voltage" ||
      kind === "current-controlled-voltage" ||
      kind === "behavioral-voltage";
    if (!isSource) continue;
    if (!sets.join(nodes[0], nodes[1])) return err("voltage-source-loop", { device: id, others: sources.join(", ") });
    sources.push(id);
  }
  const windings: Loops["windings"][number][] = [];
  for (const { id, kind, nodes } of devices) {
    if (kind !== "inductor" && kind !== "transformer") continue;
    if (!sets.join(nodes[0], nodes[1])) windings.push({ device: id, winding: 0 });
    if (kind === "transformer" && !sets.join(nodes[2], nodes[3])) windings.push({ device: id, winding: 1 });
  }
  return ok({ windings });
}

export function checkTopology(circuit: LiveCircuit): LiveResult<Loops> {
  const { devices } = circuit;
  const reachesGround = (device: LiveDevice): boolean =>
    [...device.nodes, ...conductivePairs(device, false).flat()].includes(GROUND);
  if (!devices.some(reachesGround)) return err("no-ground");
  const floating = findFloating(circuit);
  return floating.ok ? findLoops(devices) : floating;
}
