import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  skipToken,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import type { InputOf } from "@/lib/contracts/endpoint";
import {
  cancelOrder,
  changeOrderLine,
  listOrders,
  orderLinePicture,
  type OrderView,
  payOrder,
  viewOrder,
} from "@/lib/contracts/order";
import { toBoardImage } from "@/lib/client/board-image";
import { call } from "@/lib/client/transport/call";
import { withIntent } from "@/lib/client/intent";
import { useIsSignedIn } from "@/stores/account/session";
import { hasAnswer, reload } from "@/lib/client/transport/reload";

export type OrderFilter = InputOf<typeof listOrders>;
/** `board3dSnapshot` names the 3D picture of its board; null if it has a drawing. */
export type LinePictureOf = {
  id: string;
  position: number;
  board3dSnapshot: string | null;
  /** `small`: for lists, which show many at once. */
  size?: "whole" | "small";
};

export const orderKeys = {
  all: ["order"] as const,
  lists: () => [...orderKeys.all, "list"] as const,
  list: (filter: OrderFilter) => [...orderKeys.lists(), filter] as const,
  details: () => [...orderKeys.all, "detail"] as const,
  detail: (id: string) => [...orderKeys.details(), id] as const,
  picture: (of: LinePictureOf | null) => [...orderKeys.all, "picture", of] as const,
};

/** The previous page stays visible while the next one loads. */
export function orderListOptions(filter: OrderFilter) {
  return queryOptions({
    queryKey: orderKeys.list(filter),
    queryFn: (query) => call(listOrders, filter, { signal: query.signal, isQuiet: hasAnswer(query) }),
    placeholderData: keepPreviousData,
  });
}

export function orderOptions(id: string) {
  return queryOptions({
    queryKey: orderKeys.detail(id),
    queryFn: ({ signal }) => call(viewOrder, { id }, { signal }),
  });
}

/** The board as ordered, which does not change under its id. */
export function linePictureOptions(of: LinePictureOf | null) {
  return queryOptions({
    queryKey: orderKeys.picture(of),
    queryFn:
      of === null
        ? skipToken
        : async ({ signal }) =>
            toBoardImage(await call(orderLinePicture, { id: of.id, position: of.position, size: of.size }, { signal })),
    staleTime: Infinity,
  });
}

export const useOrders = (filter: OrderFilter) => useQuery({ ...orderListOptions(filter), enabled: useIsSignedIn() });
export const useOrder = (id: string) => useQuery({ ...orderOptions(id), enabled: useIsSignedIn() });

export function useOrderLinePicture(of: LinePictureOf | null) {
  const isSignedIn = useIsSignedIn();
  return useQuery(linePictureOptions(isSignedIn ? of : null));
}

/** Opens one payment page however often it is requested. */
export function openPayment(input: InputOf<typeof payOrder>) {
  return withIntent(`pay:${input.orderId}`, input, (sent, idempotencyKey) => call(payOrder, sent, { idempotencyKey }));
}

/** Reloads lists and details of orders; pictures do not change. */
export function reloadOrders(queryClient: QueryClient): void {
  void reload(queryClient, { queryKey: orderKeys.lists() });
  void reload(queryClient, { queryKey: orderKeys.details() });
}

/** Reloads the lists and one order; the details of other orders stay cached. */
export function reloadOrder(queryClient: QueryClient, orderId: string): void {
  void reload(queryClient, { queryKey: orderKeys.lists() });
  void reload(queryClient, { queryKey: orderKeys.detail(orderId) });
}

function useOrderMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => reloadOrders(queryClient) });
}

/** Idempotent: repeated clicks change the line once. */
function changeLine(input: InputOf<typeof changeOrderLine>) {
  return withIntent(`line:${input.orderId}`, input, (sent, idempotencyKey) =>
    call(changeOrderLine, sent, { idempotencyKey }),
  );
}

export const useChangeOrderLine = () => useOrderMutation(changeLine);
export const usePayOrder = () => useOrderMutation(openPayment);
export const useCancelOrder = () => useOrderMutation((id: string) => call(cancelOrder, { id }));

const WATCH_MS = 5000;

/** Polls every 5 s while `isOpen` returns true for the last result; a hidden page does not poll. */
export function useWatchedOrder(id: string, isOpen: (order: OrderView) => boolean) {
  return useQuery({
    ...orderOptions(id),
    enabled: useIsSignedIn(),
    refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? WATCH_MS : false),
  });
}
