// Animated move of the camera; a jump if the user prefers reduced motion.

import type { ViewportController } from "@/components/stage/viewport-controller";
import type { Camera } from "@/lib/core/render/camera";

/** Duration of appearing elements in the design. */
const DURATION_MS = 280;

/** Moves straight with a steady change of scale; returns a function that stops it. */
export function flyTo(
  viewport: ViewportController,
  to: Pick<Camera, "centerXmm" | "centerYmm" | "pxPerMm">,
): () => void {
  const from = viewport.camera();
  const start = performance.now();
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  let frame = 0;
  const step = (now: number) => {
    const time = isStill ? 1 : Math.min(1, Math.max(0, now - start) / DURATION_MS);
    const eased = 1 - (1 - time) ** 3;
    viewport.moveTo({
      centerXmm: from.centerXmm + (to.centerXmm - from.centerXmm) * eased,
      centerYmm: from.centerYmm + (to.centerYmm - from.centerYmm) * eased,
      pxPerMm: from.pxPerMm * (to.pxPerMm / from.pxPerMm) ** eased,
    });
    if (time < 1) frame = requestAnimationFrame(step);
  };
  step(start);
  return () => cancelAnimationFrame(frame);
}
