// Stock of a part; whether it covers the wanted quantity.
import { useLocale, useTranslations } from "next-intl";
import { Tag } from "@/components/ui/tag";
import type { PricedPart } from "@/lib/contracts/part";
import styles from "./part.module.css";

interface StockTextProps {
  part: Pick<PricedPart, "stock" | "minimum" | "availability">;
  /** Under a header that labels the number. */
  isNumber?: boolean;
}

export function StockText({ part: { stock, minimum, availability }, isNumber = false }: StockTextProps) {
  const t = useTranslations("part");
  const format = new Intl.NumberFormat(useLocale());
  if (stock < minimum) return <Tag kind="neutral">{t("outOfStock")}</Tag>;
  const number = <span className="num">{isNumber ? format.format(stock) : t("inStock", { count: stock })}</span>;
  if (availability !== "short") return number;
  return (
    <span className={styles.name}>
      {number}
      <Tag kind="warning">{t("tooFew")}</Tag>
    </span>
  );
}
