// The tool that fills the cart: what it prepares is ordered by a person, on the checkout page.

import * as z from "zod/mini";
import { addToCart, openCheckout } from "@/lib/contracts/cart";
import * as cart from "@/lib/server/cart/service";
import { originOf } from "@/lib/server/config/origin";
import { defineTool } from "../define-tool";
import { boardOptions, projectId } from "../options";
import { amountOf, moneyText } from "../price-view";
import { ADDS, inputOf, type McpContext } from "../tool";

const MAX_ITEMS = 10;

const item = z.strictObject({
  options: z.optional(boardOptions),
  projectId,
  partId: z.optional(z.string().check(z.maxLength(64))),
  quantity: z.optional(z.int().check(z.gte(1))),
  reference: z.optional(z.string().check(z.maxLength(20))),
});
type Item = z.output<typeof item>;

/** A part where it names one, else a board. */
function cartInput({ options, projectId, partId, quantity, reference = "" }: Item) {
  const shared = { quantity, partNo: reference };
  if (partId !== undefined) return { ...shared, itemType: "Normal", specification: { partId, quantity } };
  return { ...shared, projectId, itemType: "Custom", specification: options ?? {} };
}

/** Added one after the other, each under its own part of the key, so that a repeated call adds nothing twice. */
async function fillCart(items: readonly Item[], key: string | undefined, context: McpContext): Promise<string[]> {
  const inputs = items.map((each) => inputOf(addToCart, cartInput(each), context));
  const ids: string[] = [];
  for (const [at, input] of inputs.entries()) {
    const idempotencyKey = key === undefined ? null : `${key} ${at}`;
    ids.push((await cart.add(context.deps, input, { ...context.request, idempotencyKey })).cartItemId);
  }
  return ids;
}

export const prepareOrder = defineTool({
  name: "prepare_order",
  title: "Prepare an order",
  description:
    "Puts boards (`options`, with the `projectId` of their files) or parts (`partId`) into the account's cart and answers " +
    "the address of the checkout. Nothing is bought: a person opens the address, checks everything and confirms. Send an " +
    "`idempotencyKey` of your own, so that repeating the call adds nothing twice.",
  input: z.strictObject({
    items: z.array(item).check(z.minLength(1), z.maxLength(MAX_ITEMS)),
    idempotencyKey: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  }),
  endpoints: [addToCart, openCheckout],
  effect: ADDS,
  async run({ items, idempotencyKey }, context) {
    const cartItemIds = await fillCart(items, idempotencyKey, context);
    const checkout = await cart.openCheckout(
      context.deps,
      inputOf(openCheckout, { cartItemIds }, context),
      context.request,
    );
    const { currency, amountPayableMicro, shippingEstimates } = checkout;
    const shipping = shippingEstimates.map(({ method, amountMicro }) => ({ method, amount: amountOf(amountMicro) }));
    const origin = originOf(context.deps.environment, context.request.area);
    const checkoutUrl = `${origin}/order/checkout?items=${cartItemIds.join(",")}`;
    return {
      text:
        `${items.length} items are in the cart: ${moneyText(currency, amountPayableMicro)} without shipping. ` +
        `A person has to confirm the order: ${checkoutUrl}`,
      structured: {
        ...{ cartItemIds, currency, checkoutUrl },
        ...{ payable: amountOf(amountPayableMicro), shippingEstimates: shipping },
        items: checkout.items.map(({ cartItemId, itemType, totalMicro }) => ({
          ...{ cartItemId, kind: itemType, total: amountOf(totalMicro) },
        })),
      },
    };
  },
});
