"use client";
// Reading options of the list over its first rows: sheet, header row, meaning of each column. A change reads the list
// again.
import { useTranslations } from "next-intl";
import { Certainty } from "@/components/bom/lines/certainty";
import { Notice } from "@/components/ui/notice";
import { Select } from "@/components/ui/select";
import { Sheet } from "@/components/ui/sheet";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { COLUMN_MEANINGS, type ColumnMeaning } from "@/lib/core/bom/column";
import { type ReadingHints, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { rememberColumns } from "@/stores/bom-columns";
import styles from "./column-editor.module.css";

const NEEDED = ["designator", "quantity", "mpn"] as const;
/** Meanings that several columns may have. */
const SHARED: readonly ColumnMeaning[] = ["distributorPart", "value"];
const MAX_HEADER_ROW = 30;
const PREVIEWED = 8;

/** Either of these identifies a part. */
const IDENTIFIES: readonly (ColumnMeaning | null)[] = ["mpn", "distributorPart"];

export function missingColumns({ columns }: Pick<UploadedBom, "columns">) {
  const isIdentified = columns.some(({ meaning }) => IDENTIFIES.includes(meaning));
  return NEEDED.filter((needed) =>
    needed === "mpn" ? !isIdentified : columns.every(({ meaning }) => meaning !== needed),
  );
}

/** Below this confidence the user should check the column before the lines. */
const SURE = 0.5;

/** True if a column that decides which parts are bought may be misread. */
export const hasDoubtfulColumn = ({ columns }: Pick<UploadedBom, "columns">) =>
  columns.some(({ meaning, confidence }) => NEEDED.some((needed) => needed === meaning) && confidence < SURE);

/** Spreadsheet letter, which tells columns with the same header apart. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : "") + String.fromCharCode(65 + (index % 26));

interface ColumnEditorProps {
  reading: UploadedBom;
  isReading: boolean;
}

export function ColumnEditor({ reading, isReading }: ColumnEditorProps) {
  const t = useTranslations("bom.columns");
  const draft = useBomDraftStore();
  const readAs = (hints: ReadingHints) => draft.getState().readAs(hints);
  const { columns, sheet, sheets, headerRow, preview } = reading;
  const known = columns.filter(({ meaning }) => meaning !== null).length;
  const missing = missingColumns(reading);

  function mean(index: number, meaning: ColumnMeaning | null) {
    const isUsed = meaning !== null && !SHARED.includes(meaning);
    const next = columns.map((column) =>
      column.index === index ? meaning : isUsed && column.meaning === meaning ? null : column.meaning,
    );
    void rememberColumns(
      columns.map(({ header }) => header),
      next,
    );
    readAs({ sheet, headerRow, columns: next });
  }

  return (
    <Sheet title={t("title")} note={t("note", { sure: known })}>
      <div className={styles.bar}>
        {sheets.length > 1 && (
          <label>
            <span>{t("sheet")}</span>
            <Select value={sheet} onChange={(event) => readAs({ sheet: Number(event.target.value) })}>
              {sheets.map(({ name, rows }, at) => (
                <option key={at} value={at}>
                  {t("sheetRows", { name: name || t("unnamed"), rows })}
                </option>
              ))}
            </Select>
          </label>
        )}
        <label>
          <span>{t("head")}</span>
          <Select value={headerRow} onChange={(event) => readAs({ sheet, headerRow: Number(event.target.value) })}>
            <option value={-1}>{t("none")}</option>
            {Array.from({ length: Math.max(headerRow + 1, Math.min(preview.length, MAX_HEADER_ROW)) }, (_, at) => (
              <option key={at} value={at}>
                {t("row", { row: at + 1 })}
              </option>
            ))}
          </Select>
        </label>
      </div>
      {missing.length > 0 && (
        <div className={styles.missing}>
          <Notice kind="warning" role="status">
            {t("missing", { columns: missing.map((column) => t(`meanings.${column}`)).join(t("comma")) })}
          </Notice>
        </div>
      )}
      <div
        className={styles.scroll}
        tabIndex={0}
        role="region"
        aria-label={t("preview")}
        aria-busy={isReading || undefined}
      >
        <table className={styles.preview}>
          <caption className="visually-hidden">{t("preview")}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.index} scope="col" data-used={column.meaning !== null || undefined}>
                  <span className={styles.column}>
                    <b>{columnLetter(column.index)}</b> {column.header}
                  </span>
                  <Select
                    aria-label={t("means", { column: `${columnLetter(column.index)} ${column.header}`.trim() })}
                    value={column.meaning ?? ""}
                    onChange={(event) =>
                      mean(column.index, COLUMN_MEANINGS.find((meaning) => meaning === event.target.value) ?? null)
                    }
                  >
                    <option value="">{t("nothing")}</option>
                    {COLUMN_MEANINGS.map((meaning) => (
                      <option key={meaning} value={meaning}>
                        {t(`meanings.${meaning}`)}
                      </option>
                    ))}
                  </Select>
                  {column.meaning !== null && (
                    <span className={styles.sure}>
                      <Certainty confidence={column.confidence} />
                      {column.confidence < 0.5 && t("unsure")}
                    </span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shownRows(preview, headerRow).map(({ cells, row }) => (
              <tr key={row} data-head={row === headerRow || undefined}>
                {columns.map(({ index }) => (
                  <td key={index} title={cells[index]}>
                    {cells[index]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}

/** Rows from the header on; those above are not part of the list. */
function shownRows(preview: UploadedBom["preview"], headerRow: number) {
  const from = headerRow < preview.length ? Math.max(0, headerRow) : 0;
  return preview.slice(from, from + PREVIEWED).map((cells, at) => ({ cells, row: from + at }));
}
