"use client";
// Parts of a list that nobody has priced: what one of each costs, typed by whoever found it.
import { useTranslations } from "next-intl";
import { readAmount } from "@/components/ops/money";
import { Field } from "@/components/ui/field";
import type { DeskQuote, PricedPart } from "@/lib/contracts/ops-quote";
import styles from "./record.module.css";

/** What was typed, by the line's position. */
export type PartPrices = Readonly<Record<number, string>>;

/** Fields that are drawn at once; what is beyond is priced as a sum. */
const SHOWN = 100;

export const openParts = ({ parts }: DeskQuote) => parts.filter(({ isOpen }) => isOpen);

/** Null where something is no amount. */
export function readPartPrices(said: PartPrices): PricedPart[] | null {
  const prices = Object.entries(said)
    .filter(([, text]) => text.trim() !== "")
    .map(([position, text]) => ({ position: Number(position), unitPriceMicro: readAmount(text) }));
  return prices.every((price): price is PricedPart => price.unitPriceMicro !== null) ? prices : null;
}

/** Of all boards that a line is for. */
const piecesOf = ({ quantity, board }: DeskQuote["parts"][number], boards: DeskQuote["boards"]) =>
  quantity * (boards[board]?.pieces ?? 0);

/** What they come to for all boards. */
export function partsSumMicro({ parts, boards }: DeskQuote, prices: readonly PricedPart[]): number {
  const all = new Map(parts.map((part) => [part.position, piecesOf(part, boards)]));
  return prices.reduce((sum, { position, unitPriceMicro }) => sum + unitPriceMicro * (all.get(position) ?? 0), 0);
}

interface OpenPartsProps {
  quote: DeskQuote;
  said: PartPrices;
  onChange: (said: PartPrices) => void;
}

export function OpenParts({ quote, said, onChange }: OpenPartsProps) {
  const t = useTranslations("ops.offer");
  const open = openParts(quote);
  if (open.length === 0) return null;
  return (
    <fieldset className={styles.open}>
      <legend>{t("openParts")}</legend>
      <p className={styles.hint}>{t("openHint")}</p>
      {open.slice(0, SHOWN).map((line) => {
        const { position, designator, mpn, value, part } = line;
        const name = (part?.mpn ?? mpn) || value || designator;
        const text = said[position] ?? "";
        return (
          <label key={position} className={styles.openPart}>
            <span className={styles.openName}>
              <span className="mpn">{name}</span>
              <small>{designator}</small>
            </span>
            <span className="num">{t("pieces", { count: piecesOf(line, quote.boards) })}</span>
            <Field
              isNumeric
              aria-label={t("priceOf", { part: name })}
              aria-invalid={text !== "" && readAmount(text) === null ? true : undefined}
              value={text}
              maxLength={17}
              onChange={(event) => onChange({ ...said, [position]: event.target.value })}
            />
          </label>
        );
      })}
      {open.length > SHOWN && <p className={styles.hint}>{t("openMore", { count: open.length - SHOWN })}</p>}
    </fieldset>
  );
}
