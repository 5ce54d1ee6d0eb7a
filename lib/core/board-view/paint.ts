// A layer as a list of runs of one polarity, each with its objects grouped by tool.

import { KIND, type LayerImage } from "@/lib/core/board/image";
import { isDisc } from "@/lib/core/board/shape";

/** Objects of one run; numbers are indexes into the image. Within a run the order does not matter. */
export type PaintRun = {
  isDark: boolean;
  regions: number[];
  /** Strokes and round flashes by stroke width in mm (a dot is a stroke without length). */
  strokes: Map<number, number[]>;
  /** Flashes by index of their shape. */
  flashes: Map<number, number[]>;
};

/** In drawing order; a clear run erases from those before it. */
export function paintRuns(image: LayerImage): PaintRun[] {
  const runs: PaintRun[] = [];
  const isDot = image.shapes.map(isDisc);
  let run: PaintRun | undefined;
  for (let at = 0; at < image.count; at++) {
    const isDark = image.dark[at] === 1;
    if (!run || run.isDark !== isDark) {
      // Clear objects before anything was drawn have no effect.
      if (!isDark && runs.length === 0) continue;
      run = { isDark, regions: [], strokes: new Map(), flashes: new Map() };
      runs.push(run);
    }
    const shape = image.shape[at] ?? 0;
    if (image.kind[at] === KIND.region) run.regions.push(at);
    else if (image.kind[at] === KIND.stroke || isDot[shape])
      append(run.strokes, image.shapes[shape]?.strokeMm ?? 0, at);
    else append(run.flashes, shape, at);
  }
  return runs;
}

function append(map: Map<number, number[]>, key: number, value: number): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
