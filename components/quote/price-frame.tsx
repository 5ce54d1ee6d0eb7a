"use client";
// Price card of a quote: total, label, breakdown, action, notes.
import type { ReactNode } from "react";
import { PriceFigure } from "@/components/quote/price-figure";
import styles from "./price-frame.module.css";

interface PriceFrameProps {
  /** Label of the total. */
  label: string;
  total: string;
  /** Unit price and shipping. */
  each?: ReactNode;
  /** Below the total: obstacles, or points that a person settles first. */
  notes?: ReactNode;
  /** Price breakdown. */
  lines?: ReactNode;
  /** Main action; on phones it is in the bottom bar instead. */
  action: ReactNode;
  children?: ReactNode;
  /** A long breakdown is below the action, so that the action is on the screen. */
  isLong?: boolean;
  /** The files are being read, so the price is not the board's own yet. */
  isPending?: boolean;
}

export function PriceFrame(props: PriceFrameProps) {
  const { label, total, each, notes, lines, action, children, isLong = false, isPending = false } = props;
  const bill = lines && <div className={styles.lines}>{lines}</div>;
  return (
    <div className={styles.panel} data-pending={isPending || undefined} aria-busy={isPending || undefined}>
      <div className={styles.card}>
        <div className={styles.total}>
          <p className="label">{label}</p>
          <PriceFigure text={total} />
          {each && <div className={styles.each}>{each}</div>}
          {notes}
        </div>
        {!isLong && bill}
        {/* Without a price it is another action, not the same one in another place. */}
        <div key={lines ? "priced" : "unpriced"} className={`${styles.block} ${styles.action} no-print`}>
          {action}
        </div>
      </div>
      {((isLong && bill) || children) && (
        <div className={styles.more}>
          {isLong && bill}
          {children}
        </div>
      )}
    </div>
  );
}
