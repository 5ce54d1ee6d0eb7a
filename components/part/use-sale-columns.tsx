// Stock and price columns of part tables.
import { useTranslations } from "next-intl";
import { StockText } from "@/components/part/stock-text";
import { UnitPrice } from "@/components/part/unit-price";
import type { TableColumn } from "@/components/ui/table";
import type { Currency } from "@/lib/base/money";
import type { PricedPart } from "@/lib/contracts/part";

type Sold = Pick<PricedPart, "stock" | "minimum" | "availability" | "price">;

export function useSaleColumns(): (currency: Currency) => TableColumn<Sold>[] {
  const t = useTranslations("part.columns");
  return (currency) => [
    { key: "stock", head: t("stock"), isNumeric: true, cell: (row) => <StockText part={row} isNumber /> },
    {
      key: "price",
      head: t("unit"),
      isNumeric: true,
      cell: (row) => <UnitPrice price={row.price} currency={currency} />,
    },
  ];
}
