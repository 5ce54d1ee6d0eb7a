// Loupe of touch screens: the place under the finger, enlarged above it, so that the snap is seen.
import type { Vec2 } from "@/lib/base/vec2";

const SIZE_PX = 112;
const ENLARGED = 2;
/** From the finger to the nearer edge. */
const GAP_PX = 60;

export interface Loupe {
  /** Copies from the canvas that was just painted. */
  paint(): void;
  end(): void;
}

interface LoupeOptions {
  readonly source: HTMLCanvasElement;
  readonly className: string;
  readonly isWanted: () => boolean;
  /** The next picture has another place. */
  readonly onMove: () => void;
}

export function createLoupe(stage: HTMLElement, { source, className, isWanted, onMove }: LoupeOptions): Loupe {
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  canvas.className = className;
  canvas.hidden = true;
  stage.append(canvas);
  const ending = new AbortController();
  const context = canvas.getContext("2d");
  let finger: Vec2 | null = null;

  function follow(event: PointerEvent): void {
    if (event.pointerType !== "touch") return;
    const { left, top } = stage.getBoundingClientRect();
    finger = isWanted() && event.isPrimary ? [event.clientX - left, event.clientY - top] : null;
    onMove();
  }
  function hide(): void {
    finger = null;
    canvas.hidden = true;
  }
  const options = { signal: ending.signal, capture: true };
  stage.addEventListener("pointerdown", follow, options);
  stage.addEventListener("pointermove", (event) => finger && follow(event), options);
  for (const name of ["pointerup", "pointercancel"] as const) stage.addEventListener(name, hide, options);

  return {
    paint() {
      canvas.hidden = finger === null;
      if (!finger || !context) return;
      const [x, y] = finger;
      const ratio = devicePixelRatio;
      canvas.width = canvas.height = SIZE_PX * ratio;
      const part = (SIZE_PX / ENLARGED) * ratio;
      context.imageSmoothingEnabled = false;
      context.drawImage(
        source,
        x * ratio - part / 2,
        y * ratio - part / 2,
        part,
        part,
        0,
        0,
        canvas.width,
        canvas.height,
      );
      // Below the finger where there is no room above.
      const above = y - GAP_PX - SIZE_PX;
      const top = above >= 0 ? above : y + GAP_PX;
      const left = Math.max(0, Math.min(x - SIZE_PX / 2, stage.clientWidth - SIZE_PX));
      canvas.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
    },
    end() {
      ending.abort();
      canvas.remove();
    },
  };
}
