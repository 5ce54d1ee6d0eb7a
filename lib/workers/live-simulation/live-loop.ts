// The loop of the worker: one stretch of simulated time and one frame for each tick, and messages between two ticks.
import type { LiveFrame } from "@/lib/core/live-circuit/live-frame";
import { LiveRunner } from "@/lib/core/live-circuit/live-runner";
import type { LiveReply, LiveRequest } from "./live-messages";

/** At most 60 frames a second. */
export const TICK_MS = 1000 / 60;
/** Computing time of a tick: the rest is for messages, so that stopping and changing take effect at once. */
const BUDGET_MS = 12;
/** A pause of the browser is no reason to catch up. */
const LONGEST_TICK_MS = 100;

interface Surroundings {
  readonly now: () => number;
  /** Calls back after milliseconds. */
  readonly later: (callback: () => void, ms: number) => void;
  readonly reply: (message: LiveReply, transfer: Transferable[]) => void;
}

const buffersOf = ({ values, samples }: LiveFrame): Transferable[] => [
  values.buffer,
  samples.times.buffer,
  ...samples.values.map(({ buffer }) => buffer),
];

export function createLiveLoop({ now, later, reply }: Surroundings): (request: LiveRequest) => void {
  const runner = new LiveRunner(now);
  let speed = 0;
  let last = 0;
  let isTicking = false;

  function advance(seconds: number): void {
    const { frame, stop } = runner.advance(seconds, BUDGET_MS);
    if (frame) reply({ kind: "frame", frame }, buffersOf(frame));
    if (!stop) return;
    speed = 0;
    reply({ kind: "failed", stop }, []);
  }

  function tick(): void {
    isTicking = false;
    if (speed === 0) return;
    const start = now();
    const elapsed = Math.min(start - last, LONGEST_TICK_MS);
    last = start;
    advance((elapsed / 1000) * speed);
    schedule(TICK_MS - (now() - start));
  }

  function schedule(ms: number): void {
    if (isTicking || speed === 0) return;
    isTicking = true;
    later(tick, Math.max(ms, 1));
  }

  /** The state at once, also while paused: nothing moves, but values are shown. */
  function show(): void {
    if (speed === 0) advance(0);
  }

  return (request) => {
    switch (request.kind) {
      case "load":
      case "reset": {
        const answer = request.kind === "load" ? runner.load(request.netlist, request.keepsState) : runner.reset();
        if (answer.kind !== "loaded") speed = 0;
        reply(answer, []);
        if (answer.kind === "loaded") show();
        return;
      }
      case "run":
        if (speed === 0) last = now() - TICK_MS;
        speed = Math.max(request.speed, 0);
        return schedule(0);
      case "pause":
        speed = 0;
        return;
      case "set":
        runner.set(request.device, request.parameter, request.value);
        return;
      case "forget":
        return runner.forgetValues();
      case "watch":
        return runner.watch(request.traces);
    }
  };
}
