"use client";
// The items of the cart with their choice, and the summary of what is chosen.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { CartRow, useItemName } from "@/components/cart/cart-row";
import { CartSummary } from "@/components/cart/cart-summary";
import { ItemPicture } from "@/components/cart/item-picture";
import { RemovedRow } from "@/components/cart/removed-row";
import { useRemoval } from "@/components/cart/use-removal";
import { Sheet } from "@/components/ui/sheet";
import type { Currency } from "@/lib/base/money";
import { useUpdateCartItem } from "@/lib/client/cart";
import type { CartItem } from "@/lib/contracts/cart";
import { Link } from "@/lib/i18n/link";
import { useNavigate } from "@/lib/i18n/use-navigate";
import styles from "./cart.module.css";

interface CartItemsProps {
  items: readonly CartItem[];
  currency: Currency;
  empty: ReactNode;
}

export function CartItems({ items, currency, empty }: CartItemsProps) {
  const t = useTranslations("cart");
  const navigate = useNavigate();
  const removal = useRemoval();
  // What is left out rather than what is chosen: a new item is meant to be bought.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());

  const removedIds = new Set(removal.removed.map(({ item }) => item.cartItemId));
  const shown = items.filter((item) => !removedIds.has(item.cartItemId));
  const chosen = shown.filter((item) => !leftOut.has(item.cartItemId));
  const amountMicro = chosen.reduce((sum, item) => sum + item.totalMicro, 0);

  function select(changed: readonly CartItem[], isSelected: boolean) {
    const next = new Set(leftOut);
    for (const { cartItemId } of changed) {
      if (isSelected) next.delete(cartItemId);
      else next.add(cartItemId);
    }
    setLeftOut(next);
  }

  if (shown.length === 0 && removal.removed.length === 0) return empty;
  return (
    <div className={styles.columns}>
      <div>
        <Sheet>
          <ListHead
            isAll={chosen.length === shown.length && shown.length > 0}
            onSelectAll={(isSelected) => select(shown, isSelected)}
          />
          <CartRows
            items={shown}
            leftOut={leftOut}
            onSelect={(item, isSelected) => select([item], isSelected)}
            removal={removal}
          />
        </Sheet>
        <p className={styles.more}>
          <Link className="link" href="/order/manufacturing/pcb">
            {t("continue")}
          </Link>
        </p>
      </div>
      <div className={styles.aside}>
        <CartSummary
          count={chosen.length}
          total={{ currency, amountMicro }}
          onCheckout={() => navigate(`/order/checkout?items=${chosen.map((item) => item.cartItemId).join(",")}`)}
        />
      </div>
    </div>
  );
}

interface CartRowsProps {
  items: readonly CartItem[];
  leftOut: ReadonlySet<string>;
  onSelect: (item: CartItem, isSelected: boolean) => void;
  removal: ReturnType<typeof useRemoval>;
}

function CartRows({ items, leftOut, onSelect, removal }: CartRowsProps) {
  const t = useTranslations("cart");
  const nameOf = useItemName();
  const update = useUpdateCartItem();
  const rows: ReactNode[] = items.map((item, position) => (
    <CartRow
      key={item.cartItemId}
      item={item}
      picture={<ItemPicture item={item} name={nameOf(item)} />}
      isSelected={!leftOut.has(item.cartItemId)}
      onSelect={(isSelected) => onSelect(item, isSelected)}
      onChange={(change) => update.mutateAsync({ cartItemId: item.cartItemId, ...change })}
      onRemove={() => void removal.take(item, position)}
      isBusy={update.isPending && update.variables.cartItemId === item.cartItemId}
    />
  ));
  for (const entry of removal.removed.toSorted((one, other) => one.position - other.position)) {
    const row = (
      <RemovedRow
        key={`removed-${entry.item.cartItemId}`}
        name={nameOf(entry.item)}
        isBusy={removal.isPuttingBack}
        onUndo={() => void removal.putBack(entry)}
      />
    );
    rows.splice(Math.min(entry.position, rows.length), 0, row);
  }
  return <ul aria-label={t("title")}>{rows}</ul>;
}

function ListHead({ isAll, onSelectAll }: { isAll: boolean; onSelectAll: (isSelected: boolean) => void }) {
  const t = useTranslations("cart");
  return (
    <div className={styles.head}>
      <label>
        <input
          type="checkbox"
          className={styles.tick}
          checked={isAll}
          onChange={(event) => onSelectAll(event.target.checked)}
        />
        {t("selectAll")}
      </label>
      <span>{t("columns.quantity")}</span>
      <span className={styles.numeric}>{t("columns.unit")}</span>
      <span className={styles.numeric}>{t("columns.amount")}</span>
    </div>
  );
}
