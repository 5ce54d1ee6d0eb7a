// An order that is looked at again while something about it is still open.

import { useQuery } from "@tanstack/react-query";
import { orderOptions } from "@/lib/client/order";
import type { OrderView } from "@/lib/contracts/order";
import { useIsSignedIn } from "@/stores/account/session";

export const WATCH_MS = 5000;

/** Every 5 s while `isOpen` says so of what was last seen; a hidden page does not ask. */
export function useWatchedOrder(id: string, isOpen: (order: OrderView) => boolean) {
  return useQuery({
    ...orderOptions(id),
    enabled: useIsSignedIn(),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? WATCH_MS : false),
  });
}
