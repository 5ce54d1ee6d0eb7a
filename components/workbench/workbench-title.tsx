// Title of a section with its actions at the right.
import type { ReactNode } from "react";
import styles from "./workbench-title.module.css";

interface WorkbenchTitleProps {
  title: string;
  /** Number of projects, or a sentence on the section. */
  note?: ReactNode;
  children?: ReactNode;
}

export function WorkbenchTitle({ title, note, children }: WorkbenchTitleProps) {
  return (
    <div className={styles.title}>
      <h1>
        {title}
        {note && <small className="num">{note}</small>}
      </h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
