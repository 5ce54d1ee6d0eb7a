// `node --import tsx scripts/oracle-gerbv.ts`: renders the conformance files with gerbv, and records its answers for
// the tests. With `corpus` (and part of a set's name) the layers of the corpus instead, as a table. Layers that clear
// with macros of several primitives (KiCad's silkscreens cut by the mask) differ: of a clear RoundRect of 7.8 mm² gerbv
// 2.9.6 erases 0.8.

import { writeFileSync } from "node:fs";
import path from "node:path";
import { emptyBbox, heightOf, isEmptyBbox, widthOf } from "@/lib/base/bbox";
import { identifyLayers } from "@/lib/core/gerber/identify";
import { KIND, type LayerImage } from "@/lib/core/board/image";
import { readLayer } from "@/lib/core/formats/rs274x/read-layer";
import { differenceOf, inkOf, ourBitmap, windowAround } from "../tests/core/formats/rs274x/conformance/bitmap";
import { textOf } from "../tests/core/formats/rs274x/conformance/conformance-case";
import { FAMILIES } from "../tests/core/formats/rs274x/conformance/families";
import { corpusSets, openSet } from "./corpus-set";
import { gerbvBitmap } from "./gerbv";

const ANSWERS = path.resolve(import.meta.dirname, "../tests/core/formats/rs274x/conformance/gerbv.json");
const CORPUS_ANSWERS = path.resolve(import.meta.dirname, "../tests/core/formats/rs274x/conformance/gerbv-corpus.json");
/** Largest difference of layers that count as equal. */
const ALIKE = 0.02;
const MAX_SIDE_MM = 400;
const DRAWN = new Set(["copper", "soldermask", "silkscreen", "paste", "outline"]);

function judge(bytes: Uint8Array, marginMm: number) {
  const { image } = readLayer(bytes);
  const box = isEmptyBbox(image.bounds) ? { ...emptyBbox(), minX: -5, minY: -5, maxX: 5, maxY: 5 } : image.bounds;
  if (Math.max(widthOf(box), heightOf(box)) > MAX_SIDE_MM) return null;
  const window = windowAround(box, marginMm);
  const theirs = gerbvBitmap(bytes, window);
  if (!theirs || theirs.width !== window.width || theirs.height !== window.height) return null;
  const difference = differenceOf(ourBitmap(image, window), theirs);
  return { difference, ...inkOf(theirs, window), reason: difference > ALIKE ? reasonOf(image) : null };
}

/** The known reason for which gerbv renders a layer differently. */
function reasonOf(image: LayerImage): string | null {
  const isClearMacro = (at: number) => {
    const shape = image.shapes[image.shape[at] ?? 0];
    return image.dark[at] === 0 && image.kind[at] === KIND.flash && shape?.kind === "macro" && shape.paths.length > 1;
  };
  return image.dark.some((_, at) => isClearMacro(at)) ? "it erases a part of clear macros only" : null;
}

/** Judges every case that gerbv can judge; prints those that it renders differently. */
function judgeCases(): void {
  const answers: Record<string, { inkMm2: number; box: number[] | null }> = {};
  let [alike, judged, excused] = [0, 0, 0];
  for (const [family, cases] of Object.entries(FAMILIES)) {
    // Attributes are invisible, and gerbv renders nothing for an empty layer.
    for (const one of family === "attributes" ? [] : cases) {
      if (one.box === null) continue;
      const verdict = judge(new TextEncoder().encode(textOf(one)), 2);
      const name = `${family}: ${one.name}`;
      const percent = verdict ? `${(verdict.difference * 100).toFixed(2)} %` : "no picture";
      const isAlike = verdict !== null && verdict.difference <= ALIKE;
      if (one.gerbv !== undefined) {
        excused++;
        if (isAlike) console.log(`${name}: draws the same (${percent}) though excused: ${one.gerbv}`);
        continue;
      }
      judged++;
      if (isAlike) {
        alike++;
        answers[name] = { inkMm2: verdict.inkMm2, box: verdict.box };
      } else console.log(`${name}: ${percent}`);
    }
  }
  writeFileSync(ANSWERS, `${JSON.stringify(answers, null, 2)}\n`);
  console.log(`${alike} of ${judged} alike, ${excused} where gerbv is no judge`);
}

async function judgeCorpus(only: string): Promise<void> {
  const differences: number[] = [];
  const answers: Record<string, Record<string, { inkMm2: number; box: number[] | null }>> = {};
  let undrawn = 0;
  for (const set of corpusSets().filter(({ id }) => id.includes(only))) {
    const opened = await openSet(set);
    if (!("files" in opened)) continue;
    const byName = new Map(opened.files.map((file) => [file.name, file.bytes]));
    for (const file of identifyLayers(opened.files)) {
      const bytes = byName.get(file.file);
      if (file.format !== "gerber" || !DRAWN.has(file.type) || !bytes) continue;
      const verdict = judge(bytes, 0.5);
      if (!verdict) undrawn++;
      else {
        differences.push(verdict.difference);
        // Recorded if both agree: the tests compare our reading with it.
        const { inkMm2, box, difference } = verdict;
        if (difference <= ALIKE) (answers[set.id] ??= {})[file.file] = { inkMm2, box };
      }
      const percent = verdict ? `${(verdict.difference * 100).toFixed(2)} %` : "-";
      const why = verdict && verdict.difference > ALIKE ? `  ${verdict.reason ?? "NOT EXPLAINED"}` : "";
      console.log([set.id.padEnd(20), percent.padStart(9), file.type.padEnd(11), file.file + why].join(" "));
    }
  }
  if (only === "") writeFileSync(CORPUS_ANSWERS, `${JSON.stringify(answers)}\n`);
  const alike = differences.filter((difference) => difference <= ALIKE).length;
  console.log(
    `${alike} of ${differences.length} layers differ by ${ALIKE * 100} % at most; ${undrawn} gerbv did not draw or were too large`,
  );
}

if (process.argv[2] === "corpus") await judgeCorpus(process.argv[3] ?? "");
else judgeCases();
