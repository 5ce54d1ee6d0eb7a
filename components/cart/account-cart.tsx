"use client";
// The account's cart, and below it what this browser had collected and the account has not taken.
import { useTranslations } from "next-intl";
import { CartItems } from "@/components/cart/cart-items";
import { EmptyCart } from "@/components/cart/empty-cart";
import { NotJoined } from "@/components/cart/not-joined";
import { useAccountCart } from "@/components/cart/use-account-cart";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import type { Currency } from "@/lib/base/money";
import { useCart } from "@/lib/client/cart";
import type { CartItem } from "@/lib/contracts/cart";

export function AccountCart() {
  const t = useTranslations("cart.failed");
  const common = useTranslations("common");
  const cart = useCart();
  if (cart.data) {
    return (
      <>
        <NotJoined />
        <Loaded items={cart.data.rows} currency={cart.data.currency} />
      </>
    );
  }
  return (
    <Sheet>
      {cart.isError ? (
        <EmptyState
          icon="error"
          title={t("title")}
          text={t("text")}
          action={<Button onClick={() => void cart.refetch()}>{common("retry")}</Button>}
        />
      ) : cart.fetchStatus === "paused" ? (
        <EmptyState icon="warning" title={t("title")} text={t("offline")} />
      ) : (
        <Skeleton rows={5} />
      )}
    </Sheet>
  );
}

function Loaded({ items, currency }: { items: readonly CartItem[]; currency: Currency }) {
  return <CartItems source={useAccountCart(items)} currency={currency} empty={<EmptyCart />} />;
}
