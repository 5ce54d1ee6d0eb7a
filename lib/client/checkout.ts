// Placing the order of a checkout, whose page shows each refusal itself.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "@/lib/client/transport/call";
import { cartKeys } from "@/lib/client/cart";
import { withIntent } from "@/lib/client/intent";
import { orderKeys } from "@/lib/client/order";
import type { InputOf } from "@/lib/contracts/endpoint";
import { createOrder } from "@/lib/contracts/order";
import { reload } from "@/lib/client/transport/reload";

export type OrderInput = InputOf<typeof createOrder>;

/** Places one order however often it is sent: the key is kept until the server's final answer to this input. */
export function placeOrderQuietly(input: OrderInput) {
  return withIntent("order", input, (sent, idempotencyKey) =>
    call(createOrder, sent, { idempotencyKey, isQuiet: true }),
  );
}

/** The open checkout is not reloaded: its items are gone with the order, and the page is about to close. */
export function useCheckoutOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: placeOrderQuietly,
    onSuccess: () => {
      void reload(queryClient, { queryKey: cartKeys.list() });
      void reload(queryClient, { queryKey: orderKeys.lists() });
    },
  });
}
