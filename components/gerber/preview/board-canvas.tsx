"use client";
// Board preview: the drawing between two dimension lines, with position and scale.
import { useFormatter, useTranslations } from "next-intl";
import { type CSSProperties, type MouseEvent, type ReactNode, type Ref, useRef } from "react";
import { DimensionLine } from "@/components/ui/dimension-line";
import { previewScaleMm } from "@/components/gerber/preview/canvas-parts";
import { type Pose, screenToWorld, type SizeMm, turnedSize, viewTransform } from "@/lib/core/render/camera";
import { type LengthUnit, formatLength } from "@/lib/core/pcb/length";
import styles from "./board-canvas.module.css";

interface BoardCanvasProps {
  size: SizeMm;
  pose: Pose;
  unit: LengthUnit;
  /** True once zooming works: the canvas is then focusable and announces its keys. */
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
  const shown = turnedSize(size, pose.turns);
  const scaleMm = previewScaleMm(shown, 1);

  // Written to the DOM directly: a render per pointer move is noticeable on slow machines.
  function showCoordinates(event: MouseEvent) {
    if (!output.current || !stage.current) return;
    const { left, top, width, height } = stage.current.getBoundingClientRect();
    if (width === 0) return;
    const camera = {
      ...pose,
      centerXmm: size.widthMm / 2,
      centerYmm: size.heightMm / 2,
      pxPerMm: width / shown.widthMm,
    };
    const transform = viewTransform(camera, { leftPx: left, topPx: top, widthPx: width, heightPx: height });
    const [x, y] = screenToWorld(transform, [event.clientX, event.clientY]);
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
      onPointerMove={showCoordinates}
      onWheel={showCoordinates}
      onDoubleClick={showCoordinates}
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

/** CSS variables from which the style sheet derives the shape of the parts and the margin of the drawing. */
function lengths({ widthMm, heightMm }: SizeMm): CSSProperties {
  return { "--w": widthMm, "--h": heightMm } as CSSProperties;
}
