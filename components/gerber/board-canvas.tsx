"use client";
// The drawing table: what lies on it between its two dimension lines, with position and scale.
import { useFormatter, useTranslations } from "next-intl";
import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useRef } from "react";
import { DimensionLine } from "@/components/ui/dimension-line";
import { type BoardSize, type Pose, scaleLengthMm, shownSize, toBoard } from "@/lib/core/gerber/camera";
import { type LengthUnit, formatLength } from "@/lib/core/pcb/length";
import styles from "./board-canvas.module.css";

interface BoardCanvasProps {
  size: BoardSize;
  pose: Pose;
  unit: LengthUnit;
  /** It can be looked at closely: then it takes the focus, and its keys are named. */
  isLive: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

const KEYS = "Plus - 0 R Escape ArrowUp ArrowDown ArrowLeft ArrowRight";

export function BoardCanvas({ size, pose, unit, isLive, ref, children }: BoardCanvasProps) {
  const t = useTranslations("gerber");
  const format = useFormatter();
  const stage = useRef<HTMLDivElement>(null);
  const output = useRef<HTMLSpanElement>(null);
  const shown = shownSize(size, pose.turns);
  const scaleMm = scaleLengthMm(shown, 1);

  // Written straight into the page: a render per pointer move would be felt on slow machines.
  function tell(event: MouseEvent) {
    if (!output.current || !stage.current) return;
    const { left, top, width } = stage.current.getBoundingClientRect();
    if (width === 0) return;
    const camera = { ...pose, pxPerMm: width / shown.widthMm, left, top };
    const [x, y] = toBoard(camera, size, [event.clientX, event.clientY]);
    const isOnBoard = x >= 0 && y >= 0 && x <= size.widthMm && y <= size.heightMm;
    const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
    output.current.textContent = isOnBoard
      ? t("position", { x: format.number(x, digits), y: format.number(y, digits) })
      : "";
  }
  function hush() {
    if (output.current) output.current.textContent = "";
  }

  return (
    <div
      ref={ref}
      className={`canvas ${styles.canvas}`}
      style={lengths(shown)}
      onPointerMove={tell}
      onWheel={tell}
      onDoubleClick={tell}
      onPointerLeave={hush}
      {...(isLive && { tabIndex: 0, role: "group", "aria-label": t("canvas"), "aria-keyshortcuts": KEYS })}
    >
      <div className={styles.box} data-part="box">
        <div ref={stage} className={styles.stage} data-part="stage">
          <div
            className={styles.turned}
            style={{
              ...lengths(size),
              width: `${(size.widthMm / shown.widthMm) * 100}%`,
              height: `${(size.heightMm / shown.heightMm) * 100}%`,
              rotate: `${pose.turns * 90}deg`,
            }}
          >
            {children}
          </div>
        </div>
        <div className={styles.across} data-part="across">
          <DimensionLine>{formatLength(shown.widthMm, unit)}</DimensionLine>
        </div>
        <div className={styles.up} data-part="up">
          <DimensionLine isVertical className={styles.whole}>
            {formatLength(shown.heightMm, unit)}
          </DimensionLine>
        </div>
        <span className={styles.scale} data-part="scale" style={{ width: `${(scaleMm / shown.widthMm) * 100}%` }}>
          <b className="num">{t("scale", { length: scaleMm })}</b>
        </span>
      </div>
      <span ref={output} className={`${styles.position} num`} data-part="position" aria-hidden="true" />
    </div>
  );
}

/** For the style sheet: the parts below take their shape, and the drawing its air, from them. */
function lengths({ widthMm, heightMm }: BoardSize): CSSProperties {
  return { "--w": widthMm, "--h": heightMm } as CSSProperties;
}
