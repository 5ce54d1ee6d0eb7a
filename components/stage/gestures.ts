// Mouse, wheel, touch and trackpad input of a stage, translated to camera moves and calls of the current tool.

import type { PointerInput, PointerTool } from "@/components/stage/pointer-tool";
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

const TOUCH_HOLD_MS = 500;

type Keys = { shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

function inputOf(event: Keys, kind = "mouse"): PointerInput {
  const reachPx = kind === "touch" || kind === "pen" ? REACH_PX[kind] : REACH_PX.mouse;
  return { reachPx, isShift: event.shiftKey, isCtrl: event.ctrlKey || event.metaKey, isAlt: event.altKey };
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
    const tool = targets.tool();
    if (tool.doubleTap) tool.doubleTap(pointOn(stage, event), inputOf(event));
    // With a measuring tool, two quick clicks are two points.
    else if (!tool.takesDrags) targets.viewport.zoomBy(DOUBLE_CLICK_STEP, pointOn(stage, event));
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
  let gesture: "none" | "press" | "menu" | "draw" | "move" | "pinch" = "none";
  let start: Vec2 = [0, 0];
  let hold: ReturnType<typeof setTimeout> | undefined;
  const move = (next: typeof gesture) => {
    gesture = next;
    stage.toggleAttribute("data-dragging", next === "move");
  };

  /** A right click, or a long press of a finger; a drag instead pans. */
  function press(event: PointerEvent): void {
    const hasMenu = tool().menu !== undefined;
    if (event.button === 2 && hasMenu) return move("menu");
    // The middle and right buttons always pan.
    if (event.button !== 0) return move("move");
    move("press");
    if (event.pointerType !== "touch" || !hasMenu) return;
    hold = setTimeout(() => {
      if (gesture !== "press") return;
      move("none");
      tool().menu?.(start, inputOf(event, event.pointerType));
    }, TOUCH_HOLD_MS);
  }

  listen("pointerdown", (event) => {
    clearTimeout(hold);
    if (event.button > (isEmbedded ? 0 : 2)) return;
    fingers.set(event.pointerId, pointOn(stage, event));
    start = pointOn(stage, event);
    stage.setPointerCapture(event.pointerId);
    if (fingers.size > 1) move("pinch");
    else press(event);
  });
  listen("pointermove", (event) => {
    const now = pointOn(stage, event);
    const before = fingers.get(event.pointerId);
    const input = inputOf(event, event.pointerType);
    if (!before) return tool().hover(now, input);
    if (gesture === "press" || gesture === "menu") {
      if (distance(start, now) < DRAG_PX) return;
      const takes = gesture === "press" && (tool().startDrag?.(start, input) ?? tool().takesDrags);
      move(takes ? "draw" : "move");
    }
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    if (gesture === "pinch" && other) pinch(viewport, other, before, now);
    else if (gesture === "draw") tool().drag(start, now, input);
    else if (gesture === "move") viewport.pan([now[0] - before[0], now[1] - before[1]]);
    if (event.pointerType === "mouse" && gesture !== "draw") tool().hover(now, input);
  });
  const release = (isKept: boolean) => (event: PointerEvent) => {
    clearTimeout(hold);
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    const [at, input] = [pointOn(stage, event), inputOf(event, event.pointerType)];
    if (isKept && gesture === "press") tool().tap(at, input);
    if (isKept && gesture === "menu") tool().menu?.(at, input);
    if (isKept && gesture === "draw") tool().onDragEnd(at, input);
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
