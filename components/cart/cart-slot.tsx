"use client";
// Cart link of the header with the number of items, for pages with private data.
import { QueryClientProvider } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Icon } from "@/components/icons/icon";
import { useCart } from "@/lib/client/cart";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { Link } from "@/lib/i18n/link";
import { useIsSignedIn } from "@/stores/account/session";
import { followVisitorCart, useVisitorCart } from "@/stores/visitor-cart";
import styles from "./cart-slot.module.css";

/** The header is outside the page's providers, but uses the same cache. */
export function CartSlot() {
  const isSignedIn = useIsSignedIn();
  const collected = useVisitorCart((cart) => cart.items.length);
  const isDue = isSignedIn && collected > 0;

  useEffect(() => followVisitorCart(), []);
  // On sign-in the visitor's cart is merged; the code is loaded only if there are items.
  useEffect(() => {
    if (isDue) void import("@/lib/client/visitor-cart").then((file) => file.joinVisitorCart());
  }, [isDue]);

  return (
    <QueryClientProvider client={getQueryClient()}>
      {isSignedIn ? <CountedCart more={collected} /> : <CartLink count={collected} />}
    </QueryClientProvider>
  );
}

function CountedCart({ more }: { more: number }) {
  const cart = useCart();
  return <CartLink count={(cart.data?.total ?? 0) + more} />;
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
