// List of facts, one name and value per row.
import type { ReactNode } from "react";
import styles from "./data-list.module.css";

export interface DataEntry {
  key: string;
  name: ReactNode;
  value: ReactNode;
}

export function DataList({ entries }: { entries: readonly DataEntry[] }) {
  return (
    <dl className={styles.list}>
      {entries.map((entry) => (
        <div key={entry.key}>
          <dt>{entry.name}</dt>
          <dd className="num">{entry.value}</dd>
        </div>
      ))}
    </dl>
  );
}
