// Metric grid behind the board that follows the camera without a render.
import type { ViewportController } from "@/components/stage/viewport-controller";

/** Minimum distance between lines; every tenth line is stronger. */
const MIN_STEP_PX = 12;

/** 1, 10, 100 mm and so on: the finest step that keeps the lines apart. */
export function gridStepMm(pxPerMm: number): number {
  return 10 ** Math.ceil(Math.log10(MIN_STEP_PX / pxPerMm));
}

/** Returns a function that stops following. */
export function followGrid(stage: HTMLElement, viewport: ViewportController): () => void {
  const write = () => {
    const { pxPerMm } = viewport.camera();
    const fine = gridStepMm(pxPerMm) * pxPerMm;
    const [x, y] = viewport.worldToScreen([0, 0]);
    stage.style.setProperty("--grid", `${fine}px`);
    stage.style.setProperty("--grid-10", `${fine * 10}px`);
    stage.style.setProperty("--grid-x", `${x % (fine * 10)}px`);
    stage.style.setProperty("--grid-y", `${y % (fine * 10)}px`);
  };
  write();
  return viewport.watch(write);
}
