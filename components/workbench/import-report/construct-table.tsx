"use client";
// Counts by construct, with the notes of each below it.
import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { Button } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { ConstructRow, NumberedNote } from "@/components/workbench/import-report/notes-of";
import { useNoteText } from "@/components/workbench/import-report/use-note-text";
import styles from "./construct-table.module.css";

interface ConstructTableProps {
  rows: readonly ConstructRow[];
  selected: NumberedNote | null;
  onSelect: (note: NumberedNote) => void;
}

/** Notes of a construct that are shown at first. */
const FEW = 8;

export function ConstructTable({ rows, selected, onSelect }: ConstructTableProps) {
  const t = useTranslations("importReport");
  return (
    <Sheet title={t("table.title")} className={styles.sheet}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t("table.title")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("table.construct")}</th>
            <th scope="col">{t("table.found")}</th>
            <th scope="col">{t("table.carried")}</th>
            <th scope="col">{t("table.changed")}</th>
            <th scope="col">{t("table.lost")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Fragment key={row.construct}>
              <tr>
                <th scope="row">{t(`constructs.${row.construct}`)}</th>
                <Count label={t("table.found")} value={row.found} />
                <Count label={t("table.carried")} value={row.carried} />
                <Count label={t("table.changed")} value={row.changed} mark="changed" />
                <Count label={t("table.lost")} value={row.lost} mark="lost" />
              </tr>
              {row.notes.length > 0 && (
                <tr className={styles.notes}>
                  <td colSpan={5}>
                    <Notes notes={row.notes} selected={selected} onSelect={onSelect} />
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}

function Count({ label, value, mark }: { label: string; value: number; mark?: "changed" | "lost" }) {
  return (
    <td className="num" data-label={label} data-mark={value === 0 ? "none" : mark}>
      {value}
    </td>
  );
}

type NotesProps = Pick<ConstructTableProps, "selected" | "onSelect"> & { notes: readonly NumberedNote[] };

function Notes({ notes, selected, onSelect }: NotesProps) {
  const t = useTranslations("importReport");
  const textOf = useNoteText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? notes : notes.slice(0, FEW);
  return (
    <>
      <ol className={styles.list}>
        {shown.map((note) => (
          <li
            key={note.number}
            data-outcome={note.outcome}
            data-selected={note.number === selected?.number || undefined}
          >
            <span className="num">{note.number}</span>
            <div>
              <p>{textOf(note)}</p>
              <p className={styles.source}>
                {t("table.source", { file: note.source.file, line: note.source.line ?? 0 })}
              </p>
            </div>
            {note.place && (
              <Button
                variant="quiet"
                size="sm"
                aria-pressed={note.number === selected?.number}
                aria-label={t("table.showNote", { number: note.number })}
                onClick={() => onSelect(note)}
              >
                {t("table.show")}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {shown.length < notes.length && (
        <Button variant="quiet" size="sm" onClick={() => setWhole(true)}>
          {t("table.showAll", { count: notes.length })}
        </Button>
      )}
    </>
  );
}
