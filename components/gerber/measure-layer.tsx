"use client";
// A line drawn between two points of the board, with its length, dx and dy; it stays on the board while that moves.
import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { Pen } from "@/components/gerber/gestures";
import type { Loupe } from "@/components/gerber/loupe";
import { MM_PER_INCH } from "@/lib/base/units";
import { distance, type Vec2 } from "@/lib/base/vec2";
import { toBoard, toScreen } from "@/lib/core/gerber/camera";
import type { LengthUnit } from "@/lib/core/pcb/length";
import styles from "./measure-layer.module.css";

interface MeasureLayerProps {
  canvas: HTMLDivElement;
  loupe: Loupe;
  /** Takes what draws, and null when nothing does any more; always the same function. */
  onPen: (pen: Pen | null) => void;
  unit: LengthUnit;
}

/** The tips of the line, across it. */
const TICK_PX = 6;

/** What stands at the line. */
interface Measured {
  length: string;
  mil: string;
  parts: string;
}

export function MeasureLayer({ canvas, loupe, onPen, unit }: MeasureLayerProps) {
  const say = useMeasuredWords(loupe, unit);
  const layer = useRef<SVGSVGElement>(null);
  const label = useRef<HTMLDivElement>(null);
  // In mm on the board.
  const line = useRef<{ from: Vec2; to: Vec2; isOpen: boolean } | null>(null);
  const [spoken, setSpoken] = useState("");

  useLayoutEffect(() => {
    const onBoard = (at: Vec2): Vec2 => {
      const state = loupe.state();
      return state ? toBoard(state.camera, state.sheet, at) : [0, 0];
    };
    const draw = () => {
      const state = loupe.state();
      const drawn = line.current;
      if (!layer.current || !label.current || !state) return;
      layer.current.toggleAttribute("hidden", drawn === null);
      label.current.hidden = drawn === null;
      if (drawn === null) return;
      const from = toScreen(state.camera, state.sheet, drawn.from);
      const to = toScreen(state.camera, state.sheet, drawn.to);
      for (const path of layer.current.children) path.setAttribute("d", pathOf(from, to));
      const { length, mil, parts } = say(drawn.from, drawn.to);
      const texts = [length, mil, parts];
      [...label.current.children].forEach((child, at) => (child.textContent = texts[at] ?? ""));
      place(label.current, canvas, from, to);
    };
    const close = () => {
      const drawn = line.current;
      if (drawn === null) return;
      drawn.isOpen = false;
      const { length, mil, parts } = say(drawn.from, drawn.to);
      setSpoken([length, mil, parts].join("; "));
    };
    onPen({
      tap(at) {
        const drawn = line.current;
        if (drawn?.isOpen) {
          drawn.to = onBoard(at);
          close();
        } else line.current = { from: onBoard(at), to: onBoard(at), isOpen: true };
        draw();
      },
      hover(at) {
        if (!line.current?.isOpen) return;
        line.current.to = onBoard(at);
        draw();
      },
      drag(from, to) {
        line.current = { from: onBoard(from), to: onBoard(to), isOpen: true };
        draw();
      },
      lift: close,
    });
    draw();
    const unwatch = loupe.watch(draw);
    return () => {
      unwatch();
      onPen(null);
    };
  }, [canvas, loupe, onPen, say]);
  useEffect(() => {
    canvas.toggleAttribute("data-measuring", true);
    return () => void canvas.toggleAttribute("data-measuring", false);
  }, [canvas]);

  return createPortal(
    <>
      <svg ref={layer} className={styles.layer} aria-hidden="true">
        <path className={styles.halo} />
        <path className={styles.line} />
      </svg>
      <div ref={label} className={`${styles.label} num`} aria-hidden="true">
        <b />
        <small />
        <span />
      </div>
      <output className="visually-hidden">{spoken}</output>
    </>,
    canvas,
  );
}

/** A hundredth of a millimetre; from 100 px per mm on, where a hand can hit it, a thousandth. */
function useMeasuredWords(loupe: Loupe, unit: LengthUnit): (from: Vec2, to: Vec2) => Measured {
  const t = useTranslations("gerber.measured");
  const format = useFormatter();
  return useCallback(
    (from, to) => {
      const isFine = (loupe.state()?.camera.pxPerMm ?? 0) > 100;
      const number = (value: number, digits: number) =>
        format.number(value, { minimumFractionDigits: digits, maximumFractionDigits: digits });
      const inUnit = (mm: number) =>
        unit === "mm" ? number(mm, isFine ? 3 : 2) : number(mm / MM_PER_INCH, isFine ? 4 : 3);
      const mm = distance(from, to);
      return {
        length: t(unit, { length: inUnit(mm) }),
        mil: t("mil", { length: number((mm / MM_PER_INCH) * 1000, 1) }),
        parts: t("parts", { dx: inUnit(Math.abs(to[0] - from[0])), dy: inUnit(Math.abs(to[1] - from[1])) }),
      };
    },
    [loupe, unit, t, format],
  );
}

function pathOf([x0, y0]: Vec2, [x1, y1]: Vec2): string {
  const length = Math.hypot(x1 - x0, y1 - y0) || 1;
  const [across, along] = [(TICK_PX * (y1 - y0)) / length, (TICK_PX * (x1 - x0)) / length];
  const tick = (x: number, y: number) => `M${x - across} ${y + along}L${x + across} ${y - along}`;
  return `M${x0} ${y0}L${x1} ${y1}${tick(x0, y0)}${tick(x1, y1)}`;
}

/** To the right of the line's middle, on the side where the line does not run; whole within the canvas. */
function place(label: HTMLElement, canvas: HTMLElement, [x0, y0]: Vec2, [x1, y1]: Vec2): void {
  const isFalling = (x1 - x0) * (y1 - y0) > 0;
  const within = (value: number, most: number) => Math.max(4, Math.min(value, most - 4));
  const [x, y] = [(x0 + x1) / 2 + 10, (y0 + y1) / 2 + (isFalling ? -10 - label.offsetHeight : 10)];
  label.style.left = `${within(x, canvas.clientWidth - label.offsetWidth)}px`;
  label.style.top = `${within(y, canvas.clientHeight - label.offsetHeight)}px`;
}
