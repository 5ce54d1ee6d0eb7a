// The page's query cache and its defaults.

import { QueryClient } from "@tanstack/react-query";
import { sessionStore } from "@/stores/account/session";

const STALE_MS = 10_000;

/** A failed call is final here: `call` has already retried. Offline, queries and mutations pause. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "online", staleTime: STALE_MS },
      mutations: { retry: false, networkMode: "online" },
    },
  });
}

let shared: QueryClient | undefined;

/** One cache per browser; on the server a new one each time, as requests must not share it. */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  shared ??= createForBrowser();
  return shared;
}

/** The cache is emptied when the user changes, also in another tab; a visitor keeps it on signing in. */
function createForBrowser(): QueryClient {
  const client = createQueryClient();
  sessionStore.subscribe((now, before) => {
    if (before.user.info !== "" && now.user.info !== before.user.info) client.getQueryCache().clear();
  });
  return client;
}

/** Drops every cached answer: it belongs to the user who has left. */
export function forgetAnswers(): void {
  shared?.getQueryCache().clear();
}
