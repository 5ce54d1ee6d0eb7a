"use client";
// Matrix of quantities by lead times for the current quote, with a link to all of them.
import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PriceMatrix } from "@/components/pcb/price/price-matrix";
import type { Quote } from "@/components/pcb/price/quote-for";
import { useQuote } from "@/components/pcb/quote-source";
import { ViewSwitch } from "@/components/pcb/view-switch";
import { Button } from "@/components/ui/button";
import { useLateDialog } from "@/components/ui/use-late-dialog";
import { isPanel } from "@/lib/core/pcb/panel";
import { inView, type PriceView } from "@/lib/core/pricing/views";
import { formatMoney } from "@/lib/i18n/format-money";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "./price-matrix.module.css";

const MatrixDialog = dynamic(() => import("@/components/pcb/price/matrix-dialog").then((file) => file.MatrixDialog), {
  ssr: false,
});

/** The same matrix with totals in the chosen price view. */
function shownIn(view: PriceView, { matrix, specification }: Quote) {
  const { quantities, leadTimes, totalsMicro } = matrix;
  const shown = totalsMicro.map((row, at) => {
    const board = { ...specification, quantity: quantities[at] ?? specification.quantity };
    return row.map((totalMicro) => (totalMicro === null ? null : inView(totalMicro, view, board)));
  });
  return { quantities, leadTimes, amountsMicro: shown };
}

export function QuoteMatrix({ shipsOn }: { shipsOn: (days: number) => string }) {
  "use memo";
  const t = useTranslations("quote.matrix");
  const change = useQuoteDraft((draft) => draft.change);
  const [view, setView] = useState<PriceView>("total");
  const dialog = useLateDialog();
  const matrix = useQuote((quote) => shownIn(view, quote));
  const current = useQuote(({ specification: { quantity, leadTimeDays } }) => ({ quantity, leadTimeDays }));
  const arePanels = useQuote(({ specification }) => isPanel(specification));
  const currency = useQuote(({ book }) => book.currency);
  const tag = useLocale();
  return (
    <>
      <div className={styles.head}>
        <ViewSwitch view={view} onChange={setView} />
        <Button size="sm" variant="quiet" className="needs-script no-print" onClick={dialog.open}>
          {t("all")}
        </Button>
      </div>
      <PriceMatrix
        {...matrix}
        show={(amountMicro) => formatMoney({ currency, amountMicro }, tag)}
        current={current}
        isPanel={arePanels}
        onChoose={change}
      />
      {dialog.isLoaded && (
        <MatrixDialog shipsOn={shipsOn} isOpen={dialog.isOpen} onClose={dialog.close} onTake={change} />
      )}
    </>
  );
}
