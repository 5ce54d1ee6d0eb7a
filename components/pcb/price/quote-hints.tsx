"use client";
// Texts of cheaper alternatives; a smaller board than the files' is advice.
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import type { Quote } from "@/components/pcb/price/quote-for";
import { useQuote } from "@/components/pcb/quote-source";
import { DrawnIcon, type DrawnIconName } from "@/components/icons/drawn-icon";
import type { BoardFacts } from "@/lib/core/measure/facts";
import { formatLength } from "@/lib/core/pcb/length";
import type { ListedOption, PcbOption, PcbSpecification } from "@/lib/core/pcb/specification";
import type { Hint } from "@/lib/core/pricing/hints";
import { formatMoney } from "@/lib/i18n/format-money";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { Button } from "@/components/ui/button";
import styles from "./price-hints.module.css";

const ICONS: Partial<Record<PcbOption, DrawnIconName>> = {
  quantity: "layers",
  minHoleMm: "drill",
  surfaceFinish: "board",
};

interface Proposal {
  hint: Hint;
  /** Current values of the options that it would change; both sides for a size. */
  from: Partial<PcbSpecification>;
}

function proposalsOf({ hints, specification }: Quote): Proposal[] {
  return hints.map((hint) => {
    const options = Object.keys(hint.change) as PcbOption[];
    const named = isSize(hint) ? (["widthMm", "heightMm"] as const) : options;
    return { hint, from: Object.fromEntries(named.map((option) => [option, specification[option]])) };
  });
}

export function QuoteHints() {
  "use memo";
  const tag = useLocale();
  const change = useQuoteDraft((draft) => draft.change);
  const facts = useGerberView((view) => view.finding?.facts);
  const sentence = useHintText();
  const currency = useQuote(({ book }) => book.currency);
  const proposals = useQuote(proposalsOf);
  return (
    <PriceHints
      hints={proposals.map((proposal) => {
        const { hint } = proposal;
        const isAdvice = needsRedesign(hint, facts);
        const saving = formatMoney({ currency, amountMicro: hint.savesMicro }, tag);
        return {
          key: JSON.stringify(hint.change),
          icon: ICONS[Object.keys(hint.change)[0] as PcbOption] ?? "dimension",
          text: sentence(proposal, isAdvice, saving),
          saving,
          apply: isAdvice ? undefined : () => change(hint.change as Partial<PcbSpecification>),
        };
      })}
    />
  );
}

/** The size comes from the files: only another design changes it. */
function needsRedesign(hint: Hint, facts: BoardFacts | undefined): boolean {
  return isSize(hint) && typeof facts?.widthMm === "number";
}

const isSize = ({ change }: Hint) => (change.widthMm ?? change.heightMm) !== undefined;

function useHintText(): (proposal: Proposal, isAdvice: boolean, saving: string) => ReactNode {
  "use memo";
  const t = useTranslations("quote.hints");
  const options = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const size = ({ widthMm, heightMm }: Pick<PcbSpecification, "widthMm" | "heightMm">) =>
    `${formatLength(widthMm, "mm")} × ${formatLength(heightMm, "mm")}`;
  return ({ hint, from }, isAdvice, saving) => {
    const b = (chunks: ReactNode) => <b>{chunks}</b>;
    const { change } = hint;
    const [now, next] = [from, { ...from, ...change }] as [PcbSpecification, PcbSpecification];
    if (isSize(hint)) {
      const facts = { b, to: size(next), from: size(now) };
      return isAdvice ? t.rich("redesignSize", { ...facts, saving }) : t.rich("size", facts);
    }
    if (change.quantity !== undefined) return t.rich("quantity", { b, to: next.quantity, from: now.quantity });
    const option = Object.keys(change)[0] as ListedOption;
    const facts = {
      b,
      option: options(option),
      to: labelOf(option, next[option]),
      from: labelOf(option, now[option]),
    };
    return t.rich("option", facts);
  };
}

interface ShownHint {
  key: string;
  icon: DrawnIconName;
  text: ReactNode;
  /** Formatted: "$9.40". */
  saving: string;
  /** Undefined if it takes another design. */
  apply?: () => void;
}

/** Cheaper alternatives: a sentence for the change, a button with the saving. */
function PriceHints({ hints }: { hints: readonly ShownHint[] }) {
  const t = useTranslations("quote.hints");
  if (hints.length === 0) return null;
  return (
    <ul className={styles.hints} aria-label={t("title")}>
      {hints.map((hint) => (
        <li key={hint.key}>
          <DrawnIcon name={hint.icon} />
          <span>{hint.text}</span>
          {hint.apply && (
            <Button size="sm" className="num" onClick={hint.apply}>
              {t("apply", { saving: hint.saving })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
