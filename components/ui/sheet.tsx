// Card of a page with an optional header.
import type { ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./sheet.module.css";

interface SheetProps {
  title?: ReactNode;
  /** Note at the right of the header. */
  note?: ReactNode;
  headingLevel?: 2 | 3;
  isPadded?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Sheet({ title, note, headingLevel = 2, isPadded = false, id, className, children }: SheetProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section id={id} className={cx(styles.sheet, className)}>
      {title !== undefined && (
        <header className={styles.head}>
          <Heading>{title}</Heading>
          {note && <span className="label">{note}</span>}
        </header>
      )}
      {isPadded ? <div className={styles.body}>{children}</div> : children}
    </section>
  );
}

/** Explanation at the top of a card without padding. */
export function SheetIntro({ children }: { children: ReactNode }) {
  return <p className={styles.intro}>{children}</p>;
}

/** Row of buttons and notes at the bottom of a card without padding. */
export function SheetFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
