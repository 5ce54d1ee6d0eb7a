"use client";
// The results with their upper edge, which sets their height: dragged, by arrow keys, restored by a double click.
import { useTranslations } from "next-intl";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, type ReactNode, useState } from "react";
import {
  clampPercent,
  MAX_PERCENT,
  MIN_PERCENT,
  storedPercent,
  storePercent,
  USUAL_PERCENT,
} from "@/components/schematic/simulation/layout/results-height";
import styles from "./results-frame.module.css";

const STEP = 2;
const PAGE = 10;

/** Percent by which a key changes the height, or the height itself. */
const KEYS: Record<string, (percent: number) => number> = {
  ArrowUp: (percent) => percent + STEP,
  ArrowDown: (percent) => percent - STEP,
  PageUp: (percent) => percent + PAGE,
  PageDown: (percent) => percent - PAGE,
  Home: () => MIN_PERCENT,
  End: () => MAX_PERCENT,
  Enter: () => USUAL_PERCENT,
};

export function ResultsFrame({ children }: { children: ReactNode }) {
  const t = useTranslations("simulation.sheet");
  const [percent, setPercent] = useState(storedPercent);
  function resize(to: number): void {
    const next = clampPercent(to);
    setPercent(next);
    storePercent(next);
  }
  function onKeyDown(event: KeyboardEvent): void {
    const change = KEYS[event.key];
    if (!change) return;
    event.preventDefault();
    event.stopPropagation();
    resize(change(percent));
  }
  function onPointerMove(event: PointerEvent<HTMLDivElement>): void {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const bottom = event.currentTarget.parentElement?.getBoundingClientRect().bottom ?? innerHeight;
    resize(((bottom - event.clientY) / innerHeight) * 100);
  }
  const style: CSSProperties & { "--results-height": string } = { "--results-height": `${percent}dvh` };
  return (
    <div className={styles.frame} style={style}>
      <div
        className={styles.edge}
        role="separator"
        tabIndex={0}
        aria-label={t("resize")}
        title={t("resizeHelp")}
        aria-orientation="horizontal"
        aria-valuenow={Math.round(percent)}
        aria-valuemin={MIN_PERCENT}
        aria-valuemax={MAX_PERCENT}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        onDoubleClick={() => resize(USUAL_PERCENT)}
      />
      {children}
    </div>
  );
}
