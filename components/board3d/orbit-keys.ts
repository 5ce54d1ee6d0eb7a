// Keyboard control of the 3D view while it has the focus.
import { type NamedView, type Orbit, panned, turned, zoomed } from "@/lib/core/board3d/orbit";

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
