// A circuit that runs in the worker: its state for the page, its frames, and what may be changed while it runs. It knows
// no editor, so that any page can run a netlist.
import { RollingTraces } from "@/components/schematic/live/rolling-traces";
import type { LiveControl } from "@/lib/core/live-circuit/live-controls";
import {
  type LiveFrame,
  type LiveStop,
  type LiveTrace,
  type LoadedCircuit,
  MAX_TRACES,
} from "@/lib/core/live-circuit/live-frame";
import type { LiveIssue } from "@/lib/core/live-circuit/problem";
import { createLiveClient, type LiveClient } from "@/lib/workers/live-simulation/live-client";
import type { LiveReply } from "@/lib/workers/live-simulation/live-messages";

export interface LiveRunState {
  /** "refused": elements have no live equivalent; "stopped": the equations have no solution; "broken": no worker. */
  readonly status: "idle" | "loading" | "running" | "paused" | "refused" | "stopped" | "broken";
  readonly circuit: LoadedCircuit | null;
  /** Simulated seconds for each second. */
  readonly speed: number;
  readonly issues: readonly LiveIssue[];
  readonly stop: LiveStop | null;
  /** Changed values by `controlKey`. */
  readonly changes: ReadonlyMap<string, number>;
  readonly traces: readonly LiveTrace[];
  /** The circuit needs more computing than there is time for. */
  readonly isSlow: boolean;
}

export const SPEED_RANGE = { from: 1e-9, to: 10 } as const;
/** The time that a transient analysis shows takes so many seconds. */
const SHOWN_IN_SECONDS = 5;
const USUAL_SPEED = 1e-3;
/** Frames in a row that decide whether the circuit is slow. */
const SLOW_FRAMES = 20;

const IDLE: LiveRunState = {
  ...{ status: "idle", circuit: null, speed: USUAL_SPEED, issues: [], stop: null },
  ...{ changes: new Map(), traces: [], isSlow: false },
};

/** One name for each value of a circuit. A switch has that of its state. */
export const controlKey = (control: LiveControl): string =>
  control.kind === "value" ? `${control.id} ${control.parameter}` : `${control.id} ${control.kind}`;

export class LiveRun {
  readonly traces = new RollingTraces();
  readonly #createClient: typeof createLiveClient;
  readonly #listeners = new Set<() => void>();
  readonly #frameListeners = new Set<(frame: LiveFrame) => void>();
  #client: LiveClient | null = null;
  #state = IDLE;
  #frame: LiveFrame | null = null;
  #wantsToRun = false;
  #hasOwnSpeed = false;
  #lateFrames = 0;

  constructor(createClient: typeof createLiveClient = createLiveClient) {
    this.#createClient = createClient;
  }

  get state(): LiveRunState {
    return this.#state;
  }

  /** The newest one. */
  get frame(): LiveFrame | null {
    return this.#frame;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Called for each frame, up to 60 times a second. */
  readonly onFrame = (listener: (frame: LiveFrame) => void): (() => void) => {
    this.#frameListeners.add(listener);
    return () => this.#frameListeners.delete(listener);
  };

  #set(change: Partial<LiveRunState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  /** Begins with a netlist; it runs once it is loaded. */
  open(netlist: string): void {
    this.#client?.end();
    this.#wantsToRun = true;
    const { traces } = this.#state;
    this.#set({ ...IDLE, traces, status: "loading", speed: this.#hasOwnSpeed ? this.#state.speed : USUAL_SPEED });
    try {
      this.#client = this.#createClient({
        onReply: (reply) => this.#take(reply),
        onBroken: () => this.#break(),
      });
    } catch {
      return this.#break();
    }
    this.#client.send({ kind: "load", netlist, keepsState: false });
    this.watch(traces);
  }

  /** The circuit was edited: it goes on from its state. */
  reload(netlist: string): void {
    this.#client?.send({ kind: "load", netlist, keepsState: true });
  }

  play(): void {
    this.#wantsToRun = true;
    if (this.#state.status !== "paused") return;
    this.#client?.send({ kind: "run", speed: this.#state.speed });
    this.#set({ status: "running" });
  }

  pause(): void {
    this.#wantsToRun = false;
    if (this.#state.status !== "running") return;
    this.#client?.send({ kind: "pause" });
    this.#set({ status: "paused" });
  }

  /** Back to time 0; it runs on if it ran. */
  reset(): void {
    this.traces.begin(this.#state.traces.length);
    this.#client?.send({ kind: "reset" });
  }

  setSpeed(speed: number): void {
    this.#hasOwnSpeed = true;
    this.#lateFrames = 0;
    this.#set({ speed: Math.min(Math.max(speed, SPEED_RANGE.from), SPEED_RANGE.to), isSlow: false });
    if (this.#state.status === "running") this.#client?.send({ kind: "run", speed: this.#state.speed });
  }

  /** A switch takes 1 for on and 0 for off. */
  change(control: LiveControl, value: number): void {
    const send = (device: string, parameter: string, to: number): void =>
      this.#client?.send({ kind: "set", device, parameter, value: to });
    if (control.kind === "value") send(control.id, control.parameter, value);
    else if (control.kind === "position") send(control.id, "position", value);
    else
      for (const { device, isClosed } of control.contacts)
        send(device, "closed", Number((value === 1) === control.isOn ? isClosed : !isClosed));
    this.#set({ changes: new Map([...this.#state.changes, [controlKey(control), value]]) });
  }

  watch(traces: readonly LiveTrace[]): void {
    const watched = traces.slice(0, MAX_TRACES);
    this.traces.begin(watched.length);
    this.#client?.send({ kind: "watch", traces: watched });
    this.#set({ traces: watched });
  }

  /** Ends the worker. */
  close(): void {
    this.#client?.end();
    this.#client = null;
    this.#frame = null;
    this.#set({ ...IDLE, traces: this.#state.traces, speed: this.#state.speed });
  }

  #break(): void {
    this.#client = null;
    this.#set({ status: "broken" });
  }

  #take(reply: LiveReply): void {
    switch (reply.kind) {
      case "loaded":
        return this.#begin(reply.circuit);
      case "refused":
        return this.#set({ status: "refused", issues: reply.issues, stop: null });
      case "stopped":
      case "failed":
        return this.#set({ status: "stopped", stop: reply.stop, issues: [] });
      case "frame":
        return this.#show(reply.frame);
    }
  }

  #begin(circuit: LoadedCircuit): void {
    const { shownSeconds } = circuit;
    const usual = shownSeconds === null ? USUAL_SPEED : shownSeconds / SHOWN_IN_SECONDS;
    const speed = this.#hasOwnSpeed ? this.#state.speed : usual;
    this.#hasOwnSpeed = true;
    this.#set({ circuit, speed, changes: changesOf(circuit), issues: [], stop: null, status: "paused" });
    if (this.#wantsToRun) this.play();
  }

  #show(frame: LiveFrame): void {
    this.#frame = frame;
    this.traces.add(frame.samples);
    for (const listener of this.#frameListeners) listener(frame);
    this.#lateFrames = frame.isInTime ? 0 : this.#lateFrames + 1;
    const isSlow = this.#lateFrames >= SLOW_FRAMES;
    if (isSlow !== this.#state.isSlow) this.#set({ isSlow });
  }
}

function changesOf({ changes, controls }: LoadedCircuit): Map<string, number> {
  const found = new Map<string, number>();
  for (const control of controls) {
    const parameter =
      control.kind === "value" ? control.parameter : control.kind === "position" ? "position" : "closed";
    const [contact] = control.kind === "switch" ? control.contacts : [];
    const device = contact?.device ?? control.id;
    const change = changes.find((each) => each.device === device && each.parameter === parameter);
    if (!change) continue;
    const isTurned = contact !== undefined && (change.value === 1) !== contact.isClosed;
    const state = control.kind === "switch" ? Number(isTurned ? !control.isOn : control.isOn) : change.value;
    found.set(controlKey(control), state);
  }
  return found;
}

/** Current value of a control. */
export function currentValue(control: LiveControl, changes: ReadonlyMap<string, number>): number {
  const changed = changes.get(controlKey(control));
  if (changed !== undefined) return changed;
  return control.kind === "switch" ? Number(control.isOn) : control.value;
}
