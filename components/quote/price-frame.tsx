"use client";
// The price of a quote: the figure and what it is for, its lines, the way to the cart, and what else is said of it.
import type { ReactNode } from "react";
import { PriceFigure } from "@/components/quote/price-figure";
import styles from "./price-frame.module.css";

interface PriceFrameProps {
  /** What the figure is for. */
  label: string;
  total: string;
  /** What one costs, and sending. */
  each?: ReactNode;
  /** Under the figure: why there is none, or what a person settles first. */
  notes?: ReactNode;
  /** What the price is made of. */
  lines?: ReactNode;
  /** The main action; on phones it stands in the bottom bar instead. */
  action: ReactNode;
  children?: ReactNode;
  /** Long bills stand below the action, so that it is on the screen. */
  isLong?: boolean;
  /** The price is not the board's yet: its files are being read. */
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
        <div className={`${styles.block} ${styles.action} no-print`}>{action}</div>
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
