"use client";
// Mouse, trackpad and fingers on a pane. Drag: zoom in x, with Shift in both; right or middle drag, one finger: pan; wheel,
// pinch: zoom in x; wheel with Alt: in y, with Shift: pan; double click: fit; click or drag of a line: cursor.
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import type { Box, PaneView } from "@/lib/core/waveform/plot/scene";

export interface PaneGestures {
  readonly zoomX: (factor: number, share: number) => void;
  readonly zoomY: (factor: number, share: number) => void;
  readonly panX: (share: number) => void;
  /** Shares from the left, and from the top where both directions were chosen. */
  readonly show: (x: readonly [number, number], y: readonly [number, number] | null) => void;
  readonly fit: () => void;
  /** The nearest cursor line within reach, if any. */
  readonly cursorAt: (share: number, reach: number) => "a" | "b" | null;
  readonly moveCursor: (share: number, cursor: "a" | "b" | null) => void;
}

type Selection = PaneView["selection"];

interface Gesture {
  readonly kind: "zoom" | "pan" | "cursor" | "pinch";
  readonly startX: number;
  readonly startY: number;
  readonly isBoth: boolean;
  readonly cursor: "a" | "b" | null;
}

const CLICK_PX = 4;
const CURSOR_REACH_PX = { mouse: 6, touch: 16 };
/** Zoom for each pixel of a wheel; a notch of 100 px is about a fifth. */
const WHEEL_ZOOM = 0.0022;

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

export function usePanePointer(canvas: RefObject<HTMLCanvasElement | null>, box: Box, gestures: PaneGestures) {
  const [selection, setSelection] = useState<Selection>(null);
  const gesture = useRef<Gesture | null>(null);
  const pointers = useRef(new Map<number, { x: number; y: number }>());
  const latest = useRef({ box, gestures });
  useEffect(() => {
    latest.current = { box, gestures };
  }, [box, gestures]);

  const placeOf = (event: { clientX: number; clientY: number }): { x: number; y: number } => {
    const frame = canvas.current?.getBoundingClientRect();
    return { x: event.clientX - (frame?.left ?? 0), y: event.clientY - (frame?.top ?? 0) };
  };
  const shareX = (x: number): number => (x - box.x) / box.width;
  const shareY = (y: number): number => (y - box.y) / box.height;

  // React listens to wheels passively, and the page must not scroll.
  useEffect(() => {
    const node = canvas.current;
    if (!node) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { box: plot, gestures: now } = latest.current;
      const frame = node.getBoundingClientRect();
      const share = clamp((event.clientX - frame.left - plot.x) / plot.width);
      const factor = Math.exp(event.deltaY * WHEEL_ZOOM);
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      if (event.altKey) now.zoomY(factor, 1 - clamp((event.clientY - frame.top - plot.y) / plot.height));
      // Browsers differ in whether Shift turns the wheel sideways by itself.
      else if (isSideways || event.shiftKey) now.panX((isSideways ? event.deltaX : event.deltaY) / plot.width);
      else now.zoomX(factor, share);
    };
    node.addEventListener("wheel", onWheel, { passive: false });
    return () => node.removeEventListener("wheel", onWheel);
  }, [canvas]);

  const onPointerDown = (event: PointerEvent<HTMLCanvasElement>): void => {
    const at = placeOf(event);
    pointers.current.set(event.pointerId, at);
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const isTouch = event.pointerType === "touch";
    const reach = (isTouch ? CURSOR_REACH_PX.touch : CURSOR_REACH_PX.mouse) / box.width;
    const cursor = event.button === 0 ? gestures.cursorAt(shareX(at.x), reach) : null;
    const isPan = isTouch || event.button !== 0;
    const kind = pointers.current.size > 1 ? "pinch" : cursor ? "cursor" : isPan ? "pan" : "zoom";
    gesture.current = { kind, startX: at.x, startY: at.y, isBoth: event.shiftKey, cursor };
  };

  const pinch = (id: number, at: { x: number; y: number }): void => {
    const [first, other] = [pointers.current.get(id), [...pointers.current].find(([key]) => key !== id)?.[1]];
    if (!first || !other) return;
    const [before, after] = [Math.abs(first.x - other.x), Math.abs(at.x - other.x)];
    // The samples between the fingers stay between them.
    const [middle, next] = [(first.x + other.x) / 2, (at.x + other.x) / 2];
    if (before > 1 && after > 1) gestures.zoomX(before / after, shareX(middle));
    gestures.panX((middle - next) / box.width);
  };

  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>): void => {
    const [now, before] = [gesture.current, pointers.current.get(event.pointerId)];
    if (!now || !before) return;
    const at = placeOf(event);
    if (now.kind === "pinch") pinch(event.pointerId, at);
    else if (now.kind === "pan") gestures.panX((before.x - at.x) / box.width);
    else if (now.kind === "cursor") gestures.moveCursor(clamp(shareX(at.x)), now.cursor);
    else if (Math.hypot(at.x - now.startX, at.y - now.startY) >= CLICK_PX) {
      const y = now.isBoth ? ([clamp(shareY(now.startY)), clamp(shareY(at.y))] as const) : null;
      setSelection({ x: [clamp(shareX(now.startX)), clamp(shareX(at.x))], y });
    }
    pointers.current.set(event.pointerId, at);
  };

  const onPointerUp = (event: PointerEvent<HTMLCanvasElement>): void => {
    const now = gesture.current;
    const at = placeOf(event);
    pointers.current.delete(event.pointerId);
    if (now?.kind === "pinch" && pointers.current.size > 0) return;
    gesture.current = null;
    const isClick = now !== null && Math.hypot(at.x - now.startX, at.y - now.startY) < CLICK_PX;
    if (isClick && event.button === 0 && now.kind !== "cursor") gestures.moveCursor(clamp(shareX(at.x)), null);
    else if (now?.kind === "zoom" && selection) gestures.show(selection.x, selection.y);
    setSelection(null);
  };

  const onPointerCancel = (event: PointerEvent<HTMLCanvasElement>): void => {
    pointers.current.delete(event.pointerId);
    gesture.current = null;
    setSelection(null);
  };

  return {
    selection,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onDoubleClick: gestures.fit },
  };
}
