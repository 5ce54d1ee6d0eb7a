// The board, what is chosen for it, and what it comes to: beside each other, and on a phone one below the other.
import type { ReactNode } from "react";
import styles from "./quote-columns.module.css";

interface QuoteColumnsProps {
  /** What links lead to. */
  id?: string;
  board: ReactNode;
  /** Whether the board stays in sight while the options are scrolled. */
  doesBoardFollow?: boolean;
  options: ReactNode;
  /** Undefined where there is none yet. */
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
