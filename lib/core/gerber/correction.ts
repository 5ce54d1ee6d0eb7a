// Corrections of layer assignments by a person.

import type { DrillPlating, LayerAssignment, LayerSide, LayerType } from "@/lib/core/board/layer";

/** `layer` counts copper from the top (1 …) and applies to inner layers. */
export type Correction = { type: LayerType; side: LayerSide; layer?: number; plating?: DrillPlating };

/** By the file's name in the archive. */
export type Corrections = Readonly<Record<string, Correction>>;

/** Types that a file of each format can have; none for a text that neither draws nor drills. */
const POSSIBLE: Record<LayerAssignment["format"], readonly LayerType[]> = {
  gerber: ["copper", "soldermask", "silkscreen", "paste", "outline", "drill", "drawing", "other"],
  excellon: ["drill", "other"],
  job: [],
  text: [],
  binary: [],
  native: [],
};

const SIDED: readonly LayerType[] = ["soldermask", "silkscreen", "paste"];

export function possibleTypes({ format }: Pick<LayerAssignment, "format">): readonly LayerType[] {
  return POSSIBLE[format];
}

/** Sides that a layer of a type can have; with a single one there is nothing to choose. */
export function possibleSides(type: LayerType): readonly LayerSide[] {
  if (type === "copper") return ["top", "inner", "bottom"];
  return SIDED.includes(type) ? ["top", "bottom"] : ["all"];
}

/** Removes inconsistent parts of a correction: a side that the type cannot have, a number without an inner layer. */
export function tidy({ type, side, layer, plating }: Correction): Correction {
  const sides = possibleSides(type);
  const held = sides.includes(side) ? side : (sides[0] ?? "all");
  return {
    type,
    side: held,
    ...(type === "copper" && held === "inner" && layer !== undefined ? { layer } : {}),
    ...(type === "drill" ? { plating: plating ?? "unknown" } : {}),
  };
}

/** The assignments with the corrections applied. Copper at the two ends of the stack is numbered accordingly. */
export function applyCorrections(assignments: readonly LayerAssignment[], corrections: Corrections): LayerAssignment[] {
  const corrected = assignments.map((assignment) => {
    const correction = corrections[assignment.file];
    if (correction === undefined || !possibleTypes(assignment).includes(correction.type)) return assignment;
    const { layer: _layer, plating: _plating, ...kept } = assignment;
    return { ...kept, ...tidy(correction), confidence: 1 };
  });
  const copper = corrected.filter(({ type }) => type === "copper");
  const deepest = Math.max(
    copper.length,
    ...copper.map(({ side, layer }) => (side === "inner" ? (layer ?? 0) + 1 : 0)),
  );
  return corrected.map((assignment) =>
    assignment.file in corrections && assignment.type === "copper" && assignment.side !== "inner"
      ? { ...assignment, layer: assignment.side === "top" ? 1 : deepest }
      : assignment,
  );
}
