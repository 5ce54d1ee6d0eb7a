// Client of the 3D board worker: its requests and events.

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Board3dEvent, openBoard3d } from "@/lib/workers/board3d/board3d-client";
import type { Board3dAppearance, Board3dReply } from "@/lib/workers/board3d/board3d-messages";
import { FakeWorker } from "@/tests/support/fake-worker";

const APPEARANCE = { maxPx: 1_024, isByProcessor: true } as Board3dAppearance;
const OPEN = {
  input: { kind: "size", widthMm: 40, heightMm: 20 },
  parts: null,
  thicknessMm: 1.6,
  isGuessedEdgeFine: false,
} as const;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "https://boards.example" });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open() {
  const worker = new FakeWorker<Board3dReply>();
  const events: Board3dEvent[] = [];
  const appearance = vi.fn(() => APPEARANCE);
  const session = openBoard3d(
    OPEN,
    appearance,
    (news) => events.push(news),
    () => worker,
  );
  return { worker, events, appearance, session };
}

describe("a session of a page with the 3D board worker", () => {
  it("has the files read at once, and says how to paint when they are being read", () => {
    const { worker, events, appearance } = open();
    expect(worker.requests).toEqual([{ kind: "open", ...OPEN, wasmUrl: "https://boards.example/wasm/" }]);
    expect(appearance).not.toHaveBeenCalled();
    worker.say({ kind: "begun" });
    expect(worker.requests.slice(1)).toEqual([{ kind: "look", appearance: APPEARANCE }]);
    expect(events).toEqual([]);
  });

  it("is asked for no look once it is over", () => {
    const { worker, appearance, session } = open();
    session.end();
    worker.say({ kind: "begun" });
    expect(appearance).not.toHaveBeenCalled();
    expect(worker.isTerminated).toBe(true);
  });

  it("waits for a board for a minute, and for the rest as long as it takes", () => {
    const given = open();
    given.worker.say({ kind: "begun" });
    vi.advanceTimersByTime(60_000);
    expect(given.events).toEqual([{ kind: "failed", code: "PARSE_TIMEOUT" }]);
    expect(given.worker.isTerminated).toBe(true);
    const answered = open();
    answered.worker.say({ kind: "parts", parts: null });
    vi.advanceTimersByTime(600_000);
    expect(answered.events).toEqual([{ kind: "parts", parts: null }]);
    expect(answered.worker.isTerminated).toBe(false);
  });
});
