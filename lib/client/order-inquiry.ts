// Inquiry orders: opening the checkout, placing the order, accepting the offer.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { bomKeys } from "@/lib/client/bom";
import { call } from "@/lib/client/transport/call";
import { withIntent } from "@/lib/client/intent";
import { orderKeys, reloadOrders } from "@/lib/client/order";
import { reload } from "@/lib/client/transport/reload";
import type { InputOf } from "@/lib/contracts/endpoint";
import { acceptOffer, openInquiryOrder, placeInquiryOrder } from "@/lib/contracts/order-inquiry";
import { useIsSignedIn } from "@/stores/account/session";

export type InquiryOrderInput = InputOf<typeof placeInquiryOrder>;
type Opened = InputOf<typeof openInquiryOrder>;

function inquiryCheckoutOptions(input: Opened) {
  return queryOptions({
    queryKey: [...orderKeys.all, "inquiry", input],
    queryFn: ({ signal }) => call(openInquiryOrder, input, { signal, isQuiet: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

export const useInquiryCheckout = (input: Opened) =>
  useQuery({ ...inquiryCheckoutOptions(input), enabled: useIsSignedIn() });

function useInquiryMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  // The open checkout is not reloaded: its inquiry is ordered, and the page is about to close.
  const refresh = () => {
    reloadOrders(queryClient);
    void reload(queryClient, { queryKey: bomKeys.all });
  };
  return useMutation({ mutationFn, onSettled: refresh });
}

/** Places one order however often it is sent; the page shows refusals. */
export const usePlaceInquiryOrder = () =>
  useInquiryMutation((input: InquiryOrderInput) =>
    withIntent("inquiry-order", input, (sent, idempotencyKey) =>
      call(placeInquiryOrder, sent, { idempotencyKey, isQuiet: true }),
    ),
  );

export const useAcceptOffer = () =>
  useInquiryMutation((orderId: string) =>
    withIntent(`accept:${orderId}`, { orderId }, (sent, idempotencyKey) => call(acceptOffer, sent, { idempotencyKey })),
  );
