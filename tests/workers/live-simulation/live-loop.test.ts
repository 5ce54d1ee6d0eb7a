import { describe, expect, it } from "vitest";
import { createLiveClient, type LiveWorker } from "@/lib/workers/live-simulation/live-client";
import { createLiveLoop } from "@/lib/workers/live-simulation/live-loop";
import type { LiveReply, LiveRequest } from "@/lib/workers/live-simulation/live-messages";

const RC = "* rc\nV1 in 0 DC 5\nR1 in out 1k\nC1 out 0 1u\n.tran 1u 5m uic\n.end";

/** A worker whose time passes only when the test says so. */
function createWorld() {
  let clock = 0;
  const waiting: { at: number; callback: () => void }[] = [];
  const replies: LiveReply[] = [];
  const handle = createLiveLoop({
    now: () => clock,
    later: (callback, ms) => void waiting.push({ at: clock + ms, callback }),
    reply: (message) => void replies.push(message),
  });
  const pass = (ms: number): void => {
    const end = clock + ms;
    for (;;) {
      waiting.sort((a, b) => a.at - b.at);
      const next = waiting[0];
      if (!next || next.at > end) break;
      waiting.shift();
      clock = next.at;
      next.callback();
    }
    clock = end;
  };
  const frames = () => replies.flatMap((reply) => (reply.kind === "frame" ? [reply.frame] : []));
  return { handle, pass, replies, frames };
}

const LOAD: LiveRequest = { kind: "load", netlist: RC, keepsState: false };

describe("the loop of the live worker", () => {
  it("shows the start at once, and runs at its speed with at most 60 frames a second", () => {
    const { handle, pass, replies, frames } = createWorld();
    handle(LOAD);
    expect(replies.map(({ kind }) => kind)).toEqual(["loaded", "frame"]);
    handle({ kind: "run", speed: 1e-3 });
    pass(1000);
    expect(frames().length).toBeLessThanOrEqual(63);
    expect(frames().at(-1)?.time).toBeCloseTo(1e-3, 4);
  });

  it("stops when it is paused, and goes on from there", () => {
    const { handle, pass, frames } = createWorld();
    handle(LOAD);
    handle({ kind: "run", speed: 1e-3 });
    pass(500);
    handle({ kind: "pause" });
    const { length } = frames();
    pass(5000);
    expect(frames().length).toBe(length);
    handle({ kind: "run", speed: 1e-3 });
    pass(500);
    expect(frames().at(-1)?.time).toBeCloseTo(1e-3, 4);
  });

  it("goes on after an edit while it runs", () => {
    const { handle, pass, frames, replies } = createWorld();
    handle(LOAD);
    handle({ kind: "run", speed: 1e-3 });
    pass(500);
    handle({ kind: "load", netlist: RC.replace("DC 5", "DC 9"), keepsState: true });
    pass(500);
    expect(replies.filter(({ kind }) => kind === "loaded")).toHaveLength(2);
    expect(frames().at(-1)?.time).toBeCloseTo(1e-3, 4);
    expect(frames().at(-1)?.values[0]).toBeCloseTo(9, 6);
  });

  it("does not catch up after a pause of the browser", () => {
    const { handle, pass, frames } = createWorld();
    handle(LOAD);
    handle({ kind: "run", speed: 1e-3 });
    pass(100);
    handle({ kind: "pause" });
    handle({ kind: "run", speed: 1e-3 });
    pass(50);
    expect(frames().at(-1)?.time).toBeLessThan(0.3e-3);
  });

  it("says what stops it, and stops", () => {
    const { handle, pass, replies } = createWorld();
    handle({ kind: "load", netlist: "* none\nR1 a b 1k\n.end", keepsState: false });
    handle({ kind: "run", speed: 1 });
    pass(100);
    expect(replies).toEqual([{ kind: "stopped", stop: { code: "no-ground", device: null, node: null } }]);
  });
});

describe("the client of the live worker", () => {
  function createFake() {
    const sent: unknown[] = [];
    const worker: LiveWorker & { ended: number } = {
      ...{ onmessage: null, onerror: null, onmessageerror: null, ended: 0 },
      postMessage: (message: unknown) => void sent.push(message),
      terminate: () => void worker.ended++,
    };
    return { worker, sent };
  }

  it("hears nothing after its end", () => {
    const { worker, sent } = createFake();
    const client = createLiveClient({ onReply: () => undefined, onBroken: () => undefined }, () => worker);
    client.send({ kind: "pause" });
    client.end();
    expect(sent).toEqual([{ kind: "pause" }]);
    expect([worker.ended, worker.onmessage, worker.onerror]).toEqual([1, null, null]);
  });

  it("ends a worker that breaks down, and says so", () => {
    const { worker } = createFake();
    let broken = 0;
    createLiveClient({ onReply: () => undefined, onBroken: () => broken++ }, () => worker);
    const { onmessageerror } = worker;
    if (onmessageerror) Reflect.apply(onmessageerror, worker, [new MessageEvent("messageerror")]);
    expect([broken, worker.ended]).toEqual([1, 1]);
  });
});
