"use client";
// The price book of a quote that is not a new one: how long its prices are kept, or that they were renewed.
import { useTranslations } from "next-intl";
import type { Quote } from "@/components/pcb/use-quote";
import { useStandingText } from "@/components/pcb/use-standing-text";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./price-standing.module.css";

export function PriceStanding({ quote: { prices, specification } }: { quote: Quote }) {
  const t = useTranslations("quote.standing");
  const text = useStandingText()(prices, specification);
  const takeCurrentPrices = useQuoteDraft((draft) => draft.takeCurrentPrices);
  if (prices.standing.kind === "renewed") {
    return (
      <div className={styles.renewed}>
        <Notice kind="warning" role="status">
          <p>{text}</p>
          <Button size="sm" className="needs-script no-print" onClick={takeCurrentPrices}>
            {t("understood")}
          </Button>
        </Notice>
      </div>
    );
  }
  return (
    <p className={styles.kept}>
      {text}{" "}
      <button type="button" className="link needs-script no-print" onClick={takeCurrentPrices}>
        {t("take")}
      </button>
    </p>
  );
}
