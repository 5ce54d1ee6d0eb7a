"use client";
// Lead time: working days, ship date, and price effect.
import { useTranslations } from "next-intl";
import { RowFixes } from "@/components/pcb/form/fix-button";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import { useEffectText } from "@/components/quote/use-effect-text";
import { ChipEffect } from "@/components/pcb/form/chip-effect";
import type { Quote } from "@/components/pcb/price/quote-for";
import { useQuote } from "@/components/pcb/quote-source";
import { useViolations } from "@/components/pcb/form/use-violations";
import { ChipGroup } from "@/components/ui/chip-group";
import { isScheduled } from "@/lib/core/pcb/lead-time";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import styles from "@/components/quote/typed-row.module.css";

const LEAD_TIME = ["leadTimeDays"] as const;

/** Price effect of a lead time; null without a price. */
function effectOf({ price, leadTimes, scheduled }: Quote, days: number): number | null {
  const own = leadTimes.find((offered) => offered.days === days) ?? (scheduled?.days === days ? scheduled : undefined);
  return price && own ? own.totalMicro - price.total.amountMicro : null;
}

const toDays = ({ days }: { days: number }) => days;

const hasCheaper = (quote: Quote) => quote.leadTimes.some(({ days }) => (effectOf(quote, days) ?? 0) < 0);

export function LeadTimeRow({ shipsOn }: { shipsOn: (days: number) => string }) {
  "use memo";
  const t = useTranslations("quote.production");
  const label = useTranslations("pcb.options")("leadTimeDays");
  const values = useTranslations("pcb.values");
  const change = useQuoteDraft((draft) => draft.change);
  const effectText = useEffectText();
  const messages = useViolations("leadTimeDays");
  const chosen = useQuote(({ specification }) => specification.leadTimeDays);
  const isAgreed = isScheduled({ leadTimeDays: chosen });
  const offered = useQuote(({ leadTimes, scheduled }) => [...leadTimes, ...(scheduled ? [scheduled] : [])].map(toDays));
  const onRequest = useQuote(({ scheduled }) => scheduled?.days ?? null);
  const labelOf = (days: number) => {
    if (days === onRequest) return t("onRequest");
    return isScheduled({ leadTimeDays: days }) ? t("scheduled", { days }) : values("leadTime", { days });
  };
  return (
    <OptionRow label={label}>
      <ChipGroup
        label={label}
        value={chosen}
        onChange={(leadTimeDays) => change({ leadTimeDays })}
        options={offered.map((days) => ({
          value: days,
          label: labelOf(days),
          effect:
            days === chosen ? (
              <ChipEffect of={hasCheaper} say={(isCheaper) => effectText(null, true, isCheaper)} />
            ) : (
              <ChipEffect of={(quote) => effectOf(quote, days)} say={(delta) => effectText(delta, false, false)} />
            ),
        }))}
      />
      <p className={styles.hint}>
        {isAgreed ? t(chosen === onRequest ? "agreedOnRequest" : "agreed") : t("promise", { date: shipsOn(chosen) })}
      </p>
      <Problems id="problems-leadTimeDays" messages={messages} />
      <RowFixes options={LEAD_TIME} />
    </OptionRow>
  );
}
