// Reordering: the lines of an order are added to the cart, and the checkout starts with its choices.

import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { call } from "@/lib/client/transport/call";
import { cartKeys } from "@/lib/client/cart";
import { withIntent } from "@/lib/client/intent";
import { reload } from "@/lib/client/transport/reload";
import { addQuoteToCart, reQuote } from "@/lib/contracts/bom";
import { addToCart } from "@/lib/contracts/cart";
import { orderProcess, type Reorder, reorder, shippingMethod } from "@/lib/contracts/order";
import { readJson, sessionEntries } from "@/stores/drafts/browser-storage";

/** Session storage: initial choices of the checkout of a reorder. */
const REORDER_KEY = "reorder";

const reorderData = z.object({
  cartItemIds: z.array(z.string()),
  receiverId: z.nullable(z.string()),
  shippingMethod,
  process: orderProcess,
  remark: z.string(),
  /** Number of lines that are no longer available. */
  leftOut: z.int(),
});
export type ReorderData = z.infer<typeof reorderData>;

/** Result of this tab's last reorder; null without one. */
export function readReorder(): ReorderData | null {
  return reorderData.safeParse(readJson(sessionEntries, REORDER_KEY)).data ?? null;
}

export const forgetReorder = () => sessionEntries.write(REORDER_KEY, null);

type Line = Reorder["lines"][number];

/** Requotes an item that was ordered by quote; null if it needs staff. */
async function addQuoted({ quoteId }: { quoteId: string }, partNo: string, key: string): Promise<string | null> {
  const { quoteId: newId, status } = await call(reQuote, { quoteId }, { idempotencyKey: `${key}-quote` });
  if (status !== "Quoted") return null;
  return (await call(addQuoteToCart, { quoteId: newId, partNo }, { idempotencyKey: key })).cartItemId;
}

async function addLine(line: Line, key: string): Promise<string | null> {
  if (line.itemType === "BomQuote") return addQuoted(line.specification, line.partNo, key);
  const { itemType, specification, projectId, partNo } = line;
  const input = { itemType, specification, projectId: projectId ?? undefined, partNo };
  return (await call(addToCart, input, { idempotencyKey: key })).cartItemId;
}

/** A retry after a lost connection adds nothing twice: each line has its own key below that of the intent. */
async function addLines(orderId: string, key: string): Promise<ReorderData> {
  const order = await call(reorder, { id: orderId });
  const lines = order.lines.filter(({ price }) => price !== null);
  const cartItemIds: string[] = [];
  for (const [at, line] of lines.entries()) {
    const cartItemId = await addLine(line, `${key}-${at}`);
    if (cartItemId !== null) cartItemIds.push(cartItemId);
  }
  const { receiverId, remark, process } = order;
  const leftOut = order.lines.length - cartItemIds.length;
  return { cartItemIds, receiverId, shippingMethod: order.shippingMethod, process, remark, leftOut };
}

/** Adds the order's lines to the cart and stores the other choices for the checkout, at `?items=`. */
export async function orderAgain(orderId: string): Promise<ReorderData> {
  const data = await withIntent(`reorder:${orderId}`, { orderId }, (_sent, key) => addLines(orderId, key));
  sessionEntries.write(REORDER_KEY, JSON.stringify(data));
  return data;
}

export function useOrderAgain() {
  const queryClient = useQueryClient();
  // Also after a failure: some lines may have been added by then.
  const onSettled = () => void reload(queryClient, { queryKey: cartKeys.all });
  return useMutation({ mutationFn: orderAgain, onSettled });
}
