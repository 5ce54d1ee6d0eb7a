// Dimension line with end marks and arrowheads.
import type { CSSProperties, ReactNode } from "react";
import { cx } from "@/components/ui/cx";
import styles from "./dimension-line.module.css";

interface DimensionLineProps {
  children: ReactNode;
  isVertical?: boolean;
  /** Copper colored, for a measured or chosen value. */
  isPrimary?: boolean;
  className?: string;
  style?: CSSProperties;
}

export function DimensionLine({
  children,
  isVertical = false,
  isPrimary = false,
  className,
  style,
}: DimensionLineProps) {
  return (
    <span
      className={cx(
        styles.line,
        isVertical ? styles.vertical : styles.horizontal,
        isPrimary && styles.primary,
        className,
      )}
      style={style}
    >
      <i className={styles.start} />
      <span className={cx(styles.value, "num")}>{children}</span>
      <i className={styles.end} />
    </span>
  );
}
