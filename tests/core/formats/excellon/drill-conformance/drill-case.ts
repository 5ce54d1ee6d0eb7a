// One small drill file and what is in it, worked out by hand.

import { expect } from "vitest";
import type { DrillTarget } from "@/lib/core/formats/excellon/drill-format";
import { readNotes } from "@/lib/core/formats/excellon/drill-notes";
import { readExcellon } from "@/lib/core/formats/excellon/read-excellon";
import { bytesOf } from "../../../gerber/gerber-text";

export type DrillCase = {
  file: string;
  /** [x, y, diameter] of each hole in mm. */
  holes?: number[][];
  /** [diameter, x, y, bulge, x, y, bulge …] of each slot in mm. */
  slots?: number[][];
  plating?: "plated" | "non-plated" | "mixed";
  /** Codes of all warnings, in the order in which they come up. */
  warnings?: string[];
  /** Pads of a board of 100 x 100 mm. */
  pads?: [number, number][];
  /** The text of a report beside the file. */
  report?: string;
};

export type NamedCase = [construct: string, drill: DrillCase];

/** Compares everything that is in the file; what a case leaves out must not be there. */
export function expectDrill(drill: DrillCase): void {
  const { pads, report } = drill;
  const read = readExcellon(bytesOf(drill.file), {
    ...(pads ? { target: boardWith(pads) } : {}),
    ...(report === undefined ? {} : { notes: readNotes(report) }),
  });
  const holes = Array.from({ length: read.holes.length / 3 }, (_, at) =>
    rounded(read.holes.subarray(at * 3, at * 3 + 3)),
  );
  expect({
    holes,
    slots: read.slots.map((slot) => rounded([slot.diameterMm, ...slot.path])),
    plating: read.plating,
    warnings: read.warnings.map(({ code }) => code),
  }).toEqual({
    holes: drill.holes ?? [],
    slots: drill.slots ?? [],
    plating: drill.plating ?? "unknown",
    warnings: drill.warnings ?? [],
  });
}

/** To 0.0001 mm, without a negative zero. */
function rounded(values: ArrayLike<number>): number[] {
  return Array.from(values, (value) => Math.round(value * 1e4) / 1e4 + 0);
}

function boardWith(pads: readonly [number, number][]): DrillTarget {
  return {
    bounds: { minX: 0, minY: 0, maxX: 100, maxY: 100 },
    isPad: (x, y) => pads.some(([padX, padY]) => Math.hypot(padX - x, padY - y) < 0.06),
  };
}
