// The copper layers that a drill file joins, as stated by its attribute, the job file or its name.

import type { DrillSpan } from "@/lib/core/board/drill";
import type { LayerAssignment } from "@/lib/core/board/layer";

/** X2: "Plated,1,2,Blind,Drill" (Gerber specification 2024.05, 5.6.3); job files write the same. */
const ATTRIBUTE = /^(?:Non)?(?:Plated|MixedPlating),(\d{1,2}),(\d{1,2})\b/;
/** KiCad: "board-front-in1.drl", "board-in1-in2.drl", "board-in2-back.drl". */
const KICAD = /(?:^|[-_. ])(front|in\d{1,2})-(in\d{1,2}|back)(?:[-_. ]|$)/i;
/** Allegro: "board-1-2.drl". */
const ALLEGRO = /-(\d{1,2})-(\d{1,2})\.(?:drl|rou)$/i;

/** Undefined if nothing states the span, or states one that this board cannot have. */
export function spanOf(file: Pick<LayerAssignment, "file" | "evidence">, copperLayers: number): DrillSpan | undefined {
  const attribute = attributeOf(file);
  if (attribute) return checked(Number(attribute[1]), Number(attribute[2]), copperLayers);
  const kicad = KICAD.exec(file.file);
  if (kicad) return checked(depthOf(kicad[1] ?? "", copperLayers), depthOf(kicad[2] ?? "", copperLayers), copperLayers);
  const allegro = ALLEGRO.exec(file.file);
  return allegro ? checked(Number(allegro[1]), Number(allegro[2]), copperLayers) : undefined;
}

function attributeOf({ evidence }: Pick<LayerAssignment, "evidence">): RegExpExecArray | undefined {
  return evidence
    .filter(({ basis }) => basis === "attribute" || basis === "job")
    .map(({ text }) => ATTRIBUTE.exec(text))
    .find((match) => match !== null);
}

function depthOf(word: string, copperLayers: number): number {
  if (/^front$/i.test(word)) return 1;
  return /^back$/i.test(word) ? copperLayers : Number(word.slice(2)) + 1;
}

function checked(a: number, b: number, copperLayers: number): DrillSpan | undefined {
  const [from, to] = a < b ? [a, b] : [b, a];
  return from >= 1 && to > from && to <= copperLayers ? { from, to } : undefined;
}

/**
 * The number of copper layers that a board must have for this drill file, by its attribute, the job file or its name.
 */
export function copperLayersNamedBy(file: Pick<LayerAssignment, "file" | "evidence">): number | undefined {
  const attribute = attributeOf(file);
  if (attribute) return Math.max(Number(attribute[1]), Number(attribute[2]));
  const [, from = "", to = ""] = KICAD.exec(file.file) ?? ALLEGRO.exec(file.file) ?? [];
  // Below an inner layer there is at least the bottom: "in2" is the third of four.
  const depths = [from, to].map((word) => (/^in/i.test(word) ? Number(word.slice(2)) + 2 : Number(word)));
  const deepest = Math.max(0, ...depths.filter((depth) => Number.isFinite(depth)));
  return deepest > 0 ? deepest : undefined;
}
