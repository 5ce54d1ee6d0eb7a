"use client";
// Complete specification of an order line at the time of ordering.
import { useTranslations } from "next-intl";
import type { OrderView } from "@/lib/contracts/order";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { writtenOptions } from "@/lib/core/pcb/written-options";
import { useOptionWords } from "@/lib/i18n/use-option-words";
import styles from "./line-details.module.css";

/** Empty if the one-line summary is complete. */
export function LineDetails({ line }: { line: OrderView["lines"][number] }) {
  const t = useTranslations("order.lines");
  if (line.itemType !== "Custom") return null;
  return (
    <details className={styles.details}>
      <summary>{t("whole")}</summary>
      <BoardOptions specification={line.specification as PcbSpecification} />
    </details>
  );
}

function BoardOptions({ specification }: { specification: PcbSpecification }) {
  const { optionLabel, valueOf } = useOptionWords();
  return (
    <dl className={styles.options}>
      {writtenOptions(specification)
        .flatMap(({ options }) => options)
        .map((option) => (
          <div key={option}>
            <dt>{optionLabel(option)}</dt>
            <dd>{valueOf(option, specification)}</dd>
          </div>
        ))}
    </dl>
  );
}
