// The layers of the corpus compared with gerbv 2.9's renderings (scripts/oracle-gerbv.ts corpus): only layers that
// gerbv renders correctly are recorded; the others are listed there with the reason.

import { describe, expect, test } from "vitest";
import { coverage } from "@/lib/core/measure/coverage/coverage";
import { lengthOf } from "@/lib/core/measure/coverage/spans";
import { KIND, type LayerImage } from "@/lib/core/board/image";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { corpusSets, hasCorpus, openSet } from "@/scripts/corpus-set";
import answers from "../formats/rs274x/conformance/gerbv-corpus.json";

const SETS = hasCorpus() ? corpusSets().filter(({ id }) => id in answers) : [];
const ROWS = 800;
/** Ratio of the dark area: the pixels along the edges of small pads. */
const EDGE_RATIO = 0.05;
/** Larger layers would take long, and are compared by their extents alone. */
const MAX_OBJECTS = 4_000;
/** A pixel of gerbv's picture at each side. */
const BOX_MM = 0.11;

type Answer = { inkMm2: number; box: number[] | null };

describe.skipIf(SETS.length === 0)("gerbv drew the same of", () => {
  test.each(SETS.map((set) => [set.id, set] as const))("%s", async (id, set) => {
    const opened = await openSet(set);
    if (!("files" in opened)) throw new Error(opened.code);
    const wanted: Record<string, Answer> = (answers as Record<string, Record<string, Answer>>)[id] ?? {};
    const bytesOf = new Map(opened.files.map(({ name, bytes }) => [name, bytes]));
    const differing = Object.entries(wanted).flatMap(([file, answer]) => {
      const bytes = bytesOf.get(file);
      const why = bytes ? differenceTo(answer, readLayer(bytes).image) : "is not there";
      return why === null ? [] : [`${file} ${why}`];
    });
    expect(differing).toEqual([]);
  });
});

function differenceTo({ inkMm2, box }: Answer, image: LayerImage): string | null {
  const { minX, minY, maxX, maxY } = image.bounds;
  // Objects that are erased again widen our bounds and not the picture: what is drawn lies within.
  const within = [minX, minY, -maxX, -maxY];
  const drawn = box?.map((side, at) => (at < 2 ? side : -side)) ?? [];
  if (drawn.some((side, at) => side < (within[at] ?? 0) - BOX_MM)) return `reaches ${String(box)}`;
  // Thin lines in pixels of 0.05 mm say little of their area.
  const areas = image.kind.filter((kind) => kind !== KIND.stroke).length;
  if (image.count > MAX_OBJECTS || image.isNegative || areas < 0.8 * image.count) return null;
  const ink = inkOf(image);
  return Math.abs(ink - inkMm2) < EDGE_RATIO * inkMm2 + 0.5 ? null : `has ${ink.toFixed(2)} of ${inkMm2} mm²`;
}

function inkOf(image: LayerImage): number {
  const { minY, maxY } = image.bounds;
  if (!(maxY > minY)) return 0;
  const stepMm = (maxY - minY) / ROWS;
  const golden = (Math.sqrt(5) - 1) / 2;
  const ys = Float64Array.from({ length: ROWS }, (_, k) => minY + (k + ((k * golden) % 1)) * stepMm);
  return coverage(image, ys, { toleranceMm: 0.005 }).reduce((sum, spans) => sum + lengthOf(spans) * stepMm, 0);
}
