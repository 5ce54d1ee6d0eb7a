// Price tiers of a part, the current one marked; a click takes its quantity.
import { useLocale, useTranslations } from "next-intl";
import { PriceText } from "@/components/ui/price-text";
import { Sheet } from "@/components/ui/sheet";
import { Table, type TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { roundToCents } from "@/lib/base/money";
import type { PartDetail } from "@/lib/contracts/part";
import { orderable } from "@/lib/core/part/order-quantity";
import styles from "../part.module.css";

type Step = PartDetail["tiers"][number];

interface PriceStepsProps {
  part: PartDetail;
  onQuantity: (quantity: number) => void;
}

export function PriceSteps({ part, onQuantity }: PriceStepsProps) {
  const t = useTranslations("part.detail");
  const format = new Intl.NumberFormat(useLocale());
  const { currency, tiers, price } = part;
  const isBilled = ({ from }: Step) => from === price?.billedFrom;
  const columns: TableColumn<Step>[] = [
    {
      key: "from",
      head: t("from"),
      cell: (step) => (
        <span className={styles.step}>
          <button
            type="button"
            className="link num"
            aria-label={t("takeStep", { count: orderable(part, step.from) })}
            onClick={() => onQuantity(orderable(part, step.from))}
          >
            {format.format(step.from)}+
          </button>
          {isBilled(step) && <Tag kind="primary">{t("billed")}</Tag>}
        </span>
      ),
    },
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
        isSelected={isBilled}
      />
    </Sheet>
  );
}
