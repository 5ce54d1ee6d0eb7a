"use client";
// Long table, or one for each of several groups; further rows are rendered on demand.
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Table, type TableColumn } from "@/components/ui/table";
import styles from "./grouped-table.module.css";

export interface TableGroup<Row> {
  /** Undefined for a single group. */
  name?: string;
  note?: ReactNode;
  rows: readonly Row[];
}

interface GroupedTableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  groups: readonly TableGroup<Row>[];
  rowKey: (row: Row) => string;
  /** Rows of each group rendered at once. */
  shown: number;
  /** Label of the button for the remaining rows. */
  moreLabel: (count: number) => string;
}

export function GroupedTable<Row>({ groups, caption, ...props }: GroupedTableProps<Row>) {
  const t = useTranslations("common");
  return groups.map((group, at) => (
    <Group
      key={at}
      {...props}
      {...group}
      caption={group.name === undefined ? caption : t("named", { name: caption, value: group.name })}
    />
  ));
}

type GroupProps<Row> = Omit<GroupedTableProps<Row>, "groups"> & TableGroup<Row>;

function Group<Row>({ caption, columns, name, note, rows, rowKey, shown, moreLabel }: GroupProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const drawn = isWhole ? rows : rows.slice(0, shown);
  return (
    <>
      {name !== undefined && (
        <h3 className={styles.head}>
          {name} <small>{note}</small>
        </h3>
      )}
      {rows.length > 0 && <Table isDense caption={caption} columns={columns} rows={drawn} rowKey={rowKey} />}
      {drawn.length < rows.length && (
        <div className={`${styles.more} no-print`}>
          <Button size="sm" onClick={() => setWhole(true)}>
            {moreLabel(rows.length - drawn.length)}
          </Button>
        </div>
      )}
    </>
  );
}
