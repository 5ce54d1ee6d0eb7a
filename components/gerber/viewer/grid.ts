// A grid of round millimetres behind the board, that moves and grows with it without a render.
import type { Glass } from "@/components/gerber/viewer/glass";

/** Lines stand at least this far apart; every tenth is a stronger one. */
const LEAST_PX = 12;

/** 1, 10, 100 mm and so on: the finest whose lines do not run together. */
export function gridStepMm(pxPerMm: number): number {
  return 10 ** Math.ceil(Math.log10(LEAST_PX / pxPerMm));
}

/** Answers how to stop following. */
export function followGrid(stage: HTMLElement, glass: Glass): () => void {
  const write = () => {
    const { pxPerMm } = glass.look();
    const fine = gridStepMm(pxPerMm) * pxPerMm;
    const [x, y] = glass.toScreen([0, 0]);
    stage.style.setProperty("--grid", `${fine}px`);
    stage.style.setProperty("--grid-10", `${fine * 10}px`);
    stage.style.setProperty("--grid-x", `${x % (fine * 10)}px`);
    stage.style.setProperty("--grid-y", `${y % (fine * 10)}px`);
  };
  write();
  return glass.watch(write);
}
