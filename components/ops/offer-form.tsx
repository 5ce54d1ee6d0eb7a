"use client";
// A quote priced by a person: each line beside what the engine proposes for it, sections in whole cents.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/act-form";
import { readAmount, writeAmount } from "@/components/ops/money";
import { OpenParts, partsSumMicro, type PartPrices, readPartPrices } from "@/components/ops/open-parts";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { PriceText } from "@/components/ui/price-text";
import { toast } from "@/components/ui/toast";
import { useOfferDeskQuote } from "@/lib/client/ops";
import type { DeskQuote } from "@/lib/contracts/ops-quote";
import { priceByHand } from "@/lib/core/pricing/assembly/hand-price";
import { formatMoney } from "@/lib/i18n/format-money";
import { usePriceWords } from "@/lib/i18n/use-price-words";
import styles from "./record.module.css";

type Amounts = Readonly<Record<string, string>>;

/** The engine's own figures to begin with. */
function proposedAmounts({ proposal }: DeskQuote): Amounts {
  return Object.fromEntries((proposal?.lines ?? []).map(({ key, amountMicro }) => [key, writeAmount(amountMicro)]));
}

/** What the engine found of the parts, and what was found by hand. */
const PARTS_KEY = "componentsUnitPrice";

function withParts(quote: DeskQuote, prices: PartPrices): Amounts {
  const found = readPartPrices(prices);
  if (!found) return {};
  const known = quote.proposal?.lines.find(({ key }) => key === PARTS_KEY)?.amountMicro ?? 0;
  return { [PARTS_KEY]: writeAmount(known + partsSumMicro(quote, found)) };
}

/** What has been said; null where something is no amount. */
function readLines(amounts: Amounts): { key: string; amountMicro: number }[] | null {
  const lines = Object.entries(amounts)
    .filter(([, said]) => said.trim() !== "")
    .map(([key, said]) => ({ key, amountMicro: readAmount(said) }));
  return lines.every((line): line is { key: string; amountMicro: number } => line.amountMicro !== null) ? lines : null;
}

export function OfferForm({ quote }: { quote: DeskQuote }) {
  const t = useTranslations("ops.offer");
  const tag = useLocale();
  const offer = useOfferDeskQuote();
  const [amounts, setAmounts] = useState(() => proposedAmounts(quote));
  const [prices, setPrices] = useState<PartPrices>({});
  const { quoteId: id, status: from, currency, quantity } = quote;
  const lines = readLines(amounts);
  const parts = readPartPrices(prices);
  const bill = { currency, bookVersion: "", pieces: Math.max(1, quantity) };
  const totalMicro = lines
    ? priceByHand(
        lines.map((line) => ({ ...line, rule: { key: "byHand", args: {} } })),
        bill,
      ).total.amountMicro
    : null;
  async function send(values: FormData) {
    if (!lines || !parts || !totalMicro) {
      toast({ kind: "error", message: t("incomplete") });
      throw new Error("not a price");
    }
    await offer.mutateAsync({ id, from, lines, parts, note: typed(values, "note") });
  }
  const total = totalMicro === null ? "--" : formatMoney({ currency, amountMicro: totalMicro }, tag);
  return (
    <ActForm submit={t("send", { total })} isBusy={offer.isPending} onSubmit={send}>
      <OpenParts
        quote={quote}
        said={prices}
        onChange={(said) => {
          setPrices(said);
          setAmounts({ ...amounts, ...withParts(quote, said) });
        }}
      />
      <div className={styles.scroll}>
        <table className={styles.bill}>
          <thead>
            <tr>
              <th scope="col">{t("line")}</th>
              <th scope="col">{t("engine")}</th>
              <th scope="col">{t("ours", { currency })}</th>
            </tr>
          </thead>
          {quote.sections.map((section) => (
            <SectionRows
              key={section.section}
              quote={quote}
              section={section}
              amounts={amounts}
              onChange={(key, said) => setAmounts({ ...amounts, [key]: said })}
            />
          ))}
          <tfoot>
            <tr>
              <td>{t("total")}</td>
              <td>
                <PriceText money={quote.proposal?.total} />
              </td>
              <td className="num">{total}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {!quote.proposal && <p className={styles.hint}>{t("noProposal")}</p>}
      <NoteField name="note" label={t("note")} hint={t("noteHint")} />
    </ActForm>
  );
}

interface SectionRowsProps {
  quote: DeskQuote;
  section: DeskQuote["sections"][number];
  amounts: Amounts;
  onChange: (key: string, said: string) => void;
}

function SectionRows({ quote, section: { section, keys }, amounts, onChange }: SectionRowsProps) {
  const t = useTranslations("ops.offer");
  const words = usePriceWords();
  const [isWhole, setWhole] = useState(quote.proposal === null);
  const { currency, proposal } = quote;
  const lineOf = (key: string) => proposal?.lines.find((line) => line.key === key);
  // What the engine does not charge for is seldom charged for at all.
  const shown = isWhole ? keys : keys.filter((key) => lineOf(key) || amounts[key]);
  return (
    <tbody>
      <tr className={styles.section}>
        <td colSpan={3}>
          {t(`section.${section}`)}{" "}
          {!isWhole && shown.length < keys.length && (
            <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
              {t("more", { count: keys.length - shown.length })}
            </Button>
          )}
        </td>
      </tr>
      {shown.map((key) => {
        const line = lineOf(key);
        const said = amounts[key] ?? "";
        return (
          <tr key={key}>
            <td>
              {words.name(key)}
              {line && <small className={styles.hint}> {words.rule(line.rule, currency)}</small>}
            </td>
            <td>
              <PriceText money={line ? { currency, amountMicro: line.amountMicro } : null} />
            </td>
            <td>
              <Field
                isNumeric
                aria-label={t("amountOf", { line: words.name(key) })}
                aria-invalid={said !== "" && readAmount(said) === null ? true : undefined}
                value={said}
                maxLength={17}
                onChange={(event) => onChange(key, event.target.value)}
              />
            </td>
          </tr>
        );
      })}
    </tbody>
  );
}
