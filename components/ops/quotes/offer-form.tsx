"use client";
// The form of an offer: parts without a price, price lines of each board, lead time and validity.
import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { readAmount } from "@/components/ops/record/money";
import {
  type Amounts,
  extrapolatedAmounts,
  offeredAmounts,
  proposedAmounts,
  readLines,
  totalOf,
  withParts,
} from "@/components/ops/quotes/offer-amounts";
import { OfferBill } from "@/components/ops/quotes/offer-bill";
import { OfferTerms, readTerms, UnitPrices } from "@/components/ops/quotes/offer-terms";
import { OpenParts, type PartPrices, readPartPrices } from "@/components/ops/quotes/open-parts";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { PriceText } from "@/components/ui/price-text";
import { toast } from "@/components/ui/toast";
import { useCorrectOffer, useOfferAdminQuote } from "@/lib/client/ops";
import type { AdminQuote } from "@/lib/contracts/ops-quote";
import { QUOTE_DAYS } from "@/lib/core/order/quote-validity";
import { formatMoney } from "@/lib/i18n/format-money";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "../record/record.module.css";

/** Total of all boards; null if an amount is invalid. */
function wholeOf(quote: AdminQuote, amounts: readonly Amounts[]): number | null {
  const totals = amounts.map((said) => totalOf(quote, said));
  return totals.every((total) => total !== null) ? totals.reduce((sum, total) => sum + total, 0) : null;
}

/** Null if an amount is invalid, or a board totals zero. */
function readBills(quote: AdminQuote, amounts: readonly Amounts[]) {
  if (amounts.some((said) => !totalOf(quote, said))) return null;
  const [lines, ...others] = amounts.map((said) => readLines(said) ?? []);
  return lines ? { lines, others: others.map((other) => ({ lines: other })) } : null;
}

interface OfferFormProps {
  quote: AdminQuote;
  /** Corrects an existing offer, whose amounts are the initial ones. */
  isCorrection?: boolean;
}

/** True if a kind of boards has no price in the section of the boards. */
function lacksBoards(quote: AdminQuote, amounts: readonly Amounts[]): boolean {
  const keys = quote.sections.find(({ section }) => section === "pcb")?.keys ?? [];
  return amounts.some((said) => !keys.some((key) => (readAmount(said[key] ?? "") ?? 0) > 0));
}

const firstAmounts = (quote: AdminQuote, isCorrection: boolean) =>
  isCorrection ? offeredAmounts(quote) : proposedAmounts(quote);

function useSend({ quote, isCorrection = false }: OfferFormProps) {
  const offer = useOfferAdminQuote();
  const correct = useCorrectOffer();
  const { quoteId: id, status: from, offers } = quote;
  return (body: Omit<Parameters<typeof offer.mutateAsync>[0], "id" | "from">) =>
    isCorrection
      ? correct.mutateAsync({ id, from: "Quoted", version: offers[0]?.version ?? 0, ...body })
      : offer.mutateAsync({ id, from, ...body });
}

export function OfferForm({ quote, isCorrection = false }: OfferFormProps) {
  const t = useTranslations("ops.offer");
  const tag = useLocale();
  const boardLabel = useBoardName();
  const sendOffer = useSend({ quote, isCorrection });
  const [amounts, setAmounts] = useState<readonly Amounts[]>(() => firstAmounts(quote, isCorrection));
  const [prices, setPrices] = useState<PartPrices>({});
  const [terms, setTerms] = useState({ leadTimeDays: String(quote.leadTimeDays), validDays: String(QUOTE_DAYS) });
  const [isTried, setTried] = useState(false);
  const { currency, boards, proposal } = quote;
  const isSeveral = boards.length > 1;
  const totalMicro = wholeOf(quote, amounts);
  const total = totalMicro === null ? "--" : formatMoney({ currency, amountMicro: totalMicro }, tag);
  async function send(values: FormData) {
    setTried(true);
    const bills = readBills(quote, amounts);
    const parts = readPartPrices(prices);
    const days = readTerms(terms);
    if (!bills || !parts || !days) {
      toast({ kind: "error", message: t(!days ? "incompleteTerms" : isSeveral ? "incompleteBoards" : "incomplete") });
      throw new Error("not a price");
    }
    await sendOffer({ ...bills, ...days, parts, note: typed(values, "note") });
  }
  return (
    <ActForm
      submit={t(isCorrection ? "replace" : "send", { total })}
      onSubmit={send}
      wait={totalMicro === 0 ? t("noAmount") : undefined}
    >
      {!proposal && !isCorrection && <NoProposal quote={quote} onUse={setAmounts} />}
      <OpenParts
        quote={quote}
        said={prices}
        onChange={(said) => {
          setPrices(said);
          setAmounts(withParts(quote, amounts, said));
        }}
      />
      {boards.map(({ boardName }, at) => (
        <OfferBill
          key={at}
          {...{ quote, at }}
          name={isSeveral ? boardLabel(boardName, at) : undefined}
          amounts={amounts[at] ?? {}}
          onChange={(said) => setAmounts(amounts.with(at, said))}
        />
      ))}
      {isSeveral && (
        <dl className={styles.whole}>
          <dt>{t("totalBoards", { count: boards.length })}</dt>
          <dd>
            <small>{t("engine")}</small> <PriceText money={proposal?.total} />
          </dd>
          <dd className="num">{total}</dd>
        </dl>
      )}
      <UnitPrices quote={quote} totalMicro={totalMicro} />
      {totalMicro !== 0 && lacksBoards(quote, amounts) && <Notice kind="warning">{t("boardsEmpty")}</Notice>}
      <OfferTerms terms={terms} isTried={isTried} onChange={setTerms} />
      <NoteField name="note" label={t("note")} hint={t("noteHint")} />
    </ActForm>
  );
}

/** Reason why there is no automatic price, and the nearest one as a start. */
function NoProposal({ quote, onUse }: { quote: AdminQuote; onUse: (amounts: readonly Amounts[]) => void }) {
  const t = useTranslations("ops.offer");
  const tag = useLocale();
  const format = useFormatter();
  const { extrapolation, currency } = quote;
  if (!extrapolation) return <p className={styles.hint}>{t("noProposal")}</p>;
  const { nearest, factor } = extrapolation;
  const amounts = extrapolatedAmounts(quote);
  const totalMicro = wholeOf(quote, amounts) ?? 0;
  return (
    <Notice kind="warning">
      <p>
        {t("extrapolated", {
          size: `${format.number(nearest.widthMm)} × ${format.number(nearest.heightMm)} mm`,
          layers: nearest.layers,
          factor: format.number(factor, { maximumFractionDigits: 2 }),
          amount: formatMoney({ currency, amountMicro: totalMicro }, tag),
        })}
      </p>
      <p>
        <Button size="sm" onClick={() => onUse(amounts)}>
          {t("useExtrapolated")}
        </Button>
      </p>
    </Notice>
  );
}
