"use client";
// Cart item: specification, quantity, price, actions.
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import type { CartChange } from "@/components/cart/cart-source";
import { boardOf, isOfSeveralBoards, isQuoted, partOf, quantitiesOf } from "@/components/cart/item-kind";
import { PartNoField } from "@/components/cart/part-no-field";
import { PartQuantity, QuantitySelect } from "@/components/cart/part-quantity";
import { PriceNotice } from "@/components/cart/price-notice";
import { Button, buttonClass } from "@/components/ui/button";
import { OnlineOnly } from "@/components/ui/online-only";
import { ItemWords } from "@/components/ui/item-words";
import { PriceText } from "@/components/ui/price-text";
import type { Currency } from "@/lib/base/money";
import { editAddress } from "@/lib/client/edit-address";
import type { CartItem } from "@/lib/contracts/cart";
import { isPanel } from "@/lib/core/pcb/panel";
import { shownUnitOf } from "@/lib/core/pricing/shown-unit";
import { Link } from "@/lib/i18n/link";
import { useItemName } from "@/lib/i18n/use-item-name";
import { useItemWords } from "@/lib/i18n/use-item-words";
import { Notice } from "@/components/ui/notice";
import { availabilityOf } from "@/lib/core/part/order-quantity";
import styles from "./cart.module.css";

interface CartRowProps {
  item: CartItem;
  currency: Currency;
  picture: ReactNode;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChange: (change: CartChange) => Promise<unknown>;
  onRemove: () => void;
  isBusy: boolean;
  isKeptByServer: boolean;
}

export function CartRow(props: CartRowProps) {
  const { item, currency, picture, isSelected, onSelect, onChange, onRemove, isBusy, isKeptByServer } = props;
  const t = useTranslations("cart");
  const name = useItemName()(item);
  const words = useItemWords()(item);
  const address = editAddress(item);
  return (
    <li className={styles.row} data-selected={isSelected || undefined} aria-busy={isBusy || undefined}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          className={styles.tick}
          aria-label={t("select", { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </label>
      {picture}
      <ItemWords name={name} headingLevel={2}>
        {words && <p>{words}</p>}
      </ItemWords>
      <div className={styles.extra}>
        <OnlineOnly isNeeded={isKeptByServer}>
          <PartNoField value={item.partNo} onSave={(partNo) => onChange({ partNo })} />
        </OnlineOnly>
        <PriceNotice item={item} currency={currency} />
        <StockNotice item={item} />
        <KeptPrice until={item.keptUntil} />
        <RowLinks item={item} editHref={address} />
      </div>
      <OnlineOnly isNeeded={isKeptByServer}>
        <dl className={styles.values}>
          <CountedValues item={item} name={name} onChange={onChange} />
          <Value label={t("columns.amount")}>
            <b>
              <PriceText money={{ currency, amountMicro: item.totalMicro }} />
            </b>
          </Value>
        </dl>
      </OnlineOnly>
      <div className={`${styles.tools} no-print`}>
        {address !== null && (
          <Link
            className={buttonClass({ variant: "quiet", isIconOnly: true })}
            href={address}
            aria-label={t("editOf", { name })}
            title={t("edit")}
          >
            <Icon name="edit" />
          </Link>
        )}
        <OnlineOnly isNeeded={isKeptByServer}>
          <Button
            variant="quiet"
            isIconOnly
            aria-label={t("removeOf", { name })}
            title={t("remove")}
            onClick={onRemove}
          >
            <Icon name="trash" />
          </Button>
        </OnlineOnly>
      </div>
    </li>
  );
}

/** Link to the specification, and to what is often ordered with a board. */
function RowLinks({ item, editHref }: { item: CartItem; editHref: string | null }) {
  const t = useTranslations("cart.links");
  const board = boardOf(item);
  const withBoard = board?.projectId && new URLSearchParams({ project: board.projectId });
  return (
    <p className={`${styles.links} no-print`}>
      {editHref !== null && (
        <Link className="link" href={editHref}>
          {t("specification")}
        </Link>
      )}
      {board && (
        <Link className="link" href={`/order/manufacturing/stencil${withBoard ? `?${withBoard}` : ""}`}>
          {t("stencil")}
        </Link>
      )}
      {withBoard && (
        <Link className="link" href={`/order/manufacturing/pcba?${withBoard}`}>
          {t("assembly")}
        </Link>
      )}
    </p>
  );
}

/** Quantity and unit price of counted kinds. */
function CountedValues({ item, name, onChange }: Pick<CartRowProps, "item" | "onChange"> & { name: string }) {
  const t = useTranslations("cart");
  const part = partOf(item);
  const steps = quantitiesOf(item);
  if (steps === null && part === null && !isQuoted(item)) return null;
  const { specification, price } = item;
  const board = boardOf(item);
  const hasPanels = board !== null && isPanel(board.specification);
  return (
    <>
      <Value label={t("columns.quantity")}>
        {isQuoted(item) && <span className="num">{specification.quantity}</span>}
        {part && (
          <PartQuantity
            specification={part.specification}
            label={t("quantityOf", { name })}
            onChange={(quantity) => void onChange({ quantity }).catch(() => undefined)}
          />
        )}
        {steps && (
          <QuantitySelect
            label={t("quantityOf", { name })}
            value={specification.quantity}
            steps={steps}
            isPanel={hasPanels}
            onChange={(quantity) => void onChange({ quantity }).catch(() => undefined)}
          />
        )}
      </Value>
      {!isOfSeveralBoards(item) && (
        <Value label={t("columns.unit")}>
          <PriceText money={{ currency: price.currency, amountMicro: shownUnitOf(item, price.unitPriceMicro) }} />
          {hasPanels && <small className={styles.each}>{t("perPanel")}</small>}
        </Value>
      )}
    </>
  );
}

/** An older price book is honored for a month; announced before it ends. */
function KeptPrice({ until }: { until: string | null }) {
  const t = useTranslations("cart");
  const format = useFormatter();
  if (until === null) return null;
  const date = format.dateTime(Date.parse(until), { dateStyle: "long", timeZone: "UTC" });
  return <p className={styles.keptPrice}>{t("keptUntil", { date })}</p>;
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.value}>
      <dt className={styles.name}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Notice of insufficient stock of a part. */
function StockNotice({ item }: { item: CartItem }) {
  const t = useTranslations("cart.part");
  const part = partOf(item);
  if (!part) return null;
  const { stock, quantity } = part.specification;
  const availability = availabilityOf(part.specification, quantity);
  if (availability === "inStock") return null;
  return <Notice kind="warning">{availability === "short" ? t("short", { stock }) : t("gone")}</Notice>;
}
