// A circuit that runs: as many simulated seconds for each second as wanted, changed while it runs, read frame by frame.
import { createLiveSimulation, type LiveSimulation } from "@/lib/core/live-simulation/live-simulation";
import { ok } from "@/lib/base/result";
import type { LiveCircuit } from "@/lib/core/live-simulation/circuit/circuit";
import type { LiveResult } from "@/lib/core/live-simulation/engine/problem";
import { readNetlist } from "@/lib/core/spice/read-netlist";
import { liveCircuit } from "./live-circuit";
import {
  type LiveChange,
  type LiveFrame,
  type LiveNames,
  type LiveStop,
  type LiveTrace,
  type LoadAnswer,
  MAX_TRACES,
} from "./live-frame";
import { type LiveControl, valueInNetlist } from "./live-controls";
import { TraceRecorder } from "./trace-recorder";

export function stopOf({ code, details = {} }: Extract<LiveResult<never>, { ok: false }>): LiveStop {
  const text = (value: string | number | undefined): string | null => (value === undefined ? null : String(value));
  return { code, device: text(details["device"]), node: text(details["node"]) };
}

/** Times are asked for so many steps only, as a look at the clock takes longer than a step. */
const STEPS_BETWEEN_LOOKS = 8;

const ADOPTING_SECONDS = 1e-9;

/** "xu1.r1" is a part of the element "xu1". */
const topOf = (device: string): string => device.split(".")[0] ?? device;

interface Loaded {
  readonly simulation: LiveSimulation;
  readonly names: LiveNames;
  /** Devices of each element. */
  readonly parts: readonly (readonly string[])[];
}

export class LiveRunner {
  readonly #now: () => number;
  readonly #recorder = new TraceRecorder();
  #loaded: Loaded | null = null;
  #netlist = "";
  #traces: readonly LiveTrace[] = [];
  #controls: readonly LiveControl[] = [];
  readonly #changes = new Map<string, LiveChange & { readonly base: number | undefined }>();

  /** `now`: milliseconds of a clock. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** s */
  get time(): number {
    return this.#loaded?.simulation.time ?? 0;
  }

  /**
   * Takes a netlist; with `keepsState` it goes on from the circuit before. Values that were set are set again, unless the
   * netlist has another value there than it had then.
   */
  load(netlist: string, keepsState: boolean): LoadAnswer {
    this.#netlist = netlist;
    const before = this.#loaded?.simulation;
    const { circuit, controls, issues, nodes, shownSeconds } = liveCircuit(readNetlist(netlist).netlist);
    if (issues.length > 0) return { kind: "refused", issues };
    const created = this.#create(circuit, keepsState ? (before ?? null) : null);
    if (!created.ok) return { kind: "stopped", stop: stopOf(created) };
    const elements = [...new Set(circuit.devices.map(({ id }) => topOf(id)))];
    const devices = circuit.devices.map(({ id }) => id);
    const parts = elements.map((element) => devices.filter((device) => topOf(device) === element));
    const { simulation, isContinued } = created.value;
    this.#loaded = { simulation, names: { nodes, elements }, parts };
    this.#controls = controls;
    for (const [key, { device, parameter, value, base }] of this.#changes) {
      const isKept = base === valueInNetlist(controls, device, parameter);
      if (!isKept || !simulation.set(device, parameter, value).ok) this.#changes.delete(key);
    }
    const changes = [...this.#changes.values()].map(({ device, parameter, value }) => ({ device, parameter, value }));
    return { kind: "loaded", circuit: { nodes, elements, controls, shownSeconds, isContinued, changes } };
  }

  /** From the state before if there is one and the circuit can go on from it, else from the start. */
  #create(
    circuit: LiveCircuit,
    before: LiveSimulation | null,
  ): LiveResult<{ readonly simulation: LiveSimulation; readonly isContinued: boolean }> {
    const created = createLiveSimulation(circuit);
    if (!created.ok || before === null || before.time === 0)
      return created.ok ? ok({ simulation: created.value, isContinued: false }) : created;
    const simulation = created.value;
    simulation.adopt(before);
    // Nodes that are new get their voltages.
    if (simulation.advance(before.time + ADOPTING_SECONDS).ok) return ok({ simulation, isContinued: true });
    return this.#create(circuit, null);
  }

  /** Back to time 0. */
  reset(): LoadAnswer {
    return this.load(this.#netlist, false);
  }

  set(device: string, parameter: string, value: number): boolean {
    if (this.#loaded?.simulation.set(device, parameter, value).ok !== true) return false;
    const base = valueInNetlist(this.#controls, device, parameter);
    this.#changes.set(`${device} ${parameter}`, { device, parameter, value, base });
    return true;
  }

  /** Values are those of the netlist again at the next load. */
  forgetValues(): void {
    this.#changes.clear();
  }

  /** At most `MAX_TRACES`. */
  watch(traces: readonly LiveTrace[]): void {
    this.#traces = traces.slice(0, MAX_TRACES);
  }

  /** Advances by simulated seconds, but computes for no longer than the budget in milliseconds. */
  advance(seconds: number, budgetMs: number): { readonly frame: LiveFrame | null; readonly stop: LiveStop | null } {
    const loaded = this.#loaded;
    if (!loaded) return { frame: null, stop: null };
    const { simulation } = loaded;
    const end = this.#now() + budgetMs;
    const until = simulation.time + seconds;
    this.#recorder.begin(simulation.time, seconds, this.#traces.length);
    let steps = 0;
    let isInTime = true;
    const result = simulation.advance(until, (time) => {
      if (this.#traces.length > 0) this.#recorder.add(time, this.#traceValues(simulation));
      if (++steps % STEPS_BETWEEN_LOOKS !== 0 || this.#now() < end) return true;
      isInTime = time >= until;
      return isInTime;
    });
    return { frame: this.#frame(loaded, { steps, isInTime }), stop: result.ok ? null : stopOf(result) };
  }

  #traceValues(simulation: LiveSimulation): number[] {
    return this.#traces.map((trace) =>
      trace.kind === "voltage"
        ? simulation.nodeVoltage(trace.plus) - simulation.nodeVoltage(trace.minus)
        : simulation.deviceCurrent(trace.element),
    );
  }

  #frame({ simulation, names, parts }: Loaded, computed: Pick<LiveFrame, "steps" | "isInTime">): LiveFrame {
    const { nodes, elements } = names;
    const values = new Float64Array(nodes.length + 2 * elements.length);
    nodes.forEach((node, at) => (values[at] = simulation.nodeVoltage(node)));
    elements.forEach((element, at) => {
      const own = parts[at] ?? [];
      values[nodes.length + at] = simulation.deviceCurrent(element);
      values[nodes.length + elements.length + at] = own.reduce((sum, device) => sum + simulation.power(device), 0);
    });
    return { time: simulation.time, values, samples: this.#recorder.take(), ...computed };
  }
}
