"use client";
// Layout of an admin record: back link, header, actions, data.
import type { ReactNode } from "react";
import { Link } from "@/lib/i18n/link";
import styles from "./record.module.css";

interface RecordFrameProps {
  /** List of the record. */
  back: { href: string; label: string };
  /** The record's number. */
  number: string;
  /** Status and facts beside the number. */
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
