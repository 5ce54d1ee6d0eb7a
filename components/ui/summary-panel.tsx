// Summary panel: names left, amounts right, action below.
import type { ReactNode } from "react";
import styles from "./summary-panel.module.css";

export function SummaryPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.panel} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
