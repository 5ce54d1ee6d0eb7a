// Polling of an order while something about it is pending.

import { useQuery } from "@tanstack/react-query";
import { orderOptions } from "@/lib/client/order";
import type { OrderView } from "@/lib/contracts/order";
import { useIsSignedIn } from "@/stores/account/session";

export const WATCH_MS = 5000;

/** Polls every 5 s while `isOpen` returns true for the last result; a hidden page does not poll. */
export function useWatchedOrder(id: string, isOpen: (order: OrderView) => boolean) {
  return useQuery({
    ...orderOptions(id),
    enabled: useIsSignedIn(),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? WATCH_MS : false),
  });
}
