// Two columns: choices, and beside them their result, which stays in view; on small screens one below the other.
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
