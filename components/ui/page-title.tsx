// Title of a page, with further details in the same line.
import type { ReactNode } from "react";
import styles from "./page-title.module.css";

interface PageTitleProps {
  title: ReactNode;
  children?: ReactNode;
}

export function PageTitle({ title, children }: PageTitleProps) {
  return (
    <div className={styles.title}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
