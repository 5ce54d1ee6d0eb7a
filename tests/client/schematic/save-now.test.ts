import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { SessionState } from "@/lib/client/schematic/document-session";
import { saveNow } from "@/lib/client/schematic/save-now";

const SAVED: SessionState = {
  ...{ save: "saved", unsaved: 0, savedAt: null, recovered: 0, isKeptHere: true, conflicts: [] },
};

function sessionIn(state: Partial<SessionState>) {
  const listeners = new Set<() => void>();
  const session = {
    state: { ...SAVED, ...state },
    retry: vi.fn(),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const become = (next: Partial<SessionState>) => {
    session.state = { ...session.state, ...next };
    for (const listener of listeners) listener();
  };
  return { session, become, listeners };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("saving now", () => {
  it("has nothing to do where everything is saved, and cannot where the session has ended", async () => {
    const [saved, ended] = [sessionIn({}), sessionIn({ save: "ended", unsaved: 2 })];
    expect([await saveNow(saved.session), await saveNow(ended.session)]).toEqual([true, false]);
    expect(saved.session.retry).not.toHaveBeenCalled();
  });

  it("tries at once, although the last try has failed, and waits for the last change", async () => {
    const { session, become, listeners } = sessionIn({ save: "offline", unsaved: 3 });
    const saving = saveNow(session);
    expect(session.retry).toHaveBeenCalledOnce();
    become({ save: "saving" });
    become({ save: "waiting", unsaved: 1 });
    become({ save: "saved", unsaved: 0 });
    expect([await saving, listeners.size]).toEqual([true, 0]);
  });

  it.each(["offline", "refused", "ended"] as const)("fails where it comes out %s", async (save) => {
    const { session, become } = sessionIn({ save: "waiting", unsaved: 1 });
    const saving = saveNow(session);
    become({ save: "saving" });
    become({ save });
    expect(await saving).toBe(false);
  });

  it("does not wait for ever", async () => {
    const { session, listeners } = sessionIn({ save: "waiting", unsaved: 1 });
    const saving = saveNow(session, 1_000);
    vi.advanceTimersByTime(1_000);
    expect([await saving, listeners.size]).toEqual([false, 0]);
  });
});
