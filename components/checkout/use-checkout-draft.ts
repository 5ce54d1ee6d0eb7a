"use client";
// The note and the shipping choice of a checkout, kept on this device until the order is placed.
import { useEffect, useState } from "react";
import * as z from "zod";
import { shippingMethod } from "@/lib/contracts/order";
import { drafts } from "@/stores/draft";
import { useSession } from "@/stores/session";

const schema = z.object({ shippingMethod, remark: z.string().max(4000) });
type CheckoutDraft = z.infer<typeof schema>;

const EMPTY: CheckoutDraft = { shippingMethod: "standard", remark: "" };

/** What was changed before the draft was found wins over it. */
export function useCheckoutDraft() {
  const account = useSession((state) => state.user.info);
  const key = `checkout:${account}`;
  const [found, setFound] = useState<CheckoutDraft | null>(null);
  const [changes, setChanges] = useState<Partial<CheckoutDraft>>({});
  const current: CheckoutDraft = { ...EMPTY, ...found, ...changes };

  useEffect(() => {
    let isWanted = true;
    void drafts
      .find(key, (stored) => schema.safeParse(stored).data ?? null)
      .then((draft) => {
        if (isWanted) setFound(draft);
      });
    return () => {
      isWanted = false;
    };
  }, [key]);

  return {
    ...current,
    change(change: Partial<CheckoutDraft>) {
      setChanges((former) => ({ ...former, ...change }));
      void drafts.keep(key, { ...current, ...change });
    },
    forget: () => void drafts.forget(key),
  };
}
