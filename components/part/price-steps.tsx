// The price ladder of a part, the step that is billed marked.
import { useLocale, useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { roundToCents } from "@/lib/base/money";
import type { PartDetail } from "@/lib/contracts/part";

type Step = PartDetail["tiers"][number];

export function PriceSteps({ part }: { part: PartDetail }) {
  const t = useTranslations("part.detail");
  const format = new Intl.NumberFormat(useLocale());
  const { currency, tiers, price } = part;
  const columns: TableColumn<Step>[] = [
    { key: "from", head: t("from"), isNumeric: true, cell: ({ from }) => `${format.format(from)}+` },
    {
      key: "unit",
      head: t("unit"),
      isNumeric: true,
      cell: ({ unitMicro }) => <PriceText money={{ currency, amountMicro: unitMicro }} />,
    },
    {
      key: "total",
      head: t("stepTotal"),
      isNumeric: true,
      cell: ({ from, unitMicro }) => <PriceText money={{ currency, amountMicro: roundToCents(from * unitMicro) }} />,
    },
  ];
  return (
    <Sheet title={t("prices")}>
      <Table
        caption={t("prices")}
        columns={columns}
        rows={tiers}
        rowKey={({ from }) => String(from)}
        isSelected={({ from }) => from === price?.billedFrom}
      />
    </Sheet>
  );
}
