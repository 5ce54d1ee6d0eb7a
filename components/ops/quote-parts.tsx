"use client";
// The parts list of a quote, as it was read and matched.
import { useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import type { DeskQuote } from "@/lib/contracts/ops-quote";

type Part = DeskQuote["parts"][number];

export function QuoteParts({ quote: { parts, currency } }: { quote: DeskQuote }) {
  const t = useTranslations("ops.parts");
  const columns: TableColumn<Part>[] = [
    { key: "designator", head: t("designator"), cell: (part) => part.designator },
    { key: "mpn", head: t("mpn"), cell: (part) => <span className="mpn">{part.mpn || "--"}</span> },
    { key: "maker", head: t("maker"), cell: (part) => part.manufacturer || "--" },
    {
      key: "value",
      head: t("value"),
      cell: (part) => [part.value, part.footprint].filter(Boolean).join(" · ") || "--",
    },
    { key: "state", head: t("state"), cell: (part) => (part.isPlaced ? part.state : t("notPlaced")) },
    { key: "quantity", head: t("quantity"), cell: (part) => part.quantity, isNumeric: true },
    { key: "stock", head: t("stock"), cell: (part) => part.stock ?? "--", isNumeric: true },
    {
      key: "price",
      head: t("price"),
      cell: ({ unitPriceMicro }) => (
        <PriceText money={unitPriceMicro === null ? null : { currency, amountMicro: unitPriceMicro }} />
      ),
      isNumeric: true,
    },
  ];
  return (
    <Sheet title={t("title")} note={t("count", { count: parts.length })}>
      <Table caption={t("title")} columns={columns} rows={parts} rowKey={(part) => part.designator} isDense />
    </Sheet>
  );
}
