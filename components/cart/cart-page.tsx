"use client";
// The cart: items to choose from, what they cost together, and the way on.
import { useTranslations } from "next-intl";
import { CartItems } from "@/components/cart/cart-items";
import { Button, buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/client/cart";
import { Link } from "@/lib/i18n/link";
import styles from "./cart.module.css";

export function CartPage() {
  const t = useTranslations("cart");
  const cart = useCart();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.title}>
        <h1>{t("title")}</h1>
        {cart.data && <span className="label">{t("items", { count: cart.data.total })}</span>}
      </div>
      {cart.data ? (
        <CartItems items={cart.data.rows} currency={cart.data.currency} empty={<EmptyCart />} />
      ) : (
        <Sheet>
          {cart.isError ? (
            <Failure onRetry={() => void cart.refetch()} />
          ) : cart.fetchStatus === "paused" ? (
            <EmptyState icon="warning" title={t("failed.title")} text={t("failed.offline")} />
          ) : (
            <Skeleton rows={5} />
          )}
        </Sheet>
      )}
    </div>
  );
}

function EmptyCart() {
  const t = useTranslations("cart.empty");
  return (
    <Sheet>
      <EmptyState
        icon="cart"
        title={t("title")}
        text={t("text")}
        action={
          <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcb">
            {t("action")}
          </Link>
        }
      />
    </Sheet>
  );
}

function Failure({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations("cart.failed");
  const common = useTranslations("common");
  return (
    <EmptyState
      icon="error"
      title={t("title")}
      text={t("text")}
      action={<Button onClick={onRetry}>{common("retry")}</Button>}
    />
  );
}
