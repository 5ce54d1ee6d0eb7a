// Mouse, wheel, fingers and trackpads over the stage, as what they ask of the glass and of the tool in hand.

import { distance, type Vec2 } from "@/lib/base/vec2";
import type { Glass } from "@/components/gerber/viewer/glass";

/** What is done where the board is not moved; points in px of the stage. */
export interface StageTool {
  /** True where dragging belongs to the tool and does not move the board. */
  takesDrags: boolean;
  /** `reachPx`: how far from the point a finger or a pointer may be meant. */
  tap(at: Vec2, reachPx: number): void;
  hover(at: Vec2): void;
  drag(from: Vec2, to: Vec2): void;
  /** The drag has ended. */
  lift(): void;
  leave(): void;
}

/** Less is a click with an unsteady hand. */
const DRAG_PX = 4;
const REACH_PX = { mouse: 4, pen: 6, touch: 14 } as const;
const DOUBLE_CLICK_STEP = 2;
/** One notch of a wheel is 100 or more, one step of a trackpad a few. */
const MOST_WHEEL = 50;
const PER_WHEEL = 0.006;
const LINE_PX = 16;

type Listen = <Name extends keyof HTMLElementEventMap>(
  name: Name,
  listener: (event: HTMLElementEventMap[Name]) => void,
  options?: AddEventListenerOptions,
) => void;

interface Targets {
  glass: Glass;
  tool: () => StageTool;
}

/** Answers how to stop listening. */
export function listenToStage(stage: HTMLElement, targets: Targets): () => void {
  const ending = new AbortController();
  const listen: Listen = (name, listener, options = {}) =>
    stage.addEventListener(name, listener, { ...options, signal: ending.signal });
  listenToWheel(stage, listen, targets.glass);
  const fingers = listenToPointers(stage, listen, targets);
  listenToTrackpadOfSafari(stage, targets.glass, { fingers, signal: ending.signal });
  listen("dblclick", (event) => targets.glass.zoom(DOUBLE_CLICK_STEP, pointOn(stage, event)));
  listen("contextmenu", (event) => event.preventDefault());
  return () => ending.abort();
}

function pointOn(stage: HTMLElement, event: { clientX: number; clientY: number }): Vec2 {
  const { left, top } = stage.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

/** The wheel zooms; with Shift, or where it turns sideways, it moves the board along. */
function listenToWheel(stage: HTMLElement, listen: Listen, glass: Glass): void {
  listen(
    "wheel",
    (event) => {
      event.preventDefault();
      const px = event.deltaMode === 0 ? 1 : LINE_PX;
      const [across, along] = [event.deltaX * px, event.deltaY * px];
      if (event.shiftKey && !event.ctrlKey) return glass.pan([-(across || along), 0]);
      if (!event.ctrlKey && Math.abs(across) > Math.abs(along)) return glass.pan([-across, -along]);
      const turned = Math.max(-MOST_WHEEL, Math.min(MOST_WHEEL, along));
      // A pinch on a trackpad comes as a wheel with Ctrl, in steps of a few.
      glass.zoom(Math.exp(-turned * (event.ctrlKey ? 2 * PER_WHEEL : PER_WHEEL)), pointOn(stage, event));
    },
    { passive: false },
  );
}

function listenToPointers(stage: HTMLElement, listen: Listen, { glass, tool }: Targets): ReadonlyMap<number, Vec2> {
  const fingers = new Map<number, Vec2>();
  let gesture: "none" | "press" | "draw" | "move" | "pinch" = "none";
  let start: Vec2 = [0, 0];
  const move = (next: typeof gesture) => {
    gesture = next;
    stage.toggleAttribute("data-dragging", next === "move");
  };

  listen("pointerdown", (event) => {
    if (event.button > 2) return;
    fingers.set(event.pointerId, pointOn(stage, event));
    start = pointOn(stage, event);
    stage.setPointerCapture(event.pointerId);
    if (fingers.size > 1) move("pinch");
    // The middle and the right button always move the board.
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
    if (gesture === "pinch" && other) pinch(glass, other, before, now);
    else if (gesture === "draw") tool().drag(start, now);
    else if (gesture === "move") glass.pan([now[0] - before[0], now[1] - before[1]]);
    if (event.pointerType === "mouse") tool().hover(now);
  });
  const release = (isKept: boolean) => (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return;
    if (isKept && gesture === "press") {
      const kind = event.pointerType;
      tool().tap(pointOn(stage, event), kind === "touch" || kind === "pen" ? REACH_PX[kind] : REACH_PX.mouse);
    }
    if (isKept && gesture === "draw") tool().lift();
    move("none");
  };
  listen("pointerup", release(true));
  listen("pointercancel", release(false));
  listen("pointerleave", () => tool().leave());
  return fingers;
}

/** One finger moved against the other: the board follows the middle between them, and grows with their distance. */
function pinch(glass: Glass, other: Vec2, before: Vec2, now: Vec2): void {
  const wide = distance(other, before);
  if (wide === 0) return;
  glass.pan([(now[0] - before[0]) / 2, (now[1] - before[1]) / 2]);
  glass.zoom(distance(other, now) / wide, [(other[0] + now[0]) / 2, (other[1] + now[1]) / 2]);
}

type GestureOfSafari = UIEvent & { scale: number; clientX: number; clientY: number };

/** Safari on a Mac tells of pinches by events of its own; on a phone they come beside the fingers, which are enough. */
function listenToTrackpadOfSafari(
  stage: HTMLElement,
  glass: Glass,
  { fingers, signal }: { fingers: ReadonlyMap<number, Vec2>; signal: AbortSignal },
): void {
  let scale = 1;
  const on = (name: string, act: (event: GestureOfSafari) => void) =>
    stage.addEventListener(
      name,
      (event) => {
        event.preventDefault();
        if (fingers.size === 0) act(event as GestureOfSafari);
      },
      { passive: false, signal },
    );
  on("gesturestart", () => (scale = 1));
  on("gesturechange", (event) => {
    if (event.scale > 0) glass.zoom(event.scale / scale, pointOn(stage, event));
    scale = event.scale;
  });
  on("gestureend", () => (scale = 1));
}
