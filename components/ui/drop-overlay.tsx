// Covers the window while a file is dragged over it, with the effect of dropping it.
import type { ReactNode } from "react";
import styles from "./drop-overlay.module.css";

export function DropOverlay({ children }: { children: ReactNode }) {
  return <div className={styles.curtain}>{children}</div>;
}
