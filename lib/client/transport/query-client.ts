// The query cache of this page and its manners.

import { QueryClient } from "@tanstack/react-query";
import { sessionStore } from "@/stores/account/session";

const STALE_MS = 10_000;

/** A failed call is final here: `call` has retried what may be retried. Offline, queries and mutations pause. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "online", staleTime: STALE_MS },
      mutations: { retry: false, networkMode: "online" },
    },
  });
}

let shared: QueryClient | undefined;

/** One cache for the browser; the server, which must not share one between people, gets its own each time. */
export function getQueryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  shared ??= createForBrowser();
  return shared;
}

/** Whoever comes after somebody else, also in another tab, finds an empty cache; a visitor keeps theirs on signing in. */
function createForBrowser(): QueryClient {
  const client = createQueryClient();
  sessionStore.subscribe((now, before) => {
    if (before.user.info !== "" && now.user.info !== before.user.info) client.getQueryCache().clear();
  });
  return client;
}

/** Drops every answer: they belonged to the person who has left. */
export function forgetAnswers(): void {
  shared?.getQueryCache().clear();
}
