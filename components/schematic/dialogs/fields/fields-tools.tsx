"use client";
// Controls of the table: grouping, filter, columns, and new fields.
import { useTranslations } from "next-intl";
import { type FormEvent, useState } from "react";
import { useEditor } from "@/components/schematic/editor-context";
import { useColumnLabel } from "@/components/schematic/dialogs/fields/column-label";
import type { FieldsTable } from "@/components/schematic/dialogs/fields/use-fields-table";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { Segments } from "@/components/ui/segments";
import { columnKey, FIELDS_GROUPINGS } from "@/lib/core/schematic/edit/fields-table";
import styles from "./fields.module.css";

const MAX_NAME = 60;

export function FieldsTools({ table }: { table: FieldsTable }) {
  const t = useTranslations("schematic.fields");
  const { view, setView } = table;
  return (
    <div className={styles.tools}>
      <Segments
        label={t("grouping")}
        items={FIELDS_GROUPINGS.map((id) => ({ id, label: t(`groupings.${id}`) }))}
        value={view.grouping}
        onChange={(grouping) => setView({ grouping })}
      />
      <Field
        type="search"
        className={styles.filter}
        aria-label={t("filter")}
        placeholder={t("filter")}
        value={view.filter}
        onChange={({ target }) => setView({ filter: target.value })}
      />
      <Columns table={table} />
      <p className={styles.count}>{t("rows", { count: table.rows.length })}</p>
    </div>
  );
}

function Columns({ table: { allColumns, view, setView } }: { table: FieldsTable }) {
  const t = useTranslations("schematic.fields");
  const editor = useEditor();
  const label = useColumnLabel();
  const [name, setName] = useState("");
  function toggle(key: string): void {
    const hidden = new Set(view.hidden);
    if (!hidden.delete(key)) hidden.add(key);
    setView({ hidden });
  }
  function add(event: FormEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === "") return;
    setView({ added: [...view.added, wanted] });
    setName("");
  }
  return (
    <details className={styles.columns}>
      <summary>{t("columns")}</summary>
      <div className={styles.columnList}>
        {allColumns.map((column) => {
          const key = columnKey(column);
          if (column.kind === "designator") return null;
          return (
            <Checkbox key={key} label={label(column)} checked={!view.hidden.has(key)} onChange={() => toggle(key)} />
          );
        })}
        {!editor.isReadOnly && (
          <form className={styles.add} onSubmit={add}>
            <Field
              aria-label={t("newField")}
              placeholder={t("newField")}
              maxLength={MAX_NAME}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
            <Button type="submit" size="sm">
              {t("add")}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
