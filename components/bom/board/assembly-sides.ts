// Sides to assemble, from the lines of the list, and those left to choose.
import type { BomRow } from "@/components/bom/lines/bom-row";
import { ASSEMBLY_OPTIONS, type AssemblySide } from "@/lib/core/pcba/specification";

const BOTH: readonly AssemblySide[] = ["combine", "separate"];

/** Same rule as the server's (core/pcba/listed-assembly): lines on both sides take both, with one stencil or two. */
export function assemblySides(
  rows: readonly Pick<BomRow, "isPlaced" | "joints" | "resolved">[],
  selected: AssemblySide,
) {
  const placed = rows.filter(({ isPlaced, joints }) => isPlaced && joints?.mounting !== "tht");
  const on = (side: "top" | "bottom") =>
    placed.filter(({ resolved }) => resolved.side === side || resolved.side === "both").length;
  const [top, bottom] = [on("top"), on("bottom")];
  const isOpen = placed.some(({ resolved }) => resolved.side === null);
  if (top > 0 && bottom > 0)
    return { top, bottom, offered: BOTH, chosen: BOTH.includes(selected) ? selected : ("combine" as const) };
  if (top + bottom === 0) return { top, bottom, offered: ASSEMBLY_OPTIONS.assemblySide, chosen: selected };
  const known = top > 0 ? ("top" as const) : ("bottom" as const);
  const isBoth = BOTH.includes(selected);
  return { top, bottom, offered: isOpen || isBoth ? [known, ...BOTH] : [known], chosen: isBoth ? selected : known };
}
