"use client";
// Four parameters of a board and its price; a plain form to the quote page without scripts.
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import type { PlainBoard, TypicalBooks, TypicalPrice } from "@/components/home/typical-price";
import { formatMoney } from "@/lib/i18n/format-money";
import { forgetCarriedFile } from "@/lib/i18n/leave";
import styles from "./price-strip.module.css";

export interface PriceWords {
  label: string;
  layers: string;
  width: string;
  height: string;
  quantity: string;
  options: string;
  notMade: string;
  /** Templates with {price}, {days}. */
  each: string;
  /** Template with {width}, {height}, {quantity}, {price}. */
  hint: string;
  /** Template with {price}. */
  apply: string;
}

interface Choice {
  value: number;
  label: string;
}

interface PriceFormProps {
  words: PriceWords;
  action: string;
  /** As on the server. */
  books: Omit<TypicalBooks, "nowMs">;
  tag: string;
  typical: { board: PlainBoard; price: TypicalPrice | null };
  layers: readonly Choice[];
  quantities: readonly Choice[];
}

function fill(template: string, facts: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (blank, name: string) => String(facts[name] ?? blank));
}

export function PriceForm({ words, action, books, tag, typical, layers, quantities }: PriceFormProps) {
  const [board, setBoard] = useState(typical.board);
  const [price, setPrice] = useState(typical.price);

  async function change(next: PlainBoard) {
    setBoard(next);
    // The price engine is loaded with the first change.
    const { priceTypical } = await import("@/components/home/typical-price");
    setPrice(priceTypical(next, { ...books, nowMs: Date.now() }));
  }
  const money = (amount: TypicalPrice["total"]) => formatMoney(amount, tag);
  const hint = price?.hint;

  return (
    <form action={action} method="get" onSubmit={() => forgetCarriedFile(sessionStorage)}>
      <div className={styles.row}>
        <div className={styles.figures}>
          <Choices
            name="layers"
            label={words.layers}
            value={board.layers}
            choices={layers}
            onChoose={(value) => void change({ ...board, layers: value })}
          />
          <span className={styles.size}>
            <Length
              name="widthMm"
              label={words.width}
              value={board.widthMm}
              onLength={(value) => void change({ ...board, widthMm: value })}
            />
            <span aria-hidden="true">×</span>
            <Length
              name="heightMm"
              label={words.height}
              value={board.heightMm}
              onLength={(value) => void change({ ...board, heightMm: value })}
            />
          </span>
          <Choices
            name="quantity"
            label={words.quantity}
            value={board.quantity}
            choices={quantities}
            onChoose={(value) => void change({ ...board, quantity: value })}
          />
        </div>
        <output className={styles.price} aria-live="polite">
          {price ? (
            <>
              <b className="num">{money(price.total)}</b>{" "}
              <span className="label num">{fill(words.each, { price: money(price.unit), days: price.days })}</span>
            </>
          ) : (
            <span className={styles.notMade}>{words.notMade}</span>
          )}
        </output>
        <button type="submit" className={styles.submit}>
          {words.options}
          <Icon name="arrow" />
        </button>
      </div>
      {hint && (
        <div className={styles.hint}>
          <Icon name="dimension" />
          <p className="num">
            {fill(words.hint, {
              width: hint.board.widthMm,
              height: hint.board.heightMm,
              quantity: hint.board.quantity,
              price: money(hint.total),
            })}
          </p>
          <button type="button" className="needs-script" onClick={() => void change(hint.board)}>
            {fill(words.apply, { price: money(hint.saves) })}
          </button>
        </div>
      )}
    </form>
  );
}

interface ChoicesProps {
  name: string;
  label: string;
  value: number;
  choices: readonly Choice[];
  onChoose: (value: number) => void;
}

function Choices({ name, label, value, choices, onChoose }: ChoicesProps) {
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{label}</span>
      <select name={name} value={value} onChange={(event) => onChoose(Number(event.target.value))}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </label>
  );
}

interface LengthProps {
  name: string;
  label: string;
  value: number;
  onLength: (value: number) => void;
}

/** Keeps the typed text; only an integer is applied. */
function Length({ name, label, value, onLength }: LengthProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <label className={styles.field}>
      <span className="visually-hidden">{label}</span>
      <input
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? String(value)}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          const text = event.target.value;
          setTyped(text);
          if (/^\d{1,4}(\.\d{1,2})?$/.test(text) && Number(text) > 0) onLength(Number(text));
        }}
      />
      <span className={styles.unit}>mm</span>
    </label>
  );
}
