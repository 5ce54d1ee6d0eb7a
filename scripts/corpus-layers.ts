// Layer identification on the corpus: correctly identified files, and the others.

import { identifyLayers } from "@/lib/core/gerber/identify";
import type { LayerAssignment } from "@/lib/core/board/layer";
import type { SourceFile } from "@/lib/core/board/source-file";
import { truthOf } from "@/tests/core/gerber/identify-truth";

export type WrongLayer = { set: string; file: string; truth: string; found: string; confidence: number };

/** Files labeled by hand, those of them that are drawn or drilled, and the correct ones of each. */
export type LayerScore = { files: number; right: number; layers: number; layersRight: number; wrong: WrongLayer[] };

export function emptyLayerScore(): LayerScore {
  return { files: 0, right: 0, layers: 0, layersRight: 0, wrong: [] };
}

/** Adds one set; a set without labels changes nothing. */
export function scoreLayers(score: LayerScore, set: string, files: readonly SourceFile[]): void {
  for (const layer of identifyLayers(files)) {
    const truth = truthOf(set, layer.file);
    if (truth === undefined) continue;
    const found = purposeOf(layer);
    const isLayer = truth !== "other" && truth !== "job";
    score.files++;
    if (isLayer) score.layers++;
    if (found === truth) {
      score.right++;
      if (isLayer) score.layersRight++;
    } else score.wrong.push({ set, file: layer.file, truth, found, confidence: layer.confidence });
  }
}

/** In the words of the labels: "copper top", "copper inner 2", "drill plated", "outline". */
export function purposeOf({ type, side, layer, plating }: LayerAssignment): string {
  if (type === "drill") return `drill ${plating ?? "unknown"}`;
  if (type === "drawing" || side === "all") return type;
  return type === "copper" && side === "inner" ? `copper inner ${layer ?? "?"}` : `${type} ${side}`;
}

export function layerLines({ files, right, layers, layersRight, wrong }: LayerScore): string[] {
  const percentOf = (part: number, whole: number) => (whole === 0 ? "-" : `${((100 * part) / whole).toFixed(1)} %`);
  return [
    `files taken for what they are: ${right} of ${files} (${percentOf(right, files)}); ` +
      `layers and drills alone: ${layersRight} of ${layers} (${percentOf(layersRight, layers)})`,
    ...wrong.map(
      ({ set, file, truth, found, confidence }) => `  ${set} ${file}: ${truth}, taken for ${found} (${confidence})`,
    ),
  ];
}
