// Gestures of the 3D view: drag rotates, two fingers or another button pan, wheel and pinch zoom, a tap picks.
import { type NamedView, type Orbit, panned, turned, zoomed } from "@/lib/core/board3d/orbit";

export interface OrbitTarget {
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
export function listenToOrbit(element: HTMLElement, target: OrbitTarget): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  let isPan = false;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const pan = (dx: number, dy: number) => target.move(panned(target.orbit(), [dx, dy], element.clientHeight));
  const turn = (dx: number, dy: number) =>
    target.move(turned(target.orbit(), -dx * DEGREES_PER_PX, dy * DEGREES_PER_PX));
  const drag = (event: PointerEvent, from: { x: number; y: number }) => {
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    travelled += Math.hypot(dx, dy);
    const before = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size === 1) return isPan || event.shiftKey ? pan(dx, dy) : turn(dx, dy);
    pan(dx / fingers.size, dy / fingers.size);
    const after = spread();
    if (before > 0 && after > 0) target.move(zoomed(target.orbit(), after / before, target.fitMm()));
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
    target.tap(event.clientX - left, event.clientY - top);
  };
  listen("pointerup", release);
  listen("pointercancel", release);
  listen("contextmenu", (event) => event.preventDefault());
  listen("wheel", (event) => {
    event.preventDefault();
    const px = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE_PX : event.deltaY;
    target.move(zoomed(target.orbit(), Math.exp(-px * ZOOM_PER_PX), target.fitMm()));
  });
  return () => ending.abort();
}

const TURN_DEG = 15;
const PAN_PX = 60;
const ZOOM_STEP = 1.25;

export const VIEW_KEYS: Readonly<Record<string, NamedView>> = { "1": "top", "2": "bottom", "3": "iso" };

/** As `aria-keyshortcuts` lists them. */
export const KEY_SHORTCUTS = "ArrowLeft ArrowRight ArrowUp ArrowDown + - 0 1 2 3 M Enter Escape";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Camera after a key; null if the key does not move it. With Shift, arrows pan instead of rotating. */
export function orbitByKey(
  orbit: Orbit,
  { key, isShift }: { key: string; isShift: boolean },
  { fitMm, heightPx }: { fitMm: number; heightPx: number },
): Orbit | null {
  const arrow = ARROWS[key];
  if (arrow && isShift) return panned(orbit, [-arrow[0] * PAN_PX, arrow[1] * PAN_PX], heightPx);
  if (arrow) return turned(orbit, arrow[0] * TURN_DEG, arrow[1] * TURN_DEG);
  if (key === "+" || key === "=") return zoomed(orbit, ZOOM_STEP, fitMm);
  return key === "-" || key === "_" ? zoomed(orbit, 1 / ZOOM_STEP, fitMm) : null;
}
