"use client";
// A quote priced by a person: parts that nobody has priced, then the bill of each board.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/act-form";
import { type Amounts, proposedAmounts, readLines, totalOf, withParts } from "@/components/ops/offer-amounts";
import { OfferBill } from "@/components/ops/offer-bill";
import { OpenParts, type PartPrices, readPartPrices } from "@/components/ops/open-parts";
import { PriceText } from "@/components/ui/price-text";
import { toast } from "@/components/ui/toast";
import { useOfferDeskQuote } from "@/lib/client/ops";
import type { DeskQuote } from "@/lib/contracts/ops-quote";
import { formatMoney } from "@/lib/i18n/format-money";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "./record.module.css";

/** Of all boards; null where something is no amount. */
function wholeOf(quote: DeskQuote, amounts: readonly Amounts[]): number | null {
  const totals = amounts.map((said) => totalOf(quote, said));
  return totals.every((total) => total !== null) ? totals.reduce((sum, total) => sum + total, 0) : null;
}

/** Null where something is no amount, or a board comes to nothing. */
function readBills(quote: DeskQuote, amounts: readonly Amounts[]) {
  if (amounts.some((said) => !totalOf(quote, said))) return null;
  const [lines, ...others] = amounts.map((said) => readLines(said) ?? []);
  return lines ? { lines, others: others.map((other) => ({ lines: other })) } : null;
}

export function OfferForm({ quote }: { quote: DeskQuote }) {
  const t = useTranslations("ops.offer");
  const tag = useLocale();
  const nameOf = useBoardName();
  const offer = useOfferDeskQuote();
  const [amounts, setAmounts] = useState<readonly Amounts[]>(() => proposedAmounts(quote));
  const [prices, setPrices] = useState<PartPrices>({});
  const { quoteId: id, status: from, currency, boards, proposal } = quote;
  const isSeveral = boards.length > 1;
  const totalMicro = wholeOf(quote, amounts);
  const total = totalMicro === null ? "--" : formatMoney({ currency, amountMicro: totalMicro }, tag);
  async function send(values: FormData) {
    const bills = readBills(quote, amounts);
    const parts = readPartPrices(prices);
    if (!bills || !parts) {
      toast({ kind: "error", message: t(isSeveral ? "incompleteBoards" : "incomplete") });
      throw new Error("not a price");
    }
    await offer.mutateAsync({ id, from, ...bills, parts, note: typed(values, "note") });
  }
  return (
    <ActForm submit={t("send", { total })} onSubmit={send} wait={totalMicro === 0 ? t("noAmount") : undefined}>
      {!proposal && <p className={styles.hint}>{t("noProposal")}</p>}
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
          name={isSeveral ? nameOf(boardName, at) : undefined}
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
      <NoteField name="note" label={t("note")} hint={t("noteHint")} />
    </ActForm>
  );
}
