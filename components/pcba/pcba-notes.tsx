"use client";
// Notes beside the price: obstacles, open points, shipping.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect } from "react";
import type { PcbaTexts } from "@/components/pcba/use-price-texts";
import type { PcbaQuote } from "@/components/pcba/use-quote";
import { useRuleText } from "@/components/pcba/use-rule-text";
import { FreightLine } from "@/components/quote/freight-line";
import { ManualReview } from "@/components/quote/manual-review";
import { Refusals } from "@/components/quote/refusals";
import { assembledKg } from "@/lib/core/pricing/assembly/weight";
import { Link } from "@/lib/i18n/link";
import { findFreight, keepFreight } from "@/stores/freight";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "@/components/quote/price-frame.module.css";

export function PcbaNotes({ quote, fixes }: { quote: PcbaQuote; fixes: ReactNode }) {
  const t = useTranslations("pcba.reviews");
  const contradictions = useTranslations("pcb.contradictions");
  const ruleText = useRuleText();
  // A contradiction provides exactly the arguments of its message; a test formats every message.
  const messages = quote.contradictions.map(({ code, args }) => contradictions(code, args));
  return (
    <>
      <Refusals messages={quote.violations.map(ruleText)} />
      <ManualReview messages={messages} fixes={fixes} />
      {quote.price && !quote.isWhole && (
        <p className={styles.reviews}>
          {t("partsUnpriced")}{" "}
          <Link className="link" href="/order/bom">
            {t("bringList")}
          </Link>
        </p>
      )}
    </>
  );
}

export function EachAndFreight({ quote, texts }: { quote: PcbaQuote; texts: PcbaTexts }) {
  const freight = useQuoteDraft((draft) => draft.freight);
  const sendBy = useQuoteDraft((draft) => draft.sendBy);
  useEffect(() => {
    void findFreight().then((kept) => kept && sendBy(kept));
  }, [sendBy]);
  return (
    <>
      <p className="num">{texts.each}</p>
      <p>{texts.days}</p>
      <FreightLine
        parcel={{ weightKg: assembledKg(quote.specification), book: quote.books.board }}
        freight={freight}
        onChange={(next) => {
          sendBy(next);
          void keepFreight(next);
        }}
      />
    </>
  );
}
