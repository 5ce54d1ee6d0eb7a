// An assembly's specification derived from a parts list and the given options.

import type { AssemblySide, AssemblySpecification, SmallestPart, Supply } from "./specification";

/** Per board; the result of `lib/core/bom/list-counts`. */
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

type AssemblyOptions = Partial<AssemblySpecification>;
/** Null if the files do not state it. */
type PadSides = "top" | "bottom" | "both" | null;

function supplyOf({ parts, customerParts }: AssemblyCounts): Supply {
  if (customerParts === 0) return "turnkey";
  return customerParts === parts ? "customer" : "partial";
}

/**
 * Sides that the list names; both with one stencil, unless two are requested. If neither the list nor the customer
 * names a side, a board with pads on both sides is assembled on both.
 */
function sideOf(
  { smtSides, thtSides, smtJoints }: AssemblyCounts,
  selected: AssemblySide | undefined,
  pads: PadSides,
): AssemblySide | undefined {
  const sides = smtSides.size > 0 ? smtSides : thtSides;
  if (selected === "combine" || selected === "separate") return selected;
  if (sides.size === 0) return selected ?? (pads === "both" && smtJoints > 0 ? "combine" : undefined);
  if (smtSides.size === 2) return "combine";
  if (sides.size === 2) return selected;
  return sides.has("bottom") ? "bottom" : "top";
}

/**
 * True if through-hole parts are on a side without surface-mounted ones, or on both sides; undefined if the list does
 * not state sides.
 */
function isOpposite({ smtSides, thtSides }: AssemblyCounts): boolean | undefined {
  if (smtSides.size === 0 || thtSides.size === 0) return undefined;
  return thtSides.size === 2 || [...thtSides].some((side) => !smtSides.has(side));
}

/**
 * To be completed by `completeAssembly`. Values that follow from the list override given ones. `pads`: the board sides
 * with pads for surface-mounted parts, by its files.
 */
export function listedAssembly(
  counts: AssemblyCounts,
  assembly: AssemblyOptions,
  pads: PadSides = null,
): AssemblyOptions {
  const { parts, customerParts, smtJoints, thtJoints, bgaCount, smallestPart } = counts;
  return {
    ...assembly,
    supply: supplyOf(counts),
    bomLines: parts,
    customerParts,
    smtJoints,
    thtJoints,
    bgaCount,
    smallestPart,
    assemblySide: sideOf(counts, assembly.assemblySide, pads),
    thtOpposite: isOpposite(counts) ?? assembly.thtOpposite,
    coordinates: assembly.coordinates ?? false,
  };
}
