import type { InvalidateQueryFilters, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Refetches active queries now and the others when they are next used. Requests in flight are canceled: they were sent
 * before the change, and invalidating alone would take their answers for fresh.
 */
export async function reload(queryClient: QueryClient, filters: InvalidateQueryFilters): Promise<void> {
  await queryClient.cancelQueries(filters);
  await queryClient.invalidateQueries(filters);
}

/** True if the page already has an answer: it stays visible, and the page shows that reloading failed. */
export function hasAnswer({ client, queryKey }: { client: QueryClient; queryKey: QueryKey }): boolean {
  return client.getQueryData(queryKey) !== undefined;
}
