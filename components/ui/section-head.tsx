// Header of a public section: heading, and an explanation at its right.
import type { ReactNode } from "react";
import styles from "./section-head.module.css";

export function SectionHead({ title, text, level = 2 }: { title: ReactNode; text?: ReactNode; level?: 1 | 2 }) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.head}>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
    </div>
  );
}
