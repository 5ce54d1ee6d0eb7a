// The cart and the checkout opened from it.

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { addToCart, listCart, openCheckout, removeCartItem, updateCartItem } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { call } from "@/lib/client/transport/call";
import { withIntent } from "@/lib/client/intent";
import { useIsSignedIn } from "@/stores/account/session";
import { hasAnswer, reload } from "@/lib/client/transport/reload";

/** Choices on which the checkout totals depend: address or country, shipping and payment method, coupon. */
export type CheckoutChoices = Omit<InputOf<typeof openCheckout>, "cartItemIds">;

export const cartKeys = {
  all: ["cart"] as const,
  list: () => [...cartKeys.all, "list"] as const,
  item: (cartItemId: string) => [...cartKeys.all, "item", cartItemId] as const,
  checkout: (cartItemIds: readonly string[], choices: CheckoutChoices = {}) =>
    [...cartKeys.all, "checkout", cartItemIds, choices] as const,
};

export function cartOptions() {
  return queryOptions({
    queryKey: cartKeys.list(),
    queryFn: (query) => call(listCart, {}, { signal: query.signal, isQuiet: hasAnswer(query) }),
  });
}

export function cartItemOptions(cartItemId: string) {
  return queryOptions({
    queryKey: cartKeys.item(cartItemId),
    queryFn: ({ signal }) => call(listCart, { cartItemId }, { signal }),
  });
}

/** Prices are computed again each time a checkout opens. */
export function checkoutOptions(cartItemIds: readonly string[], choices: CheckoutChoices = {}) {
  return queryOptions({
    queryKey: cartKeys.checkout(cartItemIds, choices),
    queryFn: ({ signal }) => call(openCheckout, { cartItemIds: [...cartItemIds], ...choices }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Carts belong to accounts: visitors have none on the server. */
export const useCart = () => useQuery({ ...cartOptions(), enabled: useIsSignedIn() });

export function useCheckout(cartItemIds: readonly string[], choices: CheckoutChoices = {}) {
  const isSignedIn = useIsSignedIn();
  return useQuery({ ...checkoutOptions(cartItemIds, choices), enabled: isSignedIn && cartItemIds.length > 0 });
}

type AddInput = InputOf<typeof addToCart>;

/** Idempotent: repeated clicks add the item once. */
export function sendToCart(input: AddInput) {
  return withIntent("add-to-cart", input, (sent, idempotencyKey) => call(addToCart, sent, { idempotencyKey }));
}

function useCartMutation<I, T>(mutationFn: (input: I) => Promise<T>) {
  const queryClient = useQueryClient();
  const refresh = () => void reload(queryClient, { queryKey: cartKeys.all });
  // Also after a failure, since stale data may have caused it.
  return useMutation({ mutationFn, onSettled: refresh });
}

export const useAddToCart = () => useCartMutation(sendToCart);
export const useUpdateCartItem = () =>
  useCartMutation((input: InputOf<typeof updateCartItem>) => call(updateCartItem, input));
export const useRemoveCartItem = () => useCartMutation((cartItemId: string) => call(removeCartItem, { cartItemId }));

type Replacement = Pick<InputOf<typeof addToCart>, "itemType" | "bookVersion"> & {
  specification: object;
  /** Undefined leaves the files unchanged. */
  projectId: string | null | undefined;
};

/** Replaces the quote of an item; if the files change too, a new item takes its place. */
export function useReplaceCartItem(): (cartItemId: string, wanted: Replacement) => Promise<void> {
  const queryClient = useQueryClient();
  const add = useAddToCart();
  const update = useUpdateCartItem();
  const remove = useRemoveCartItem();
  return async (cartItemId, { itemType, specification, bookVersion, projectId }) => {
    const { rows } = await queryClient.fetchQuery({ ...cartItemOptions(cartItemId), staleTime: 0 });
    const previous = rows[0];
    if (!previous || projectId === undefined || previous.projectId === projectId) {
      await update.mutateAsync({ cartItemId, specification: { ...specification }, bookVersion });
      return;
    }
    const { partNo, position } = previous;
    await add.mutateAsync({
      itemType,
      specification,
      projectId: projectId ?? undefined,
      bookVersion,
      partNo,
      position,
    });
    await remove.mutateAsync(cartItemId);
  };
}
