"use client";
// The header's way to the cart, with how much is in it. For pages that have private data anyway.
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { useCart } from "@/lib/client/cart";
import { getQueryClient } from "@/lib/client/query-client";
import { Link } from "@/lib/i18n/link";
import { useSession } from "@/stores/session";
import styles from "./cart-slot.module.css";

/** The header stands outside the page's providers; the cache is the same one. */
export function CartSlot() {
  const isSignedIn = useSession((state) => state.token !== null);
  return (
    <QueryClientProvider client={getQueryClient()}>
      {isSignedIn ? <CountedCart /> : <CartLink count={0} />}
    </QueryClientProvider>
  );
}

function CountedCart() {
  const cart = useCart();
  return <CartLink count={cart.data?.total ?? 0} />;
}

function CartLink({ count }: { count: number }) {
  const t = useTranslations("cart");
  return (
    <Link href="/shopping-cart" className={styles.cart} aria-label={t("slot", { count })} title={t("title")}>
      <Icon name="cart" />
      {count > 0 && <span className="num">{count}</span>}
    </Link>
  );
}
