"use client";
// Number of columns and rows of the next table.
import { useTranslations } from "next-intl";
import { CommitField } from "@/components/schematic/panels/commit-field";
import { useEditor, useEditorState } from "@/components/schematic/editor-context";
import { MAX_TABLE_COLUMNS, MAX_TABLE_ROWS } from "@/lib/core/schematic/edit/tables";
import styles from "./toolbar.module.css";

const readCount = (text: string, max: number): number | null => {
  const count = Number(text);
  return Number.isInteger(count) && count >= 1 && count <= max ? count : null;
};

export function TableOptions() {
  const t = useTranslations("schematic");
  const editor = useEditor();
  const table = useEditorState((state) => state.choices.table);
  const set = (change: Partial<typeof table>) => editor.choose({ table: { ...table, ...change } });
  return (
    <div className={styles.options} role="group" aria-label={t("commands.table")}>
      <CommitField
        label={t("options.columns")}
        isNumeric
        value={String(table.columns)}
        onCommit={(text) => set({ columns: readCount(text, MAX_TABLE_COLUMNS) ?? table.columns })}
      />
      <CommitField
        label={t("options.rows")}
        isNumeric
        value={String(table.rows)}
        onCommit={(text) => set({ rows: readCount(text, MAX_TABLE_ROWS) ?? table.rows })}
      />
    </div>
  );
}
