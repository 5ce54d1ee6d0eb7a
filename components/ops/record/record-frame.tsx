"use client";
// The frame of every record at the desk: the way back to its list, its head, what is done to it, and what is known of it.
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/link";
import styles from "./record.module.css";

interface RecordFrameProps {
  /** The list that it stands in. */
  back: { href: string; label: string };
  /** The record's number. */
  number: string;
  /** States and facts beside the number. */
  head: ReactNode;
  side: ReactNode;
  children: ReactNode;
}

export function RecordFrame({ back, number, head, side, children }: RecordFrameProps) {
  return (
    <article>
      <nav className={`${styles.crumb} no-print`} aria-label={back.label}>
        <Link className="link" href={back.href}>
          {back.label}
        </Link>
      </nav>
      <header className={styles.head}>
        <h1 className="num">{number}</h1>
        {head}
      </header>
      <div className={styles.columns}>
        <div className={styles.stack}>{children}</div>
        <div className={styles.stack}>{side}</div>
      </div>
    </article>
  );
}
