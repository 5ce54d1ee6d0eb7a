"use client";
// Projects as a table; on phones each row is a block of its facts.
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "@/components/icons/icon";
import { ProjectPicture } from "@/components/workbench/project-picture";
import { type MenuItem, RowMenu } from "@/components/ui/row-menu";
import type { RowSelection } from "@/components/workbench/use-selection";
import type { Project } from "@/lib/client/project";
import { Link } from "@/lib/i18n/link";
import styles from "./project-table.module.css";

export interface ProjectColumn<Row> {
  key: string;
  title: string;
  cell: (row: Row) => ReactNode;
  isNumeric?: boolean;
  /** On phones its value says what it is. */
  isPlain?: boolean;
  /** Left out on phones, and where the names would have no room. */
  isSecondary?: boolean;
  /** Address of the list in the order of this column, and that order if it is the current one. */
  sort?: { href: string; direction?: "ascending" | "descending" };
}

interface ProjectTableProps<Row> {
  caption: string;
  rows: readonly Row[];
  /** Name first. */
  columns: readonly ProjectColumn<Row>[];
  /** Undefined if its rows cannot be selected. */
  selection?: RowSelection;
  menuOf: (row: Row) => readonly MenuItem[];
}

export function ProjectTable<Row extends Project>(props: ProjectTableProps<Row>) {
  const { caption, rows, columns, selection, menuOf } = props;
  const t = useTranslations("workbench.table");
  return (
    <div className={styles.frame}>
      <table className={styles.table} data-selectable={selection !== undefined || undefined}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.check}>
                <SelectAll selection={selection} />
              </th>
            )}
            <th scope="col">
              <span className="visually-hidden">{t("picture")}</span>
            </th>
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} />
            ))}
            <th scope="col">
              <span className="visually-hidden">{t("actions")}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={row.projectId}
              data-project={row.projectId}
              data-selected={selection?.ids.has(row.projectId) || undefined}
            >
              {selection && (
                <td className={styles.check}>
                  <label>
                    <SelectOne project={row} selection={selection} />
                  </label>
                </td>
              )}
              <td className={styles.picture}>
                <ProjectPicture project={row} />
              </td>
              {columns.map((column, at) => (
                <td
                  key={column.key}
                  className={at === 0 ? styles.name : styles.fact}
                  data-numeric={column.isNumeric || undefined}
                  data-secondary={column.isSecondary || undefined}
                >
                  {at > 0 && !column.isPlain && (
                    <span className={styles.label} aria-hidden="true">
                      {column.title}
                    </span>
                  )}
                  {column.cell(row)}
                </td>
              ))}
              <td className={styles.menu}>
                <RowMenu label={t("menuOf", { name: row.projectName })} items={menuOf(row)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead<Row>({ column: { title, isNumeric, isSecondary, sort } }: { column: ProjectColumn<Row> }) {
  return (
    <th
      scope="col"
      data-numeric={isNumeric || undefined}
      data-secondary={isSecondary || undefined}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <Link href={sort.href} className={styles.sort}>
          {title}
          {sort.direction && (
            <Icon name="down" size={16} className={sort.direction === "ascending" ? styles.ascending : undefined} />
          )}
        </Link>
      ) : (
        title
      )}
    </th>
  );
}

/** Selects every row of the page; half-checked while some are selected. */
export function SelectAll({ selection: { ids, isAll, toggleAll } }: { selection: RowSelection }) {
  const t = useTranslations("workbench.table");
  const box = useRef<HTMLInputElement>(null);
  const isSome = ids.size > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return <input ref={box} type="checkbox" checked={isAll} aria-label={t("selectAll")} onChange={toggleAll} />;
}

export function SelectOne({ project, selection }: { project: Project; selection: RowSelection }) {
  const t = useTranslations("workbench.table");
  const { projectId: id, projectName: name } = project;
  return (
    <input
      type="checkbox"
      checked={selection.ids.has(id)}
      aria-label={t("select", { name })}
      onChange={({ nativeEvent }) => selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
    />
  );
}
