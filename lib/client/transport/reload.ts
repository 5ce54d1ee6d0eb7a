// Loading again what a change has made old.

import type { InvalidateQueryFilters, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Asks again for what is shown, and at its next showing for the rest. An answer that is still on its way was asked for
 * before the change and is thrown away: invalidating alone would join it and take it for fresh.
 */
export async function reload(queryClient: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

/** Whether the page has an earlier answer: it stays, and the page says in its place that reloading failed. */
export function hasAnswer({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }): boolean {
  return client.getQueryData(queryKey) !== undefined;
}
