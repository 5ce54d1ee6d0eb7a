// Two columns: choices, and a sticky result beside them; stacked on small screens.
import type { ReactNode } from "react";
import styles from "./side-columns.module.css";

export function SideColumns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
