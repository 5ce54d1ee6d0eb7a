"use client";
// Canvas of one pane: draws what changed, takes gestures and keys.
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { useIsDark } from "@/components/ui/use-is-dark";
import { paintPrimitives, setFont } from "@/components/waveforms/paint-canvas";
import { pictureOf, type PanePicture } from "@/components/waveforms/pane-scene";
import { usePanePointer, type PaneGestures } from "@/components/waveforms/use-pane-pointer";
import { plotBox, unitsOf } from "@/lib/core/waveform/plot/scene";
import styles from "./waveforms.module.css";

/** Until the browser has measured the pane, and where there is no layout. */
const FIRST_WIDTH = 640;

interface PaneCanvasProps {
  picture: PanePicture;
  height: number;
  label: string;
  describedBy: string;
  gestures: PaneGestures;
  onKeyDown: (event: KeyboardEvent<HTMLCanvasElement>) => void;
}

function useWidth(node: React.RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(FIRST_WIDTH);
  useEffect(() => {
    if (!node.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(entry.contentRect.width);
    });
    observer.observe(node.current);
    return () => observer.disconnect();
  }, [node]);
  return width;
}

export function PaneCanvas({ picture, height, label, describedBy, gestures, onKeyDown }: PaneCanvasProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const width = useWidth(frame);
  const isDark = useIsDark();
  const box = useMemo(
    () => plotBox(width, height, unitsOf(picture.traces.map(({ wave }) => wave)).length > 1),
    [width, height, picture.traces],
  );
  const { selection, handlers } = usePanePointer(canvas, box, gestures);

  useEffect(() => {
    const request = requestAnimationFrame(() => {
      const node = canvas.current;
      const context = node?.getContext("2d");
      if (!node || !context) return;
      const ratio = window.devicePixelRatio || 1;
      const [columns, rows] = [Math.round(width * ratio), Math.round(height * ratio)];
      if (node.width !== columns) node.width = columns;
      if (node.height !== rows) node.height = rows;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      setFont(context);
      paintPrimitives(context, pictureOf(picture, { width, height }, selection));
    });
    return () => cancelAnimationFrame(request);
  }, [picture, width, height, selection, isDark]);

  return (
    <div ref={frame} className={styles.frame}>
      <canvas
        ref={canvas}
        className={styles.canvas}
        style={{ height }}
        tabIndex={0}
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => event.preventDefault()}
        {...handlers}
      />
    </div>
  );
}
