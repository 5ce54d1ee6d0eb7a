"use client";
// Cart of the signed-in account.
import type { CartSource } from "@/components/cart/cart-source";
import { useAddQuoteToCart } from "@/lib/client/bom";
import { useAddToCart, useRemoveCartItem, useUpdateCartItem } from "@/lib/client/cart";
import type { addToCart, CartItem } from "@/lib/contracts/cart";
import type { InputOf } from "@/lib/contracts/endpoint";
import { useNavigate } from "@/lib/i18n/use-navigate";

export function checkoutAddress(cartItemIds: readonly string[]): string {
  return `/order/checkout?items=${cartItemIds.join(",")}`;
}

export function useAccountCart(items: readonly CartItem[]): CartSource {
  const navigate = useNavigate();
  const update = useUpdateCartItem();
  const remove = useRemoveCartItem();
  const add = useAddToCart();
  const addQuote = useAddQuoteToCart();
  return {
    items,
    isKeptByServer: true,
    change: ({ cartItemId }, change) => update.mutateAsync({ cartItemId, ...change }),
    remove: ({ cartItemId }) => remove.mutateAsync(cartItemId),
    putBack(item) {
      const { itemType, specification, projectId, partNo, position, price } = item;
      if (itemType === "BomQuote") return addQuote.mutateAsync({ quoteId: specification.quoteId, partNo, position });
      // Kind and specification come from the same item.
      const content = { itemType, specification } as InputOf<typeof addToCart>;
      const { bookVersion } = price;
      return add.mutateAsync({ ...content, projectId: projectId ?? undefined, bookVersion, partNo, position });
    },
    busyId: update.isPending ? update.variables.cartItemId : null,
    isPuttingBack: add.isPending || addQuote.isPending,
    checkOut: (cartItemIds) => navigate(checkoutAddress(cartItemIds)),
  };
}
