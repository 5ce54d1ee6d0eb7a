// Fingers, mouse, wheel and keys over a canvas, as what they ask of the loupe and of the measuring pen.

import { distance, type Vec2 } from "@/lib/base/vec2";
import type { Loupe } from "@/components/gerber/loupe";
import { reachOf } from "@/lib/core/gerber/camera";

/** What draws instead of moving the board while it is there; points in px of the canvas. */
export interface Pen {
  tap(at: Vec2): void;
  hover(at: Vec2): void;
  drag(from: Vec2, to: Vec2): void;
  /** The drag has ended. */
  lift(): void;
}

interface GestureTargets {
  loupe: Loupe;
  pen(): Pen | null;
  turn(): void;
  /** True where something was being measured; otherwise Escape shows the whole board. */
  stopMeasuring(): boolean;
}

/** Of the buttons and the keys + and -. */
export const ZOOM_STEP = 1.5;
const DOUBLE_CLICK_STEP = 2;
/** One notch of a wheel is 100 or more, one step of a pinch on a trackpad a few. */
const MOST_WHEEL = 25;
const PER_WHEEL = 0.01;
/** Less is a click with an unsteady hand. */
const DRAG_PX = 4;
const ARROW_PX = 60;
const ARROWS: Record<string, Vec2> = {
  ArrowLeft: [ARROW_PX, 0],
  ArrowRight: [-ARROW_PX, 0],
  ArrowUp: [0, ARROW_PX],
  ArrowDown: [0, -ARROW_PX],
};

/** Answers how to stop listening. */
export function listenToGestures(canvas: HTMLElement, targets: GestureTargets): () => void {
  const ending = new AbortController();
  const listen = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
    options: AddEventListenerOptions = {},
  ) => canvas.addEventListener(name, listener, { ...options, signal: ending.signal });
  const { loupe, pen } = targets;
  const at = pointOn(canvas);

  // The plain wheel stays the page's.
  listen(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const turned = Math.max(
        -MOST_WHEEL,
        Math.min(MOST_WHEEL, event.deltaMode === 0 ? event.deltaY : event.deltaY * 16),
      );
      loupe.zoom(Math.exp(-turned * PER_WHEEL), at(event));
    },
    { passive: false },
  );
  // One finger scrolls the page where nothing is to be moved; two never do.
  listen("touchmove", (event) => void (event.touches.length > 1 && event.preventDefault()), { passive: false });
  listen("dblclick", (event) => {
    if (pen() === null) loupe.zoom(DOUBLE_CLICK_STEP, at(event));
  });
  listen("keydown", (event) => {
    if (event.target !== canvas || event.ctrlKey || event.metaKey || event.altKey) return;
    if (obeyKey(event.key, targets)) event.preventDefault();
  });
  listenToPointers(canvas, listen, targets);
  return () => ending.abort();
}

/** Whether the key meant anything: if not, it is the page's. */
function obeyKey(key: string, { loupe, turn, stopMeasuring }: GestureTargets): boolean {
  const arrow = ARROWS[key];
  if (arrow) {
    const isZoomed = reachOf(loupe.state()?.zoom ?? 1) !== "least";
    if (isZoomed) loupe.pan(arrow);
    return isZoomed;
  }
  if (key === "+" || key === "=") loupe.zoom(ZOOM_STEP);
  else if (key === "-") loupe.zoom(1 / ZOOM_STEP);
  else if (key === "0") loupe.fit();
  else if (key === "r" || key === "R") turn();
  else if (key === "Escape") {
    if (!stopMeasuring()) loupe.fit();
  } else return false;
  return true;
}

type Listen = <Name extends "pointerdown" | "pointermove" | "pointerup" | "pointercancel">(
  name: Name,
  listener: (event: PointerEvent) => void,
) => void;

function listenToPointers(canvas: HTMLElement, listen: Listen, { loupe, pen }: GestureTargets): void {
  const at = pointOn(canvas);
  const fingers = new Map<number, Vec2>();
  let gesture: "none" | "press" | "drag" | "pinch" = "none";
  let start: Vec2 = [0, 0];

  listen("pointerdown", (event) => {
    if (event.button !== 0) return;
    fingers.set(event.pointerId, at(event));
    gesture = fingers.size === 1 ? "press" : "pinch";
    start = at(event);
  });
  listen("pointermove", (event) => {
    const now = at(event);
    const before = fingers.get(event.pointerId);
    if (!before) {
      pen()?.hover(now);
      return;
    }
    if (gesture === "press") {
      if (distance(start, now) < DRAG_PX) return;
      gesture = "drag";
      canvas.setPointerCapture(event.pointerId);
      canvas.toggleAttribute("data-dragging", true);
    }
    const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    fingers.set(event.pointerId, now);
    const other = others[0];
    if (gesture === "pinch" && other) pinch(loupe, other, before, now);
    else if (gesture === "drag" && pen() !== null) pen()?.drag(start, now);
    else if (gesture === "drag") loupe.pan([now[0] - before[0], now[1] - before[1]]);
  });
  const release = (isKept: boolean) => (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (isKept && gesture === "press") pen()?.tap(at(event));
    if (isKept && gesture === "drag") pen()?.lift();
    gesture = "none";
    canvas.toggleAttribute("data-dragging", false);
  };
  listen("pointerup", release(true));
  listen("pointercancel", release(false));
}

/** One finger moved against the other: the board follows the middle between them, and grows with their distance. */
function pinch(loupe: Loupe, other: Vec2, before: Vec2, now: Vec2): void {
  const wide = distance(other, before);
  if (wide === 0) return;
  loupe.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
  loupe.zoom(distance(other, now) / wide, [(other[0] + now[0]) / 2, (other[1] + now[1]) / 2]);
}

function pointOn(canvas: HTMLElement): (event: MouseEvent) => Vec2 {
  return (event) => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
}
