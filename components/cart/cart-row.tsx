"use client";
// One item of the cart: board, specification, quantity, what it costs.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/icons/icon";
import { PartNoField } from "@/components/cart/part-no-field";
import { PriceNotice } from "@/components/cart/price-notice";
import { Button } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import { Select } from "@/components/ui/select";
import type { CartItem } from "@/lib/contracts/cart";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import styles from "./cart.module.css";

export interface CartChange {
  quantity?: number;
  partNo?: string;
}

interface CartRowProps {
  item: CartItem;
  picture: ReactNode;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onChange: (change: CartChange) => Promise<unknown>;
  onRemove: () => void;
  isBusy: boolean;
}

/** What an item is called: its project, or that it has no files yet. */
export function useItemName(): (item: Pick<CartItem, "projectName">) => string {
  const t = useTranslations("cart");
  return ({ projectName }) => projectName || t("unnamed");
}

export function CartRow({ item, picture, isSelected, onSelect, onChange, onRemove, isBusy }: CartRowProps) {
  const t = useTranslations("cart");
  const name = useItemName()(item);
  const words = useSpecificationWords();
  const { specification, price } = item;
  const { currency } = price;
  return (
    <li className={styles.row} data-selected={isSelected || undefined} aria-busy={isBusy || undefined}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={t("select", { name })}
        checked={isSelected}
        onChange={(event) => onSelect(event.target.checked)}
      />
      {picture}
      <div className={styles.words}>
        <h2>{name}</h2>
        <p>{words(specification)}</p>
      </div>
      <div className={styles.extra}>
        <PartNoField value={item.partNo} onSave={(partNo) => onChange({ partNo })} />
        {item.formerTotalMicro !== null && (
          <PriceNotice currency={currency} beforeMicro={item.formerTotalMicro} nowMicro={item.totalMicro} />
        )}
      </div>
      <dl className={styles.values}>
        <Value label={t("columns.quantity")}>
          <QuantitySelect
            label={t("quantityOf", { name })}
            value={specification.quantity}
            isPanel={specification.boardType === "panel"}
            onChange={(quantity) => void onChange({ quantity }).catch(() => undefined)}
          />
        </Value>
        <Value label={t("columns.unit")}>
          <PriceText money={{ currency, amountMicro: price.unitPriceMicro }} />
        </Value>
        <Value label={t("columns.amount")}>
          <b>
            <PriceText money={{ currency, amountMicro: item.totalMicro }} />
          </b>
        </Value>
      </dl>
      <Button variant="quiet" isIconOnly aria-label={t("removeOf", { name })} title={t("remove")} onClick={onRemove}>
        <Icon name="trash" />
      </Button>
    </li>
  );
}

function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.value}>
      <dt className={styles.name}>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface QuantitySelectProps {
  label: string;
  value: number;
  isPanel: boolean;
  onChange: (quantity: number) => void;
}

function QuantitySelect({ label, value, isPanel, onChange }: QuantitySelectProps) {
  const t = useTranslations("cart");
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {QUANTITY_STEPS.map((step) => (
        <option key={step} value={step}>
          {isPanel ? `${step} ${t("panels")}` : step}
        </option>
      ))}
    </Select>
  );
}
