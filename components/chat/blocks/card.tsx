// Card of an answer: a header with what is timed or valid at its right, content, and links to the page itself.
import type { ReactNode } from "react";
import styles from "./cards.module.css";

interface CardProps {
  title: ReactNode;
  /** At the right of the header. */
  aside?: ReactNode;
  /** At most two links. */
  actions?: ReactNode;
  /** At the right of the actions. */
  note?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, aside, actions, note, children }: CardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <strong>{title}</strong>
        {aside && <span className="label num">{aside}</span>}
      </div>
      {children}
      {actions && (
        <div className={styles.foot}>
          {actions}
          {note && <span className="label">{note}</span>}
        </div>
      )}
    </div>
  );
}
