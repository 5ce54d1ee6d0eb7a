"use client";
// The price book of a quote that is not a new one: how long its prices are kept, or that they were renewed.
import { useTranslations } from "next-intl";
import type { Quote } from "@/components/pcb/use-quote";
import { useStandingText } from "@/components/pcb/use-standing-text";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { pricePcb } from "@/lib/core/pricing/price";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "./price-standing.module.css";

/** Of what can be made; where the former book is not known, nobody can say. */
function hasFallen({ prices: { standing }, price, specification }: Quote): boolean {
  if (standing.kind !== "renewed" || standing.former === null || price === null) return false;
  return price.total.amountMicro < pricePcb(specification, standing.former).total.amountMicro;
}

export function PriceStanding({ quote }: { quote: Quote }) {
  const { prices, specification } = quote;
  const t = useTranslations("quote.standing");
  const text = useStandingText()(prices, specification);
  const takeCurrentPrices = useQuoteDraft((draft) => draft.takeCurrentPrices);
  if (prices.standing.kind === "renewed") {
    return (
      <div className={styles.renewed}>
        <Notice kind={hasFallen(quote) ? "success" : "warning"} role="status">
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
