// An assembly's specification where a parts list is there: what follows from the list, beside what is said.

import type { AssemblySide, AssemblySpecification, SmallestPart, Supply } from "./specification";

/** Of one board; what `lib/core/bom/list-counts` makes of a list. */
export interface AssemblyCounts {
  parts: number;
  customerParts: number;
  smtJoints: number;
  thtJoints: number;
  bgaCount: number;
  smallestPart: SmallestPart;
  smtSides: ReadonlySet<"top" | "bottom">;
  thtSides: ReadonlySet<"top" | "bottom">;
}

type Given = Partial<AssemblySpecification>;
/** Null where the files do not tell. */
type PadSides = "top" | "bottom" | "both" | null;

function supplyOf({ parts, customerParts }: AssemblyCounts): Supply {
  if (customerParts === 0) return "turnkey";
  return customerParts === parts ? "customer" : "partial";
}

/**
 * Sides that the list names; both of them with one stencil, unless two were asked for. Where neither the list nor the
 * customer names one, a board with pads on both sides is assembled on both.
 */
function sideOf(
  { smtSides, thtSides, smtJoints }: AssemblyCounts,
  said: AssemblySide | undefined,
  pads: PadSides,
): AssemblySide | undefined {
  const sides = smtSides.size > 0 ? smtSides : thtSides;
  if (said === "combine" || said === "separate") return said;
  if (sides.size === 0) return said ?? (pads === "both" && smtJoints > 0 ? "combine" : undefined);
  if (smtSides.size === 2) return "combine";
  if (sides.size === 2) return said;
  return sides.has("bottom") ? "bottom" : "top";
}

/** Through-hole parts on a side where no surface-mounted one is; undefined where the list does not say. */
function isOpposite({ smtSides, thtSides }: AssemblyCounts): boolean | undefined {
  if (smtSides.size === 0 || thtSides.size === 0) return undefined;
  return [...thtSides].some((side) => !smtSides.has(side));
}

/**
 * To be completed by `completeAssembly`. Nothing that a list tells is taken from what is said. `pads`: the sides of the
 * board that have pads for surface-mounted parts, by its files.
 */
export function listedAssembly(counts: AssemblyCounts, said: Given, pads: PadSides = null): Given {
  const { parts, customerParts, smtJoints, thtJoints, bgaCount, smallestPart } = counts;
  return {
    ...said,
    supply: supplyOf(counts),
    bomLines: parts,
    customerParts,
    smtJoints,
    thtJoints,
    bgaCount,
    smallestPart,
    assemblySide: sideOf(counts, said.assemblySide, pads),
    thtOpposite: isOpposite(counts) ?? said.thtOpposite,
    coordinates: said.coordinates ?? false,
  };
}
