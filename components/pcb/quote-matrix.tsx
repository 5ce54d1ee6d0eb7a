"use client";
// The table of quantities by lead times, joined to the draft, and the way to all of them.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PriceMatrix } from "@/components/pcb/price-matrix";
import type { Quote } from "@/components/pcb/use-quote";
import { useShownPrice } from "@/components/pcb/use-shown-price";
import { ViewSwitch } from "@/components/pcb/view-switch";
import { Button } from "@/components/ui/button";
import { isPanel } from "@/lib/core/pcb/panel";
import type { PriceView } from "@/lib/core/pricing/views";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./price-matrix.module.css";

const MatrixDialog = dynamic(() => import("@/components/pcb/matrix-dialog").then((file) => file.MatrixDialog), {
  ssr: false,
});

export function QuoteMatrix({ quote, shipsOn }: { quote: Quote; shipsOn: (days: number) => string }) {
  "use memo";
  const t = useTranslations("quote.matrix");
  const change = useQuoteDraft((draft) => draft.change);
  const [view, setView] = useState<PriceView>("total");
  const [isOpen, setOpen] = useState(false);
  // Once opened the dialog stays, so that closing it can give the focus back.
  const [isLoaded, setLoaded] = useState(false);
  const { specification, matrix, book } = quote;
  const show = useShownPrice(specification, book.currency);
  return (
    <>
      <div className={styles.head}>
        <ViewSwitch view={view} onChange={setView} />
        <Button
          size="sm"
          variant="quiet"
          className="needs-script no-print"
          onClick={() => {
            setLoaded(true);
            setOpen(true);
          }}
        >
          {t("all")}
        </Button>
      </div>
      <PriceMatrix
        {...matrix}
        show={(totalMicro, quantity) => show(totalMicro, view, quantity)}
        current={specification}
        isPanel={isPanel(specification)}
        onChoose={change}
      />
      {isLoaded && (
        <MatrixDialog quote={quote} shipsOn={shipsOn} isOpen={isOpen} onClose={() => setOpen(false)} onTake={change} />
      )}
    </>
  );
}
