"use client";
// Row of a rate: name, field, and previous value if it changed.
import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFigureWords } from "@/components/ops/books/use-figure-words";
import { Field } from "@/components/ui/field";
import type { Figure, FigurePath } from "@/lib/core/pricing/book-figures";
import styles from "./book-form.module.css";

interface BookFigureRowProps {
  path: FigurePath;
  value: Figure;
  /** Rate of the book in force; null if it has none. */
  previous: Figure | null;
  /** Typed text, if any. */
  text: string | undefined;
  fault: string | undefined;
  onChange: (text: string) => void;
}

export function BookFigureRow({ path, value, previous, text, fault, onChange }: BookFigureRowProps) {
  const t = useTranslations("ops.books");
  const { within, whole } = useFigureWords();
  const id = useId();
  const isChanged = previous !== value;
  return (
    <li className={styles.figure}>
      <label htmlFor={id}>
        <span className="visually-hidden">{whole(path)}</span>
        <span aria-hidden="true">{within(path) || whole(path)}</span>
      </label>
      <Field
        id={id}
        isNumeric={previous === null || previous === "" || !Number.isNaN(Number(previous))}
        value={text ?? String(value)}
        aria-invalid={fault ? true : undefined}
        aria-describedby={isChanged || fault ? `${id}-said` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {(isChanged || fault) && (
        <p id={`${id}-said`} data-fault={fault ? "" : undefined}>
          {fault ?? t("was", { value: previous ?? "--" })}
        </p>
      )}
    </li>
  );
}
