"use client";
// When the boards leave: working days, their date, and what being sooner costs.
import { useTranslations } from "next-intl";
import { OptionRow } from "@/components/quote/option-row";
import { Problems } from "@/components/quote/problems";
import { useEffectText } from "@/components/quote/use-effect-text";
import type { Quote } from "@/components/pcb/use-quote";
import { useViolationText } from "@/components/pcb/use-violation-text";
import { ChipGroup } from "@/components/ui/chip-group";
import { useQuoteDraft } from "@/stores/quote-draft";
import styles from "@/components/quote/typed-row.module.css";

export function LeadTimeRow({ quote, shipsOn }: { quote: Quote; shipsOn: (days: number) => string }) {
  "use memo";
  const t = useTranslations("quote.production");
  const label = useTranslations("pcb.options")("leadTimeDays");
  const values = useTranslations("pcb.values");
  const change = useQuoteDraft((draft) => draft.change);
  const effectText = useEffectText();
  const violationText = useViolationText();
  const messages = quote.violationsOf.leadTimeDays?.map(violationText) ?? [];
  const chosen = quote.specification.leadTimeDays;
  const now = quote.price?.total.amountMicro ?? null;
  const deltas = quote.leadTimes.map(({ totalMicro }) => (now === null ? null : totalMicro - now));
  const hasCheaper = deltas.some((delta) => delta !== null && delta < 0);
  return (
    <OptionRow label={label}>
      <ChipGroup
        label={label}
        value={chosen}
        onChange={(leadTimeDays) => change({ leadTimeDays })}
        options={quote.leadTimes.map(({ days }, at) => ({
          value: days,
          label: values("leadTime", { days }),
          effect: effectText(deltas[at] ?? null, days === chosen, hasCheaper),
        }))}
      />
      <p className={styles.hint}>{t("promise", { date: shipsOn(chosen) })}</p>
      <Problems id="problems-leadTimeDays" said={messages} />
    </OptionRow>
  );
}
