"use client";
// Collected items that the account's cart did not accept, with the reason for each.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ItemWords } from "@/components/ui/item-words";
import { Sheet } from "@/components/ui/sheet";
import { contentOf } from "@/lib/client/collected-content";
import { joinVisitorCart } from "@/lib/client/visitor-cart";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import { useVisitorCart } from "@/stores/visitor-cart";
import styles from "./cart.module.css";

export function NotJoined() {
  const t = useTranslations("cart.notJoined");
  const common = useTranslations("common");
  const items = useVisitorCart((cart) => cart.items);
  const refusals = useVisitorCart((cart) => cart.refusals);
  const forget = useVisitorCart((cart) => cart.forget);
  const itemName = useItemName();
  const words = useItemWords();
  const [isBusy, setBusy] = useState(false);
  const left = items.filter(({ key }) => refusals[key] !== undefined);
  if (left.length === 0) return null;

  function again() {
    setBusy(true);
    void joinVisitorCart().finally(() => setBusy(false));
  }

  return (
    <Sheet title={t("title")} className={styles.left}>
      <ul>
        {left.map((item) => (
          <li key={item.key} className={styles.leftItem}>
            <ItemWords name={itemName(item)} headingLevel={3}>
              <p>{words(contentOf(item))}</p>
              <p className={styles.error} role="alert">
                {refusals[item.key]}
              </p>
            </ItemWords>
            <Button variant="quiet" size="sm" onClick={() => void forget(item.key)}>
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.leftFoot}>
        <Button isBusy={isBusy} onClick={again}>
          {common("retry")}
        </Button>
      </p>
    </Sheet>
  );
}
