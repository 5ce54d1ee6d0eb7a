"use client";
// The account's cart, and below it items that could not be merged.
import { useTranslations } from "next-intl";
import { CartItems } from "@/components/cart/cart-items";
import { CartOutlook } from "@/components/cart/cart-outlook";
import { EmptyCart } from "@/components/cart/empty-cart";
import { NotJoined } from "@/components/cart/not-joined";
import { useAccountCart } from "@/components/cart/use-account-cart";
import { EmptyState } from "@/components/ui/empty-state";
import { FailureState } from "@/components/ui/failure-state";
import { Sheet } from "@/components/ui/sheet";
import { StaleNotice } from "@/components/ui/stale-notice";
import { Skeleton } from "@/components/ui/skeleton";
import type { Currency } from "@/lib/base/money";
import { useCart } from "@/lib/client/cart";
import type { CartItem } from "@/lib/contracts/cart";

export function AccountCart() {
  const t = useTranslations("cart.failed");
  const cart = useCart();
  if (cart.data) {
    return (
      <>
        <StaleNotice updatedAt={cart.dataUpdatedAt} hasFailed={cart.isError} onReload={() => void cart.refetch()} />
        <NotJoined />
        <Loaded items={cart.data.rows} currency={cart.data.currency} />
      </>
    );
  }
  return (
    <Sheet>
      {cart.isError ? (
        <FailureState title={t("title")} text={t("text")} onRetry={() => void cart.refetch()} />
      ) : cart.fetchStatus === "paused" ? (
        <EmptyState icon="warning" title={t("title")} text={t("offline")} />
      ) : (
        <Skeleton rows={5} />
      )}
    </Sheet>
  );
}

function Loaded({ items, currency }: { items: readonly CartItem[]; currency: Currency }) {
  return (
    <CartItems
      source={useAccountCart(items)}
      currency={currency}
      empty={<EmptyCart />}
      outlook={(chosen) => <CartOutlook items={chosen} />}
    />
  );
}
