"use client";
// The sides that assembly starts with where no line names one: both, for a board with pads on both.
import { useEffect } from "react";
import { assemblySides } from "@/components/bom/board/assembly-sides";
import type { BomLine } from "@/components/bom/lines/bom-row";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import { useBomBoards } from "@/stores/bom-boards";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";

export function useSuggestedSide(lines: readonly BomLine[]): void {
  const pads = useGerberView((view) => view.finding && pasteSidesOf(view.finding.facts));
  // A restored draft has its sides already.
  const isNew = useBomBoards(({ start }) => start === null || start.list.file === null);
  const suggest = usePcbaDraft((draft) => draft.suggest);
  const isOpen = useIsOpen(lines);
  useEffect(() => {
    if (isNew && pads === "both") suggest({ assemblySide: isOpen ? "combine" : "top" });
  }, [isNew, isOpen, pads, suggest]);
}

/** Surface-mounted parts are placed, and no line names the side of one. */
function useIsOpen(lines: readonly BomLine[]): boolean {
  const { top, bottom } = assemblySides(lines, "top");
  return top + bottom === 0 && lines.some(({ isPlaced, joints }) => isPlaced && joints?.mounting !== "tht");
}
