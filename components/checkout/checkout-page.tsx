"use client";
// The checkout: where to, how, what, and the one action that orders and pays.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { AddressSlot } from "@/components/checkout/address-slot";
import { CheckoutForm } from "@/components/checkout/checkout-form";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useCheckout } from "@/lib/client/cart";
import { Link } from "@/lib/i18n/link";
import styles from "./checkout.module.css";

interface CheckoutPageProps {
  itemIds: readonly string[];
  address: (slot: AddressSlot) => ReactNode;
}

export function CheckoutPage({ itemIds, address }: CheckoutPageProps) {
  const t = useTranslations("checkout");
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.title}>
        <h1>{t("title")}</h1>
        <Link className="link" href="/shopping-cart">
          {t("toCart")}
        </Link>
      </div>
      {itemIds.length === 0 ? <Nothing /> : <LoadedCheckout itemIds={itemIds} address={address} />}
    </div>
  );
}

function LoadedCheckout({ itemIds, address }: CheckoutPageProps) {
  const t = useTranslations("checkout.failed");
  const common = useTranslations("common");
  const checkout = useCheckout(itemIds);
  if (checkout.data) {
    return (
      <CheckoutForm
        view={checkout.data}
        itemIds={itemIds}
        address={address}
        onPriceChanged={async () => void (await checkout.refetch())}
      />
    );
  }
  return (
    <Sheet>
      {checkout.isError ? (
        <EmptyState
          icon="error"
          title={t("title")}
          text={t("text")}
          action={<Button onClick={() => void checkout.refetch()}>{common("retry")}</Button>}
        />
      ) : checkout.fetchStatus === "paused" ? (
        <EmptyState icon="warning" title={t("title")} text={t("offline")} />
      ) : (
        <Skeleton rows={8} />
      )}
    </Sheet>
  );
}

function Nothing() {
  const t = useTranslations("checkout.nothing");
  return (
    <Sheet>
      <EmptyState
        icon="cart"
        title={t("title")}
        text={t("text")}
        action={
          <Link className={buttonClass({ variant: "primary" })} href="/shopping-cart">
            {t("action")}
          </Link>
        }
      />
    </Sheet>
  );
}
