// Columns of board, options and price; stacked on a phone.
import type { ReactNode } from "react";
import styles from "./quote-columns.module.css";

interface QuoteColumnsProps {
  /** Target of links. */
  id?: string;
  board: ReactNode;
  /** The board stays in view while the options scroll. */
  doesBoardFollow?: boolean;
  options: ReactNode;
  /** Undefined without a price. */
  price?: { label: string; content: ReactNode };
}

export function QuoteColumns({ id, board, doesBoardFollow = false, options, price }: QuoteColumnsProps) {
  return (
    <div id={id} className={styles.columns} data-unpriced={price === undefined || undefined}>
      <div className={styles.board} data-follows={doesBoardFollow || undefined}>
        {board}
      </div>
      <div className={styles.options}>{options}</div>
      {price && (
        <aside className={styles.price} aria-label={price.label}>
          {price.content}
        </aside>
      )}
    </div>
  );
}
