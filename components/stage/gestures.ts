// Mouse, wheel, touch and trackpad input of a stage, translated to camera moves and calls of the current tool.

import type { PointerTool } from "@/components/stage/pointer-tool";
import type { ViewportController } from "@/components/stage/viewport-controller";
import { distance, type Vec2 } from "@/lib/base/vec2";

/** A shorter move counts as a click. */
const DRAG_PX = 4;
const REACH_PX = { mouse: 4, pen: 6, touch: 14 } as const;
const DOUBLE_CLICK_STEP = 2;
/** One notch of a wheel reports 100 or more, one step of a trackpad a few. */
const PER_WHEEL_PX = 0.006;
/** A pinch on a trackpad arrives as a wheel with Ctrl, in smaller steps. */
const PER_PINCH_PX = 0.012;
/** Natural logarithm of the largest zoom of one wheel event. */
const MAX_WHEEL = 0.3;
const LINE_PX = 16;

type Listen = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
) => void;

interface Targets {
  viewport: ViewportController;
  tool: () => PointerTool;
  /** Part of a scrolling page: the plain wheel and other buttons than the first belong to the page. */
  isEmbedded?: boolean;
}

/** Returns a function that stops listening. */
export function listenToGestures(stage: HTMLElement, targets: Targets): () => void {
  const ending = new AbortController();
  const listen: Listen = (name, listener, options = {}) =>
    stage.addEventListener(name, listener, { ...options, signal: ending.signal });
  listenToWheel(stage, listen, targets);
  const fingers = listenToPointers(stage, listen, targets);
  listenToSafariTrackpad(stage, targets.viewport, { fingers, signal: ending.signal });
  listen("dblclick", (event) => {
    // With a measuring tool, two quick clicks are two points.
    if (!targets.tool().takesDrags) targets.viewport.zoomBy(DOUBLE_CLICK_STEP, pointOn(stage, event));
  });
  // One finger scrolls the page if there is nothing to pan; two fingers never do.
  if (targets.isEmbedded)
    listen("touchmove", (event) => void (event.touches.length > 1 && event.preventDefault()), { passive: false });
  else listen("contextmenu", (event) => event.preventDefault());
  return () => ending.abort();
}

function pointOn(stage: HTMLElement, event: { clientX: number; clientY: number }): Vec2 {
  const { left, top } = stage.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

/** The wheel zooms; with Shift, or horizontally, it pans. */
function listenToWheel(stage: HTMLElement, listen: Listen, { viewport, isEmbedded = false }: Targets): void {
  listen(
    "wheel",
    (event) => {
      if (isEmbedded && !event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const px = event.deltaMode === 0 ? 1 : LINE_PX;
      const [across, along] = [event.deltaX * px, event.deltaY * px];
      if (event.shiftKey && !event.ctrlKey) return viewport.pan([-(across || along), 0]);
      if (!event.ctrlKey && Math.abs(across) > Math.abs(along)) return viewport.pan([-across, -along]);
      const zoom = -along * (event.ctrlKey ? PER_PINCH_PX : PER_WHEEL_PX);
      viewport.zoomBy(Math.exp(Math.max(-MAX_WHEEL, Math.min(MAX_WHEEL, zoom))), pointOn(stage, event));
    },
    { passive: false },
  );
}

function listenToPointers(
  stage: HTMLElement,
  listen: Listen,
  { viewport, tool, isEmbedded = false }: Targets,
): ReadonlyMap<number, Vec2> {
  const fingers = new Map<number, Vec2>();
  let gesture: "none" | "press" | "draw" | "move" | "pinch" = "none";
  let start: Vec2 = [0, 0];
  const move = (next: typeof gesture) => {
    gesture = next;
    stage.toggleAttribute("data-dragging", next === "move");
  };

  listen("pointerdown", (event) => {
    if (event.button > (isEmbedded ? 0 : 2)) return;
    fingers.set(event.pointerId, pointOn(stage, event));
    start = pointOn(stage, event);
    stage.setPointerCapture(event.pointerId);
    if (fingers.size > 1) move("pinch");
    // The middle and right buttons always pan.
    else move(event.button === 0 ? "press" : "move");
  });
  listen("pointermove", (event) => {
    const now = pointOn(stage, event);
    const before = fingers.get(event.pointerId);
    if (!before) return tool().hover(now);
    if (gesture === "press") {
      if (distance(start, now) < DRAG_PX) return;
      move(tool().takesDrags ? "draw" : "move");
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (gesture === "pinch" && other) pinch(viewport, other, before, now);
    else if (gesture === "draw") tool().drag(start, now);
    else if (gesture === "move") viewport.pan([now[0] - before[0], now[1] - before[1]]);
    if (event.pointerType === "mouse") tool().hover(now);
  });
  const release = (isKept: boolean) => (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (isKept && gesture === "press") {
      const kind = event.pointerType;
      tool().tap(pointOn(stage, event), kind === "touch" || kind === "pen" ? REACH_PX[kind] : REACH_PX.mouse);
    }
    if (isKept && gesture === "draw") tool().onDragEnd();
    move("none");
  };
  listen("pointerup", release(true));
  listen("pointercancel", release(false));
  listen("pointerleave", () => tool().onLeave());
  return fingers;
}

/** One finger moved: the drawing follows the center between both and scales with their distance. */
function pinch(viewport: ViewportController, other: Vec2, before: Vec2, now: Vec2): void {
  const apart = distance(other, before);
  if (apart === 0) return;
  viewport.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
  viewport.zoomBy(distance(other, now) / apart, [(other[0] + now[0]) / 2, (other[1] + now[1]) / 2]);
}

type SafariGesture = UIEvent & { scale: number; clientX: number; clientY: number };

/** Safari on a Mac reports pinches by its own events; on a phone they accompany the fingers, which are enough. */
function listenToSafariTrackpad(
  stage: HTMLElement,
  viewport: ViewportController,
  { fingers, signal }: { fingers: ReadonlyMap<number, Vec2>; signal: AbortSignal },
): void {
  let scale = 1;
  const on = (name: string, act: (event: SafariGesture) => void) =>
    stage.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        if (fingers.size === 0) act(event as SafariGesture);
      },
      { passive: false, signal },
    );
  on("gesturestart", () => (scale = 1));
  on("gesturechange", (event) => {
    if (event.scale > 0) viewport.zoomBy(event.scale / scale, pointOn(stage, event));
    scale = event.scale;
  });
  on("gestureend", () => (scale = 1));
}
