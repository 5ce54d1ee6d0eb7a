// The page around the client, as tests see it: what it said, where it went, how long it waited.

import { afterEach, beforeEach } from "vitest";
import { connectClient } from "@/lib/client/ports";
import { getQueryClient } from "@/lib/client/transport/query-client";
import type { RetryClock } from "@/lib/client/transport/retry";
import { sessionStore } from "@/stores/account/session";

export interface PageDouble {
  toasts: { level: string; message: string }[];
  leavings: string[];
  waits: number[];
  /** Never waits; draws the largest jitter. */
  clock: RetryClock;
}

/** Connects a fresh page before each test, with clean storages and caches. */
export function startPageDouble(): PageDouble {
  const page: PageDouble = {
    toasts: [],
    leavings: [],
    waits: [],
    clock: {
      random: () => 1,
      wait: async (milliseconds) => void page.waits.push(milliseconds),
    },
  };
  beforeEach(() => {
    for (const list of [page.toasts, page.leavings, page.waits]) list.length = 0;
    localStorage.clear();
    sessionStorage.clear();
    sessionStore.setState(sessionStore.getInitialState(), true);
    getQueryClient().clear();
    connectClient({
      toast: (level, message) => void page.toasts.push({ level, message }),
      goToRoot: (reason) => void page.leavings.push(reason),
      text: (key) => (key === "OPERATION_FAILED" ? "Operation is failed" : key),
      locale: () => "en",
      mainHost: () => "https://boards.example",
    });
  });
  afterEach(() => connectClient({}));
  return page;
}
