"use client";
// Changes of the next price book against the one in force.
import { useFormatter, useTranslations } from "next-intl";
import { useFigureWords } from "@/components/ops/books/use-figure-words";
import { Table } from "@/components/ui/table";
import { type FigureChange, figureName } from "@/lib/core/pricing/book-figures";
import styles from "./book-form.module.css";

interface BookChangesProps {
  changes: readonly FigureChange[];
  /** Error messages by rate name. */
  words: ReadonlyMap<string, string>;
}

export function BookChanges({ changes, words }: BookChangesProps) {
  const t = useTranslations("ops.books");
  const format = useFormatter();
  const { whole } = useFigureWords();
  const share = (percent: number) =>
    format.number(percent / 100, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const shown = new Set(changes.map(({ path }) => figureName(path)));
  const HEAD = ["version", "effectiveFrom"];
  const elsewhere = [...words].filter(([path]) => !shown.has(path) && !HEAD.includes(path));
  return (
    <section className={styles.changes} aria-labelledby="book-changes">
      <h3 id="book-changes">{t("changes", { count: changes.length })}</h3>
      {changes.length > 0 && (
        <Table
          caption={t("changes", { count: changes.length })}
          rows={changes}
          rowKey={({ path }) => figureName(path)}
          isDense
          columns={[
            { key: "figure", head: t("figure"), cell: ({ path }) => whole(path) },
            { key: "before", head: t("before"), cell: ({ before }) => before ?? "--", isNumeric: true },
            {
              key: "after",
              head: t("after"),
              cell: ({ after }) => (after === null || after === "" ? "--" : after),
              isNumeric: true,
            },
            {
              key: "change",
              head: t("change"),
              cell: ({ percent }) => (percent === null ? "--" : share(percent)),
              isNumeric: true,
            },
          ]}
        />
      )}
      {elsewhere.length > 0 && (
        <ul className={styles.faults} role="alert">
          {elsewhere.map(([path, said]) => (
            <li key={path}>
              <code>{path}</code> {said}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
