// Over the whole window while a file is held over it: what happens when it is let go.
import type { ReactNode } from "react";
import styles from "./drop-overlay.module.css";

export function DropOverlay({ children }: { children: ReactNode }) {
  return <div className={styles.curtain}>{children}</div>;
}
