"use client";
// Cart of a browser that is not signed in, with known prices and a note on where it is kept.
import { useTranslations } from "next-intl";
import { CartItems } from "@/components/cart/cart-items";
import { EmptyCart } from "@/components/cart/empty-cart";
import { useVisitorItems } from "@/components/cart/use-visitor-items";
import { Icon } from "@/components/icons/icon";
import { Sheet } from "@/components/ui/sheet";
import { Skeleton } from "@/components/ui/skeleton";
import { currencyOf } from "@/lib/core/market/area";
import { useMarket } from "@/lib/i18n/use-market";
import { useModals } from "@/stores/modals";
import { useVisitorCart } from "@/stores/visitor-cart";
import styles from "./cart.module.css";

export function VisitorItems() {
  const t = useTranslations("cart.visitor");
  const { area } = useMarket();
  const isLoaded = useVisitorCart((cart) => cart.isLoaded);
  const source = useVisitorItems();
  const open = useModals((state) => state.open);
  if (!isLoaded || source === null) {
    return (
      <Sheet>
        <Skeleton rows={5} />
      </Sheet>
    );
  }
  const signIn = (
    <button type="button" className="link" onClick={() => open("account")}>
      {t("signIn")}
    </button>
  );
  return (
    <>
      {source.items.length === 0 && <p className={styles.elsewhere}>{t.rich("elsewhere", { link: () => signIn })}</p>}
      <CartItems
        source={source}
        currency={currencyOf(area)}
        empty={<EmptyCart />}
        notice={
          <p className={styles.keeping}>
            <Icon name="info" size={16} />
            <span>{t.rich("kept", { link: () => signIn })}</span>
          </p>
        }
        note={<p className={styles.hint}>{t("unconfirmed")}</p>}
      />
    </>
  );
}
