"use client";
import { useTranslations } from "next-intl";
import { type FieldsColumn, USUAL_FIELDS } from "@/lib/core/schematic/edit/fields-table";
import { hasText } from "@/lib/base/has-text";

/** Label of a column; custom fields have the names that people gave them. */
export function useColumnLabel(): (column: FieldsColumn) => string {
  const t = useTranslations("schematic.fields.columnNames");
  return (column) => {
    if (column.kind === "designator") return t("designator");
    if (column.kind === "flag") return t(column.flag);
    return USUAL_FIELDS.includes(column.name) && hasText(t, column.name) ? t(column.name) : column.name;
  };
}
