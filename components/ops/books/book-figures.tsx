"use client";
// Rates of a price book, grouped by part with sources.
import { bySection } from "@/components/ops/books/book-sections";
import { useFigureWords } from "@/components/ops/books/use-figure-words";
import { DataList } from "@/components/ui/data-list";
import type { FiledBook } from "@/lib/core/pricing/book-check";
import { figureName, figuresOf } from "@/lib/core/pricing/book-figures";
import styles from "./book-form.module.css";

interface BookFiguresProps {
  book: FiledBook;
  sources: readonly { path: string; source: string }[];
}

/** Sources of a part, its children and its parents, each once. */
export function sourcesOf(part: string, sources: BookFiguresProps["sources"]): string[] {
  const said = sources.filter(
    ({ path }) => path === part || path.startsWith(`${part}.`) || part.startsWith(`${path}.`),
  );
  return [...new Set(said.map(({ source }) => source))];
}

export function BookFigures({ book, sources }: BookFiguresProps) {
  const { part, within, whole } = useFigureWords();
  return (
    <div className={styles.read}>
      {[...bySection(figuresOf(book))].map(([name, figures]) => {
        return (
          <details key={name} className={styles.section}>
            <summary>{part(name)}</summary>
            {sourcesOf(name, sources).map((source) => (
              <p key={source} className={styles.source}>
                {source}
              </p>
            ))}
            <DataList
              entries={figures.map(({ path, value }) => ({
                key: figureName(path),
                name: within(path) || whole(path),
                value: String(value),
              }))}
            />
          </details>
        );
      })}
    </div>
  );
}
