"use client";
// Default sides of assembly if no line names one: both for a board with pads on both.
import { useEffect } from "react";
import { assemblySides } from "@/components/bom/board/assembly-sides";
import type { BomLine } from "@/components/bom/lines/bom-row";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import { useBomBoards } from "@/stores/bom-boards";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";

export function useSuggestedSide(lines: readonly BomLine[]): void {
  const pads = useGerberView((view) => view.finding && pasteSidesOf(view.finding.facts));
  // A restored draft already has its sides.
  const isNew = useBomBoards(({ start }) => start === null || start.list.file === null);
  const suggest = usePcbaDraft((draft) => draft.suggest);
  const isOpen = useIsOpen(lines);
  useEffect(() => {
    if (isNew && pads === "both") suggest({ assemblySide: isOpen ? "combine" : "top" });
  }, [isNew, isOpen, pads, suggest]);
}

/** Surface-mount parts are placed, and no line names a side. */
function useIsOpen(lines: readonly BomLine[]): boolean {
  const { top, bottom } = assemblySides(lines, "top");
  return top + bottom === 0 && lines.some(({ isPlaced, joints }) => isPlaced && joints?.mounting !== "tht");
}
