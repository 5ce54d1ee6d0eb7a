// Facts measured in a board's files next to the ordered values.

import { fileLimit } from "@/lib/core/pcb/file-limits";
import { isSameSize } from "@/lib/core/pcb/same-size";
import { type PcbSpecification, TRACK_GRADE_MM } from "@/lib/core/pcb/specification";
import type { MeasuredBoard } from "@/lib/core/pcb/suggest";

export const MEASURED_FACTS = [
  "size",
  "layers",
  "minTrace",
  "minSpacing",
  "minHole",
  "holes",
  "annularRing",
  "aspectRatio",
  "goldFingers",
  "castellatedSides",
  "platedSides",
] as const;
export type MeasuredFact = (typeof MEASURED_FACTS)[number];

/**
 * Lengths in mm, counts, a ratio; both sides of a size. Null if nothing was measured, or the order has no such value.
 */
export type FactComparison = {
  fact: MeasuredFact;
  measured: number[] | null;
  ordered: number[] | null;
  state: "same" | "differs" | "info";
};

export type MeasuredFiles = MeasuredBoard & { drillCount: number; minAnnularRingMm: number | null };

const one = (value: number | null | undefined): number[] | null => (value == null ? null : [value]);

function compare(fact: MeasuredFact, measured: number[] | null, ordered: number[], isSame: boolean): FactComparison {
  if (measured === null) return { fact, measured, ordered, state: "info" };
  return { fact, measured, ordered, state: isSame ? "same" : "differs" };
}

function sizeOf(specification: PcbSpecification, { widthMm, heightMm }: MeasuredFiles): FactComparison {
  const size = widthMm === null || heightMm === null ? null : { widthMm, heightMm };
  const ordered = [specification.widthMm, specification.heightMm];
  const isSame = size !== null && isSameSize(specification, size);
  return compare("size", size && [size.widthMm, size.heightMm], ordered, isSame);
}

/** A finer value than the ordered grade differs; a coarser one can be made. */
function gradesOf(specification: PcbSpecification, files: MeasuredFiles): FactComparison[] {
  const gradeMm = TRACK_GRADE_MM[specification.minTraceSpaceMil] ?? 0;
  const isFineEnough = (board: MeasuredBoard) =>
    fileLimit(board, "minTraceSpaceMil", specification.minTraceSpaceMil) === null;
  const isHoleFine = fileLimit(files, "minHoleMm", specification.minHoleMm) === null;
  return [
    compare("minTrace", one(files.minTraceMm), [gradeMm], isFineEnough({ ...files, minSpaceMm: null })),
    compare("minSpacing", one(files.minSpaceMm), [gradeMm], isFineEnough({ ...files, minTraceMm: null })),
    compare("minHole", one(files.minDrillMm), [specification.minHoleMm], isHoleFine),
  ];
}

/** Every fact that the files state or the order contains, in a fixed order. */
export function measuredFacts(specification: PcbSpecification, files: MeasuredFiles): FactComparison[] {
  const { goldFingerCount, castellatedSides, platedSides, minDrillMm } = files;
  const { layers, thicknessMm, goldFingers, halfcutCastellatedHoles, edgePlating } = specification;
  const ratio = minDrillMm ? thicknessMm / minDrillMm : null;
  const info = (fact: MeasuredFact, measured: number[] | null): FactComparison => ({
    ...{ fact, measured, ordered: null, state: "info" },
  });
  return [
    sizeOf(specification, files),
    compare("layers", one(files.layers), [layers], files.layers === layers),
    ...gradesOf(specification, files),
    info("holes", [files.drillCount]),
    info("annularRing", one(files.minAnnularRingMm)),
    info("aspectRatio", one(ratio)),
    compare("goldFingers", one(goldFingerCount), [Number(goldFingers)], (goldFingerCount ?? 0) > 0 === goldFingers),
    compare(
      "castellatedSides",
      one(castellatedSides),
      [halfcutCastellatedHoles],
      castellatedSides === halfcutCastellatedHoles,
    ),
    compare("platedSides", one(platedSides), [edgePlating], platedSides === edgePlating),
  ];
}
