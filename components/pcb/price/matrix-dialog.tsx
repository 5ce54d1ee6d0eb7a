"use client";
// Every quantity by every lead time; a selected cell shows its breakdown and can be applied.
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { PriceBreakdown } from "@/components/pcb/price/price-breakdown";
import { type Choice, type QuantityRow, QuantityTable } from "@/components/pcb/price/quantity-table";
import { useFreightText } from "@/components/pcb/price/use-freight";
import { useWholeQuote } from "@/components/pcb/quote-source";
import { ViewSwitch } from "@/components/pcb/view-switch";
import { Button } from "@/components/ui/button";
import { Modal } from "@/components/ui/modal";
import { isPanel } from "@/lib/core/pcb/panel";
import { isScheduled, standardDays } from "@/lib/core/pcb/lead-time";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { checkSpecification } from "@/lib/core/pcb/rules";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { priceLeadTimes, pricePcb } from "@/lib/core/pricing/price";
import type { PriceBook } from "@/lib/core/pricing/book";
import type { ChosenBook } from "@/lib/core/pricing/book-for";
import { inView, type PriceView } from "@/lib/core/pricing/views";
import { formatMoney } from "@/lib/i18n/format-money";
import styles from "./matrix-dialog.module.css";

interface MatrixDialogProps {
  shipsOn: (days: number) => string;
  isOpen: boolean;
  onClose: () => void;
  onTake: (choice: Choice) => void;
}

/** Each quantity has its own lead times: small orders are manufactured sooner. */
function pricedRows(specification: PcbSpecification, book: PriceBook) {
  return QUANTITY_STEPS.map((quantity) => {
    const other = { ...specification, quantity };
    return { quantity, leadTimes: priceLeadTimes({ ...other, leadTimeDays: standardDays(other) }, book) };
  });
}

/** The same rows with totals in the chosen price view. */
function shownIn(view: PriceView, rows: ReturnType<typeof pricedRows>, specification: PcbSpecification): QuantityRow[] {
  return rows.map(({ quantity, leadTimes }) => ({
    quantity,
    leadTimes: leadTimes.map(({ days, totalMicro }) => ({
      days,
      amountMicro: inView(totalMicro, view, { ...specification, quantity }),
    })),
  }));
}

export function MatrixDialog({ shipsOn, isOpen, onClose, onTake }: MatrixDialogProps) {
  const t = useTranslations("quote.matrix");
  const byAgreement = useTranslations("quote.production")("byAgreement");
  const { specification, book, prices } = useWholeQuote();
  const [view, setView] = useState<PriceView>("total");
  const [chosen, setChosen] = useState<Choice | null>(null);
  const current = chosen ?? specification;
  const tag = useLocale();
  const rows = useMemo(() => pricedRows(specification, book), [specification, book]);
  const { quantity, leadTimeDays } = current;
  function close() {
    setChosen(null);
    onClose();
  }
  return (
    <Modal
      kind="wide"
      isOpen={isOpen}
      onClose={close}
      title={t("title")}
      actions={
        <Button
          variant="primary"
          onClick={() => {
            onTake({ quantity, leadTimeDays });
            close();
          }}
        >
          {t("take", { quantity, days: leadTimeDays })}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div>
          <ViewSwitch view={view} onChange={setView} />
          <div className={styles.table}>
            <QuantityTable
              rows={shownIn(view, rows, specification)}
              show={(amountMicro) => formatMoney({ currency: book.currency, amountMicro }, tag)}
              current={current}
              counted={isPanel(specification) ? "panels" : "pieces"}
              onChoose={setChosen}
            />
          </div>
        </div>
        <Cell
          specification={{ ...specification, quantity, leadTimeDays }}
          prices={prices}
          ships={isScheduled({ leadTimeDays }) ? byAgreement : shipsOn(leadTimeDays)}
        />
      </div>
    </Modal>
  );
}

interface CellProps {
  specification: PcbSpecification;
  prices: ChosenBook<PriceBook>;
  ships: string;
}

function Cell({ specification, prices, ships }: CellProps) {
  const t = useTranslations("quote");
  const freightText = useFreightText();
  if (checkSpecification(specification).length > 0) return <p>{t("matrix.notMade")}</p>;
  const counted = isPanel(specification) ? "panels" : "pieces";
  return (
    <section className={styles.cell} aria-live="polite">
      <h3>{t(`price.${counted}`, { count: specification.quantity, date: ships })}</h3>
      <PriceBreakdown price={pricePcb(specification, prices.book)} billed={specification} />
      <p className="label num">{freightText(specification, prices.current)}</p>
    </section>
  );
}
