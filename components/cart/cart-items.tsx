"use client";
// Cart items with selection and summary.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { CartRow } from "@/components/cart/cart-row";
import type { CartSource } from "@/components/cart/cart-source";
import { CartSummary } from "@/components/cart/cart-summary";
import { ItemPicture } from "@/components/cart/item-picture";
import { useRemoval } from "@/components/cart/use-removal";
import { SideColumns } from "@/components/ui/side-columns";
import { Sheet } from "@/components/ui/sheet";
import type { Currency } from "@/lib/base/money";
import type { CartItem } from "@/lib/contracts/cart";
import { Link } from "@/lib/i18n/link";
import { useItemName } from "@/lib/i18n/use-item-name";
import { Button } from "@/components/ui/button";
import { OnlineOnly } from "@/components/ui/online-only";
import styles from "./cart.module.css";

interface CartItemsProps {
  source: CartSource;
  currency: Currency;
  empty: ReactNode;
  /** Above the items. */
  notice?: ReactNode;
  /** Below the total: validity of the prices. */
  note?: ReactNode;
  /** Below the total: ship date, freight and coupon of the selected items. */
  outlook?: (chosen: readonly CartItem[]) => ReactNode;
}

export function CartItems({ source, currency, empty, notice, note, outlook }: CartItemsProps) {
  const t = useTranslations("cart");
  const removal = useRemoval(source);
  // Stores deselected items, so that a new item is selected.
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());

  const removedIds = new Set(removal.removed.map(({ item }) => item.cartItemId));
  const shown = source.items.filter((item) => !removedIds.has(item.cartItemId));
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
    <SideColumns
      aside={
        <CartSummary
          count={chosen.length}
          total={{ currency, amountMicro }}
          note={note ?? outlook?.(chosen)}
          onCheckout={() => source.checkOut(chosen.map((item) => item.cartItemId))}
        />
      }
    >
      <div>
        {notice}
        <Sheet>
          <ListHead
            isAll={chosen.length === shown.length && shown.length > 0}
            isSome={chosen.length > 0}
            onSelectAll={(isSelected) => select(shown, isSelected)}
          />
          <CartRows
            source={source}
            items={shown}
            currency={currency}
            leftOut={leftOut}
            onSelect={(item, isSelected) => select([item], isSelected)}
            removal={removal}
          />
        </Sheet>
        <p className={`${styles.more} no-print`}>
          <Link className="link" href="/order/manufacturing/pcb">
            {t("continue")}
          </Link>
        </p>
      </div>
    </SideColumns>
  );
}

interface CartRowsProps {
  source: CartSource;
  items: readonly CartItem[];
  currency: Currency;
  leftOut: ReadonlySet<string>;
  onSelect: (item: CartItem, isSelected: boolean) => void;
  removal: ReturnType<typeof useRemoval>;
}

function CartRows({ source, items, currency, leftOut, onSelect, removal }: CartRowsProps) {
  const t = useTranslations("cart");
  const itemName = useItemName();
  const rows: ReactNode[] = items.map((item, position) => (
    <CartRow
      key={item.cartItemId}
      item={item}
      currency={currency}
      picture={<ItemPicture item={item} name={itemName(item)} />}
      isSelected={!leftOut.has(item.cartItemId)}
      onSelect={(isSelected) => onSelect(item, isSelected)}
      onChange={(change) => source.change(item, change)}
      onRemove={() => void removal.take(item, position)}
      isBusy={source.busyId === item.cartItemId}
      isKeptByServer={source.isKeptByServer}
    />
  ));
  for (const entry of removal.removed.toSorted((one, other) => one.position - other.position)) {
    const row = (
      <RemovedRow
        key={`removed-${entry.item.cartItemId}`}
        name={itemName(entry.item)}
        isBusy={source.isPuttingBack}
        isKeptByServer={source.isKeptByServer}
        onUndo={() => void removal.putBack(entry)}
      />
    );
    rows.splice(Math.min(entry.position, rows.length), 0, row);
  }
  return <ul aria-label={t("title")}>{rows}</ul>;
}

interface ListHeadProps {
  isAll: boolean;
  isSome: boolean;
  onSelectAll: (isSelected: boolean) => void;
}

function ListHead({ isAll, isSome, onSelectAll }: ListHeadProps) {
  const t = useTranslations("cart");
  return (
    <div className={styles.head}>
      <label>
        <input
          ref={(node) => {
            if (node) node.indeterminate = isSome && !isAll;
          }}
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

interface RemovedRowProps {
  name: string;
  onUndo: () => void;
  isBusy: boolean;
  isKeptByServer: boolean;
}

/** Placeholder of a removed item with undo, until the page is left. */
function RemovedRow({ name, onUndo, isBusy, isKeptByServer }: RemovedRowProps) {
  const t = useTranslations("cart");
  return (
    <li className={styles.removed} role="status">
      {t("removed", { name })}
      <OnlineOnly isNeeded={isKeptByServer}>
        <Button size="sm" isBusy={isBusy} onClick={onUndo}>
          {t("undo")}
        </Button>
      </OnlineOnly>
    </li>
  );
}
