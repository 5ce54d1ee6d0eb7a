"use client";
// Adds parts to the account's cart, or to the visitor's.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { toast } from "@/components/ui/toast";
import { useAddToCart } from "@/lib/client/cart";
import { fetchPart } from "@/lib/client/part";
import { collect } from "@/lib/client/visitor-cart";
import { useIsSignedIn } from "@/stores/account/session";

export interface WantedParts {
  partId: string;
  quantity: number;
  mpn: string;
}

/** The cart shows this data until the catalog is asked again. */
async function collectPart({ partId, quantity }: WantedParts): Promise<void> {
  const part = await fetchPart(partId);
  const { mpn, manufacturer, category, packageName, minimum, multiple, stock, isSample, tiers, currency } = part;
  const facts = { mpn, manufacturer, category, packageName, minimum, multiple, stock, isSample };
  const specification = { partId, quantity, ...facts, tiers, currency };
  await collect({ itemType: "Normal", specification, bookVersion: null, projectId: null, projectName: "" }, Date.now());
}

export function useAddPart() {
  const t = useTranslations("part");
  const isSignedIn = useIsSignedIn();
  const toAccount = useAddToCart();
  const [isCollecting, setCollecting] = useState(false);

  async function put(wanted: WantedParts): Promise<void> {
    const { partId, quantity } = wanted;
    if (isSignedIn)
      return void (await toAccount.mutateAsync({ itemType: "Normal", specification: { partId, quantity } }));
    setCollecting(true);
    await collectPart(wanted).finally(() => setCollecting(false));
  }

  async function add(wanted: WantedParts): Promise<void> {
    try {
      await put(wanted);
      toast({
        kind: "success",
        message: t("added", { count: wanted.quantity, mpn: wanted.mpn }),
        link: { href: "/shopping-cart", label: t("toCart") },
      });
    } catch {
      // The call has shown the error.
    }
  }

  return { add: (wanted: WantedParts) => void add(wanted), isPending: toAccount.isPending || isCollecting };
}
