// Features of a Gerber file that indicate its type: pad positions, number of lines and areas.

import { DATA_STRIDE, KIND, type LayerImage } from "@/lib/core/board/image";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";

export type Drawing = { image: LayerImage; pads: [number, number][]; strokes: number; regions: number };

/** An outline has few edges; a drawing of thousands of lines that all close is text or hatching. */
const MAX_OUTLINE_STROKES = 5_000;

export function lookAt(bytes: Uint8Array): Drawing {
  const { image } = readLayer(bytes);
  const pads: [number, number][] = [];
  let strokes = 0;
  let regions = 0;
  for (let at = 0; at < image.count; at++) {
    if (image.kind[at] === KIND.flash)
      pads.push([image.data[at * DATA_STRIDE] ?? 0, image.data[at * DATA_STRIDE + 1] ?? 0]);
    else if (image.kind[at] === KIND.stroke) strokes++;
    else regions++;
  }
  return { image, pads, strokes, regions };
}

/** True if only lines are drawn and every end of one is the start of another. */
export function isClosedLine({ image, pads, strokes, regions }: Drawing): boolean {
  if (pads.length > 0 || regions > 0 || strokes < 1 || strokes > MAX_OUTLINE_STROKES) return false;
  const ends = new Map<string, number>();
  const count = (x: number, y: number) => {
    const key = `${Math.round(x * 50)}/${Math.round(y * 50)}`;
    ends.set(key, (ends.get(key) ?? 0) + 1);
  };
  for (let at = 0; at < image.count; at++) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = image.data.subarray(at * DATA_STRIDE, at * DATA_STRIDE + 4);
    count(x0, y0);
    count(x1, y1);
  }
  return [...ends.values()].every((met) => met % 2 === 0);
}
