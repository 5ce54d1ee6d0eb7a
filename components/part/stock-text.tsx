// How many there are, or that there are none.
import { useLocale, useTranslations } from "next-intl";
import { Tag } from "@/components/ui/tag";

interface StockTextProps {
  stock: number;
  minimum: number;
  /** Under a head that says what the number is. */
  isNumber?: boolean;
}

export function StockText({ stock, minimum, isNumber = false }: StockTextProps) {
  const t = useTranslations("part");
  const format = new Intl.NumberFormat(useLocale());
  if (stock < minimum) return <Tag kind="neutral">{t("outOfStock")}</Tag>;
  return <span className="num">{isNumber ? format.format(stock) : t("inStock", { count: stock })}</span>;
}
