// Gestures of the 3D view: drag rotates, two fingers or another button pan, wheel and pinch zoom, a tap picks.
import type { Orbit } from "@/lib/core/board3d/orbit";
import { panned, turned, zoomed } from "@/lib/core/board3d/orbit";

export interface OrbitHands {
  orbit(): Orbit;
  /** Distance at which the whole board is visible. */
  fitMm(): number;
  move(orbit: Orbit): void;
  tap(xPx: number, yPx: number): void;
}

const DEGREES_PER_PX = 0.4;
const TAP_PX = 6;
const ZOOM_PER_PX = 0.0015;
/** Browsers may report wheels in lines. */
const LINE_PX = 16;

/** Returns a function that removes the listeners. */
export function listenToOrbit(element: HTMLElement, hands: OrbitHands): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let isPan = false;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const pan = (dx: number, dy: number) => hands.move(panned(hands.orbit(), [dx, dy], element.clientHeight));
  const turn = (dx: number, dy: number) => hands.move(turned(hands.orbit(), -dx * DEGREES_PER_PX, dy * DEGREES_PER_PX));
  const drag = (event: PointerEvent, from: { x: number; y: number }) => {
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    travelled += Math.hypot(dx, dy);
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) return isPan || event.shiftKey ? pan(dx, dy) : turn(dx, dy);
    pan(dx / fingers.size, dy / fingers.size);
    const after = spread();
    if (before > 0 && after > 0) hands.move(zoomed(hands.orbit(), after / before, hands.fitMm()));
  };
  const listen = <K extends keyof HTMLElementEventMap>(type: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    element.addEventListener(type, listener, { signal, passive: false });
  listen("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest("button, a, output")) return;
    if (fingers.size === 0) travelled = 0;
    isPan = event.button !== 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
    element.dataset.dragging = "";
  });
  listen("pointermove", (event) => {
    const from = fingers.get(event.pointerId);
    if (from) drag(event, from);
  });
  const release = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size === 0) delete element.dataset.dragging;
    const isTap = event.type === "pointerup" && travelled < TAP_PX && !isPan && fingers.size === 0;
    if (!isTap) return;
    const { left, top } = element.getBoundingClientRect();
    hands.tap(event.clientX - left, event.clientY - top);
  };
  listen("pointerup", release);
  listen("pointercancel", release);
  listen("contextmenu", (event) => event.preventDefault());
  listen("wheel", (event) => {
    event.preventDefault();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    hands.move(zoomed(hands.orbit(), Math.exp(-px * ZOOM_PER_PX), hands.fitMm()));
  });
  return () => ending.abort();
}
