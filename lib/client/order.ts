// Orders: placed, paid, seen, cancelled.

import {
  keepPreviousData,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { InputOf } from "@/lib/contracts/endpoint";
import { cancelOrder, createOrder, listOrders, orderLinePicture, payOrder, viewOrder } from "@/lib/contracts/order";
import { call } from "@/lib/client/call";
import { cartKeys } from "@/lib/client/cart";
import { withIntent } from "@/lib/client/intent";
import { useIsSignedIn } from "@/stores/session";

export type OrderFilter = InputOf<typeof listOrders>;
export type LinePictureOf = { id: string; position: number };

export const orderKeys = {
  all: ["order"] as const,
  lists: () => [...orderKeys.all, "list"] as const,
  list: (filter: OrderFilter) => [...orderKeys.lists(), filter] as const,
  detail: (id: string) => [...orderKeys.all, "detail", id] as const,
  picture: (of: LinePictureOf | null) => [...orderKeys.all, "picture", of] as const,
};

/** The former page stands while the next one loads. */
export function orderListOptions(filter: OrderFilter) {
  return queryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: ({ signal }) => call(listOrders, filter, { signal }),
    placeholderData: keepPreviousData,
  });
}

export function orderOptions(id: string) {
  return queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: ({ signal }) => call(viewOrder, { id }, { signal }),
  });
}

/** The board as it was ordered, which does not change. */
export function linePictureOptions(of: LinePictureOf | null) {
  return queryOptions({
    queryKey: orderKeys.picture(of),
    queryFn: of === null ? skipToken : ({ signal }) => call(orderLinePicture, of, { signal }),
    staleTime: Infinity,
  });
}

export const useOrders = (filter: OrderFilter) => useQuery({ ...orderListOptions(filter), enabled: useIsSignedIn() });
export const useOrder = (id: string) => useQuery({ ...orderOptions(id), enabled: useIsSignedIn() });

export function useOrderLinePicture(of: LinePictureOf | null) {
  const isSignedIn = useIsSignedIn();
  return useQuery(linePictureOptions(isSignedIn ? of : null));
}

/** One order however often it is posted: the key stays until the server's last word on these items. */
export function placeOrder(input: InputOf<typeof createOrder>) {
  return withIntent("order", input, (sent, idempotencyKey) => call(createOrder, sent, { idempotencyKey }));
}

export function openPayment(orderId: string) {
  return withIntent(`pay:${orderId}`, { orderId }, (sent, idempotencyKey) => call(payOrder, sent, { idempotencyKey }));
}

function useOrderMutation<I, T>(
  mutationFn: (input: I) => Promise<T>,
  alsoChanges: readonly (readonly string[])[] = [],
) {
  const queryClient = useQueryClient();
  const refresh = () => {
    // Pictures stay as they were; lists and details may both have changed.
    const isChanged = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[1] !== "picture";
    void queryClient.invalidateQueries({ queryKey: orderKeys.all, predicate: isChanged });
    for (const queryKey of alsoChanges) void queryClient.invalidateQueries({ queryKey });
  };
  return useMutation({ mutationFn, onSettled: refresh });
}

export const useCreateOrder = () => useOrderMutation(placeOrder, [cartKeys.all]);
export const usePayOrder = () => useOrderMutation(openPayment);
export const useCancelOrder = () => useOrderMutation((id: string) => call(cancelOrder, { id }));
