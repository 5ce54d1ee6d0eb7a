"use client";
// Choices of a checkout, stored on this device until the order is placed.
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { forgetReorder, readReorder } from "@/lib/client/reorder";
import { orderProcess, shippingMethod } from "@/lib/contracts/order";
import { MAX_PURCHASE_NUMBER } from "@/lib/contracts/order-care";
import { paymentMethod } from "@/lib/contracts/payment";
import { findCheckoutDraft, forgetCheckoutDraft, keepCheckoutDraft } from "@/stores/drafts/checkout-draft";
import { useSession } from "@/stores/account/session";

/** Unknown stored values fall back to the default; the others are kept. */
const schema = z.object({
  receiverId: z.catch(z.nullable(z.string()), null),
  billId: z.catch(z.nullable(z.string()), null),
  process: z.catch(orderProcess, "payNow"),
  shippingMethod: z.catch(shippingMethod, "standard"),
  couponId: z.catch(z.nullable(z.string()), null),
  paymentMethod: z.catch(z.nullable(paymentMethod), null),
  remark: z.catch(z.string().check(z.maxLength(4000)), ""),
  purchaseNumber: z.catch(z.string().check(z.maxLength(MAX_PURCHASE_NUMBER)), ""),
  hasAgreed: z.catch(z.boolean(), false),
});
export type CheckoutChoices = z.infer<typeof schema>;

const EMPTY: CheckoutChoices = schema.parse({});

export interface CheckoutDraft {
  /** False until storage was read; nothing is chosen before. */
  isLoaded: boolean;
  choices: CheckoutChoices;
  /** Number of lines of a reordered order that are no longer available. */
  leftOut: number;
  change: (change: Partial<CheckoutChoices>) => void;
  forget: () => void;
}

interface Begun {
  account: string;
  choices: CheckoutChoices;
  leftOut: number;
}

/** A reorder starts with its own choices, once; consent is given anew. */
async function begin(account: string, itemIds: readonly string[]): Promise<Omit<Begun, "account">> {
  const again = readReorder();
  if (again !== null && again.cartItemIds.join() === itemIds.join()) {
    const { cartItemIds: _ids, leftOut, ...previous } = again;
    return { choices: { ...EMPTY, ...previous }, leftOut };
  }
  const found = await findCheckoutDraft(account, (stored) => schema.safeParse(stored).data ?? null);
  return { choices: found ?? EMPTY, leftOut: 0 };
}

export function useCheckoutDraft(itemIds: readonly string[]): CheckoutDraft {
  const account = useSession((state) => state.user.info);
  const [state, setState] = useState<Begun | null>(null);

  useEffect(() => {
    let isWanted = true;
    void begin(account, itemIds).then((begun) => {
      if (!isWanted) return;
      setState({ account, ...begun });
      forgetReorder();
    });
    return () => {
      isWanted = false;
    };
  }, [account, itemIds]);

  useEffect(() => {
    if (state !== null) void keepCheckoutDraft(state.account, state.choices);
  }, [state]);

  const isLoaded = state?.account === account;
  const choices = isLoaded ? state.choices : EMPTY;
  return {
    isLoaded,
    choices,
    leftOut: isLoaded ? state.leftOut : 0,
    change(change) {
      setState((previous) => ({
        account,
        choices: { ...(previous?.choices ?? EMPTY), ...change },
        leftOut: previous?.leftOut ?? 0,
      }));
    },
    forget: () => void forgetCheckoutDraft(account),
  };
}
