"use client";
// Animated total: the new amount appears at once, the old one moves out upward.
import { useState } from "react";
import styles from "./price-figure.module.css";

export function PriceFigure({ text }: { text: string }) {
  const [figure, setFigure] = useState({ now: text, before: "", turn: 0 });
  if (figure.now !== text) setFigure({ now: text, before: figure.now, turn: figure.turn + 1 });
  return (
    <span className={`${styles.figure} num`}>
      {text}
      {figure.before !== "" && (
        <span key={figure.turn} className={styles.before} aria-hidden="true">
          {figure.before}
        </span>
      )}
    </span>
  );
}
