// What a page is, and in the same line what else is said of it.
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
