"use client";
// Prices of parts without one, typed by staff.
import { useTranslations } from "next-intl";
import { readAmount } from "@/components/ops/record/money";
import { Field } from "@/components/ui/field";
import type { AdminQuote, PricedPart } from "@/lib/contracts/ops-quote";
import { useBoardName } from "@/lib/i18n/use-board-name";
import styles from "../record/record.module.css";

type Part = AdminQuote["parts"][number];

/** Typed text by line index. */
export type PartPrices = Readonly<Record<number, string>>;

/** Limit of the fields; the others are priced as a sum. */
const SHOWN = 100;

export const openParts = ({ parts }: AdminQuote) => parts.filter(({ isOpen }) => isOpen);

/** Null if an amount is invalid. */
export function readPartPrices(said: PartPrices): PricedPart[] | null {
  const prices = Object.entries(said)
    .filter(([, text]) => text.trim() !== "")
    .map(([position, text]) => ({ position: Number(position), unitPriceMicro: readAmount(text) }));
  return prices.every((price): price is PricedPart => price.unitPriceMicro !== null) ? prices : null;
}

/** Number of all pieces of a line's board. */
const piecesOf = ({ quantity, board }: Part, boards: AdminQuote["boards"]) => quantity * (boards[board]?.pieces ?? 0);

/** Sum for all pieces of the board at an index from 0. */
export function partsSumMicro({ parts, boards }: AdminQuote, at: number, prices: readonly PricedPart[]): number {
  const all = new Map(parts.flatMap((part) => (part.board === at ? [[part.position, piecesOf(part, boards)]] : [])));
  return prices.reduce((sum, { position, unitPriceMicro }) => sum + unitPriceMicro * (all.get(position) ?? 0), 0);
}

const numberOf = ({ part, mpn }: Part) => part?.mpn ?? mpn;

/** A part named by several lines or boards is bought once, at one price. */
function samePart(line: Part): string {
  const number = numberOf(line);
  const maker = line.part?.manufacturer ?? line.manufacturer;
  return number === "" ? String(line.position) : `${number.toUpperCase()}\n${maker.toUpperCase()}`;
}

function groupsOf(lines: readonly Part[]): Part[][] {
  const groups = new Map<string, Part[]>();
  for (const line of lines) groups.set(samePart(line), [...(groups.get(samePart(line)) ?? []), line]);
  return [...groups.values()];
}

interface OpenPartsProps {
  quote: AdminQuote;
  said: PartPrices;
  onChange: (said: PartPrices) => void;
}

export function OpenParts({ quote, said, onChange }: OpenPartsProps) {
  const t = useTranslations("ops.offer");
  const groups = groupsOf(openParts(quote));
  if (groups.length === 0) return null;
  return (
    <fieldset className={styles.open}>
      <legend>{t("openParts")}</legend>
      <p className={styles.hint}>{t(quote.boards.length > 1 ? "openHintBoards" : "openHint")}</p>
      {groups.slice(0, SHOWN).map((lines) => (
        <OpenPart key={lines[0]?.position} {...{ quote, lines, said, onChange }} />
      ))}
      {groups.length > SHOWN && <p className={styles.hint}>{t("openMore", { count: groups.length - SHOWN })}</p>}
    </fieldset>
  );
}

function OpenPart({ quote: { boards }, lines, said, onChange }: OpenPartsProps & { lines: readonly Part[] }) {
  const t = useTranslations("ops.offer");
  const boardLabel = useBoardName();
  const [first] = lines;
  if (!first) return null;
  const name = numberOf(first) || first.value || first.designator;
  const text = said[first.position] ?? "";
  const whereOf = ({ board, designator }: Part) =>
    boards.length > 1
      ? t("openOn", { board: boardLabel(boards[board]?.boardName, board), designators: designator })
      : designator;
  const say = (typed: string) =>
    onChange({ ...said, ...Object.fromEntries(lines.map(({ position }) => [position, typed])) });
  return (
    <label className={styles.openPart}>
      <span className={styles.openName}>
        <span className="mpn">{name}</span>
        {lines.map((line) => (
          <small key={line.position}>{whereOf(line)}</small>
        ))}
      </span>
      <span className="num">
        {t("pieces", { count: lines.reduce((sum, line) => sum + piecesOf(line, boards), 0) })}
      </span>
      <Field
        isNumeric
        aria-label={t("priceOf", { part: name })}
        aria-invalid={text !== "" && readAmount(text) === null ? true : undefined}
        value={text}
        maxLength={17}
        onChange={(event) => say(event.target.value)}
      />
    </label>
  );
}
