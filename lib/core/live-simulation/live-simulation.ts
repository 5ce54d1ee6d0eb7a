// Live simulation of a circuit: it advances in time while its values change.
import { err, ok } from "@/lib/base/result";
import type { LiveCircuit } from "./circuit/circuit";
import { createDevices, Unknowns } from "./create-devices";
import { InductorDevice, TransformerDevice } from "./devices/inductors";
import { ChargeStates } from "./engine/charge-states";
import type { Device } from "./engine/device";
import { Equations } from "./engine/equations";
import type { LiveResult } from "./engine/problem";
import { checkTopology, type Loops } from "./engine/topology";
import { Transient } from "./engine/transient";

const RELATIVE_TOLERANCE = 1e-3;

export interface LiveStatistics {
  readonly unknowns: number;
  /** Elements of the factors of the matrix. */
  readonly fill: number;
  readonly steps: number;
  readonly rejectedSteps: number;
  readonly iterations: number;
  readonly factorizations: number;
  /** Number of times that pivots were chosen anew. */
  readonly pivotings: number;
}

export class LiveSimulation {
  readonly #devices: ReadonlyMap<string, Device>;
  readonly #nodes: ReadonlyMap<string, number>;
  readonly #equations: Equations;
  readonly #transient: Transient;

  constructor(
    devices: ReadonlyMap<string, Device>,
    nodes: ReadonlyMap<string, number>,
    equations: Equations,
    transient: Transient,
  ) {
    this.#devices = devices;
    this.#nodes = nodes;
    this.#equations = equations;
    this.#transient = transient;
  }

  /** s */
  get time(): number {
    return this.#transient.time;
  }

  get statistics(): LiveStatistics {
    const { size, fill, iterations, factorizations, pivotings } = this.#equations;
    const { steps, rejectedSteps } = this.#transient;
    return { unknowns: size, fill, steps, rejectedSteps, iterations, factorizations, pivotings };
  }

  /** Goes to time 0 and its steady state. Errors: singular, no-convergence. */
  operatingPoint(): LiveResult<null> {
    return this.#transient.start();
  }

  /**
   * Advances to a time in s, from the operating point if there was none. `onSample` is called after each step and reads
   * what it needs; it returns false to pause there, for example when a frame has taken too long. Errors: singular, no-convergence, time-step-too-small; the state is that of the last good step.
   */
  advance(untilSeconds: number, onSample: (timeSeconds: number) => boolean | void = () => {}): LiveResult<null> {
    if (!this.#transient.isStarted) {
      const started = this.#transient.start();
      if (!started.ok) return started;
      if (onSample(0) === false) return ok(null);
    }
    return this.#transient.advance(untilSeconds, () => onSample(this.#transient.time));
  }

  /** Changes a value; the simulation goes on from its present state. Errors: unknown-device, unknown-parameter. */
  set(deviceId: string, parameter: string, value: number): LiveResult<null> {
    const device = this.#devices.get(deviceId);
    if (!device) return err("unknown-device", { device: deviceId, wanted: deviceId });
    if (!device.set(parameter, value)) return err("unknown-parameter", { device: deviceId, parameter });
    this.#transient.restart();
    return ok(null);
  }

  /**
   * Takes over time, voltages and currents of another circuit by the names of nodes and devices, for example of the same
   * one before an edit. What it did not have begins at 0.
   */
  adopt(other: LiveSimulation): void {
    if (!other.#transient.isStarted) return;
    const known = new Map(unknownNames(other.#equations).map((name, at) => [name, at]));
    const solution = Float64Array.from(unknownNames(this.#equations), (name) => {
      const at = known.get(name);
      return at === undefined ? 0 : (other.#transient.solution[at] ?? 0);
    });
    this.#transient.resume(other.time, solution);
  }

  /** V; NaN for a node that the circuit does not have. */
  nodeVoltage(name: string): number {
    const unknown = this.#nodes.get(name);
    return unknown === undefined ? NaN : (this.#transient.solution[unknown] ?? NaN);
  }

  /** Current in A into a terminal of a device, the first one if none is given; NaN if there is no such device. */
  deviceCurrent(deviceId: string, terminal = 0): number {
    return this.#devices.get(deviceId)?.terminalCurrent(terminal, this.#transient.solution) ?? NaN;
  }

  /** Power in W that a device takes up, negative for one that supplies it; NaN if there is no such device. */
  power(deviceId: string): number {
    return this.#devices.get(deviceId)?.power(this.#transient.solution) ?? NaN;
  }
}

/** Nodes by name, the others by their device and their order in it; ground is the first. */
function unknownNames({ unknowns }: Equations): string[] {
  const counts = new Map<string, number>();
  return unknowns.map(({ name, isNode }) => {
    if (isNode) return `node ${name}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return `device ${name} ${count}`;
  });
}

function markLoops({ windings }: Loops, devices: ReadonlyMap<string, Device>): void {
  for (const { device, winding } of windings) {
    const found = devices.get(device);
    if (found instanceof InductorDevice) found.closesLoop = true;
    if (found instanceof TransformerDevice) found.closesLoop[winding === 0 ? 0 : 1] = true;
  }
}

/** Errors: no-ground, floating-node, voltage-source-loop, duplicate-id, unknown-device, invalid-value. */
export function createLiveSimulation(circuit: LiveCircuit): LiveResult<LiveSimulation> {
  const { options = {} } = circuit;
  const charges = new ChargeStates();
  const unknowns = new Unknowns(charges);
  const created = createDevices(circuit, unknowns);
  if (!created.ok) return created;
  const loops = checkTopology(circuit);
  if (!loops.ok) return loops;
  charges.seal();
  const devices = created.value;
  markLoops(loops.value, devices);
  const relativeTolerance = options.relativeTolerance ?? RELATIVE_TOLERANCE;
  const equations = new Equations(unknowns.all, [...devices.values()]);
  const transient = new Transient(equations, charges, {
    method: options.method ?? "trapezoidal",
    relativeTolerance,
    maxStep: options.maxStep ?? Infinity,
    holdsInitialValues: options.start === "initial-values",
  });
  return ok(new LiveSimulation(devices, unknowns.nodes, equations, transient));
}
