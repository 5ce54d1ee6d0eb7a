"use client";
// The drawing table: what lies on it between its two dimension lines, with position and scale.
import { useFormatter, useTranslations } from "next-intl";
import { type CSSProperties, type PointerEvent, type ReactNode, useRef } from "react";
import { DimensionLine } from "@/components/ui/dimension-line";
import { type LengthUnit, formatLength } from "@/lib/core/pcb/length";
import styles from "./board-canvas.module.css";

interface BoardCanvasProps {
  widthMm: number;
  heightMm: number;
  unit: LengthUnit;
  /** Seen from below, x runs the other way. */
  isMirrored?: boolean;
  children: ReactNode;
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200];

/** A round length of about a quarter of the board's longer side, but never wider than the board. */
export function scaleLengthMm(widthMm: number, heightMm: number): number {
  const most = Math.min(Math.max(widthMm, heightMm) / 4, widthMm);
  return STEPS.findLast((step) => step <= most) ?? 1;
}

export function BoardCanvas({ widthMm, heightMm, unit, isMirrored = false, children }: BoardCanvasProps) {
  const t = useTranslations("gerber");
  const format = useFormatter();
  const output = useRef<HTMLSpanElement>(null);
  const scaleMm = scaleLengthMm(widthMm, heightMm);
  const size = { "--w": widthMm, "--h": heightMm } as CSSProperties;

  // Written straight into the page: a render per pointer move would be felt on slow machines.
  function tell(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    if (!output.current || box.width === 0) return;
    const across = (event.clientX - box.left) / box.width;
    const x = (isMirrored ? 1 - across : across) * widthMm;
    const y = (1 - (event.clientY - box.top) / box.height) * heightMm;
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    output.current.textContent = t("position", { x: format.number(x, digits), y: format.number(y, digits) });
  }
  function hush() {
    if (output.current) output.current.textContent = "";
  }

  return (
    <div className={`canvas ${styles.canvas}`} style={size}>
      <div className={styles.box} onPointerMove={tell} onPointerLeave={hush}>
        <DimensionLine className={styles.across}>{formatLength(widthMm, unit)}</DimensionLine>
        <DimensionLine isVertical className={styles.up}>
          {formatLength(heightMm, unit)}
        </DimensionLine>
        {children}
        <span className={styles.scale} style={{ width: `${(scaleMm / widthMm) * 100}%` }}>
          <b className="num">{t("scale", { length: scaleMm })}</b>
        </span>
      </div>
      <span ref={output} className={`${styles.position} num`} aria-hidden="true" />
    </div>
  );
}
