// Unit price at a quantity, with the quantity below.
import { useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import type { Currency } from "@/lib/base/money";
import type { PricedPart } from "@/lib/contracts/part";
import { NOTHING } from "@/lib/i18n/nothing";
import styles from "./part.module.css";

export function UnitPrice({ price, currency }: { price: PricedPart["price"]; currency: Currency }) {
  const t = useTranslations("part");
  if (!price) return <span className="num">{NOTHING}</span>;
  return (
    <span className={styles.name}>
      <PriceText money={{ currency, amountMicro: price.unitMicro }} />
      <small className="num">{t("atQuantity", { quantity: price.quantity })}</small>
    </span>
  );
}
