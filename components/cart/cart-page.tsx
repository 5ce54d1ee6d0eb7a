"use client";
// Cart page: the account's cart, or the visitor's.
import { useTranslations } from "next-intl";
import { AccountCart } from "@/components/cart/account-cart";
import { useResumedCheckout } from "@/components/cart/use-visitor-items";
import { VisitorItems } from "@/components/cart/visitor-items";
import { PageTitle } from "@/components/ui/page-title";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { useCart } from "@/lib/client/cart";
import { useSession } from "@/stores/account/session";
import { useVisitorCart } from "@/stores/visitor-cart";
import styles from "./cart.module.css";

export function CartPage() {
  const t = useTranslations("cart");
  const isHydrated = useSession((state) => state.isHydrated);
  const isSignedIn = useSession((state) => state.token !== null);
  const count = useItemCount();
  useResumedCheckout();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={t("title")}>
        {count !== null && <span className="label">{t("items", { count })}</span>}
      </PageTitle>
      {isSignedIn ? (
        <AccountCart />
      ) : isHydrated ? (
        <VisitorItems />
      ) : (
        <Sheet>
          <Skeleton rows={5} />
        </Sheet>
      )}
    </div>
  );
}

/** Null while unknown. */
function useItemCount(): number | null {
  const isSignedIn = useSession((state) => state.token !== null);
  const cart = useCart();
  const collected = useVisitorCart((state) => (state.isLoaded ? state.items.length : null));
  return isSignedIn ? (cart.data?.total ?? null) : collected;
}
