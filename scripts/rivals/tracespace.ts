// @tracespace 5 alpha: identify-layers, parser and plotter, file by file.

import { identifyLayers } from "@tracespace/identify-layers";
import { parse } from "@tracespace/parser";
import { type ImageTree, plot } from "@tracespace/plotter";
import { addPoint, emptyBbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { MM_PER_INCH } from "@/lib/base/units";
import type { Engine } from "./engine";
import { purposeOf } from "./purpose";

export const tracespace: Engine = (files) => {
  const named = identifyLayers(files.map(({ name }) => name));
  const faults: string[] = [];
  const outline = emptyBbox();
  const everything = emptyBbox();
  let holes = 0;
  for (const { name, bytes } of files) {
    const type = named[name]?.type;
    if (!type) continue;
    try {
      const image = plot(parse(new TextDecoder("latin1").decode(bytes)));
      widen(everything, image, 0);
      if (type === "outline") widen(outline, image, strokeOf(image));
      if (type === "drill") holes += image.children.length;
    } catch (cause) {
      faults.push(`${name}: ${String(cause)}`);
    }
  }
  const box = isEmptyBbox(outline) ? everything : outline;
  const isKnown = !isEmptyBbox(box);
  return Promise.resolve({
    isOpened: faults.length === 0 && isKnown,
    faults,
    layers: files.map(({ name }) => ({
      file: name,
      purpose: purposeOf(named[name]?.type ?? null, named[name]?.side ?? null),
    })),
    widthMm: isKnown ? widthOf(box) : null,
    heightMm: isKnown ? heightOf(box) : null,
    holes,
  });
};

/** The relevant size is that of the center line. */
function strokeOf({ children }: ImageTree): number {
  return Math.max(0, ...children.map((child) => (child.type === "imagePath" ? child.width : 0)));
}

function widen(box: ReturnType<typeof emptyBbox>, { size, units }: ImageTree, stroke: number): void {
  const [x1, y1, x2, y2] = size;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) return;
  const mm = units === "in" ? MM_PER_INCH : 1;
  addPoint(box, (x1 + stroke / 2) * mm, (y1 + stroke / 2) * mm);
  addPoint(box, (x2 - stroke / 2) * mm, (y2 - stroke / 2) * mm);
}
