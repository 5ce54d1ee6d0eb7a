"use client";
// Quantity, total and cart button of a part.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddPart } from "@/components/part/add-part";
import { StockText } from "@/components/part/stock-text";
import { DataList } from "@/components/ui/data-list";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { roundToCents } from "@/lib/base/money";
import type { PartDetail } from "@/lib/contracts/part";
import { orderable } from "@/lib/core/part/order-quantity";
import styles from "./part.module.css";

interface PartOrderProps {
  part: PartDetail;
  /** Requested quantity, for which the price may still be loading. */
  requested?: number;
  onQuantity: (quantity: number) => void;
  /** Further actions. */
  children?: ReactNode;
}

export function PartOrder({ part, requested: requested, onQuantity, children }: PartOrderProps) {
  const t = useTranslations("part");
  const format = new Intl.NumberFormat(useLocale());
  const { currency, price, minimum, multiple, stock, availability } = part;
  const quantity = orderable(part, requested ?? price?.quantity ?? 1);
  return (
    <Sheet title={t("detail.order")} note={<StockText part={{ stock, minimum, availability: "inStock" }} />}>
      <div className={styles.order}>
        <p className={styles.total}>
          <PriceText money={price && { currency, amountMicro: roundToCents(price.totalMicro) }} />
          {price && (
            <small>
              <PriceText money={{ currency, amountMicro: price.unitMicro }} /> {t("each")}
            </small>
          )}
        </p>
        {price && price.billedFrom > price.quantity && (
          <p className={styles.hint}>
            {t("detail.sameMoney", { count: price.billedFrom, asked: format.format(price.quantity) })}
          </p>
        )}
        <AddPart part={part} quantity={quantity} onQuantity={onQuantity} isMain />
        {availability === "short" && <p className={styles.lack}>{t("short", { stock })}</p>}
        {part.lifecycle === "obsolete" && <p className={styles.lack}>{t("discontinued")}</p>}
        {children}
      </div>
      <div className={styles.terms}>
        <DataList
          entries={[
            { key: "minimum", name: t("detail.minimum"), value: format.format(minimum) },
            { key: "multiple", name: t("detail.multiple"), value: format.format(multiple) },
          ]}
        />
      </div>
    </Sheet>
  );
}
