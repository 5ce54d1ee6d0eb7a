"use client";
// Editable rates of a price book by part, with previous value and change.
import { useTranslations } from "next-intl";
import type { BookDraft } from "@/components/ops/books/book-draft";
import { BookFigureRow } from "@/components/ops/books/book-figure-row";
import { useFigureWords } from "@/components/ops/books/use-figure-words";
import type { FiledBook } from "@/lib/core/pricing/book-check";
import { type BookFigure, figureName, type FigurePath, figuresOf } from "@/lib/core/pricing/book-figures";
import styles from "./book-form.module.css";

interface BookSectionsProps {
  book: FiledBook;
  previous: FiledBook;
  typed: BookDraft["typed"];
  /** Error messages by rate name. */
  words: ReadonlyMap<string, string>;
  sources: readonly { path: string; source: string }[];
  onChange: (path: FigurePath, text: string) => void;
}

/** Rates by part; each board option is a part of its own. */
export function bySection(figures: readonly BookFigure[]): Map<string, BookFigure[]> {
  const sections = new Map<string, BookFigure[]>();
  for (const figure of figures) {
    const name =
      figure.path[0] === "surcharges" && figure.path.length > 2 ? figure.path.slice(0, 2) : figure.path.slice(0, 1);
    const key = figureName(name);
    sections.set(key, [...(sections.get(key) ?? []), figure]);
  }
  return sections;
}

export function BookSections({ book, previous, typed, words, sources, onChange }: BookSectionsProps) {
  const t = useTranslations("ops.books");
  const { part } = useFigureWords();
  const had = new Map(figuresOf(previous).map(({ path, value }) => [figureName(path), value]));
  return (
    <div className={styles.sections}>
      {[...bySection(figuresOf(book))].map(([name, figures]) => {
        const changed = figures.filter(({ path, value }) => had.get(figureName(path)) !== value).length;
        const source = sources.find(({ path }) => path === name)?.source;
        return (
          <details key={name} className={styles.section}>
            <summary>
              {part(name)}
              {changed > 0 && <b>{t("changes", { count: changed })}</b>}
            </summary>
            {source && <p className={styles.source}>{source}</p>}
            <ul>
              {figures.map(({ path, value }) => (
                <BookFigureRow
                  key={figureName(path)}
                  {...{ path, value }}
                  previous={had.get(figureName(path)) ?? null}
                  text={typed.get(figureName(path))?.text}
                  fault={words.get(figureName(path))}
                  onChange={(text) => onChange(path, text)}
                />
              ))}
            </ul>
          </details>
        );
      })}
    </div>
  );
}
