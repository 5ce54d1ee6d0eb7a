// Row of labels over values at the end of a drawing or report.
import type { ReactNode } from "react";
import styles from "./title-block.module.css";

export interface TitleCell {
  key: string;
  label: ReactNode;
  value: ReactNode;
  isPrimary?: boolean;
}

export function TitleBlock({ cells }: { cells: readonly TitleCell[] }) {
  return (
    <dl className={styles.block}>
      {cells.map((cell) => (
        <div key={cell.key} data-primary={cell.isPrimary || undefined}>
          <dt className="label">{cell.label}</dt>
          <dd className="num">{cell.value}</dd>
        </div>
      ))}
    </dl>
  );
}
