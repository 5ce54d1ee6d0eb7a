"use client";
// Sales by product in the period of a report.
import { useLocale, useTranslations } from "next-intl";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import type { AdminReport } from "@/lib/contracts/ops";
import { formatMoney } from "@/lib/i18n/format-money";

const PRODUCTS = ["boards", "assembly", "stencils", "components"] as const;
type Row = { product: (typeof PRODUCTS)[number]; amountMicro: number; ratio: number | null };

export function ProductSplit({ report: { days, currency } }: { report: AdminReport }) {
  const t = useTranslations("ops.reports");
  const tag = useLocale();
  const sumOf = (product: Row["product"]) => days.reduce((sum, { productsMicro }) => sum + productsMicro[product], 0);
  const total = PRODUCTS.reduce((sum, product) => sum + sumOf(product), 0);
  const rows = PRODUCTS.map((product): Row => {
    const amountMicro = sumOf(product);
    return { product, amountMicro, ratio: total === 0 ? null : amountMicro / total };
  });
  const money = (amountMicro: number) => formatMoney({ currency, amountMicro }, tag);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 1 });
  const columns: TableColumn<Row>[] = [
    { key: "product", head: t("product"), cell: ({ product }) => t(`products.${product}`) },
    { key: "amount", head: t("amount"), cell: ({ amountMicro }) => money(amountMicro), isNumeric: true },
    {
      ...{ key: "ratio", head: t("ratio"), isNumeric: true },
      cell: ({ ratio }) => (ratio === null ? "--" : percent.format(ratio)),
    },
  ];
  return (
    <Sheet title={t("split")} note={t("splitNote")}>
      <Table caption={t("split")} columns={columns} rows={rows} rowKey={({ product }) => product} isDense />
    </Sheet>
  );
}
