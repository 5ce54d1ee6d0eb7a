"use client";
// Parking of the open board, and open points of the parked ones.
import { blockedRows, proposedRows, unassociatedRows } from "@/components/bom/lines/bom-row";
import { quoteLine } from "@/components/bom/lines/quote-lines";
import type { Bom } from "@/components/bom/use-bom";
import type { Placements } from "@/components/bom/placement/use-placements";
import { type ParkedBoard, useBomBoards } from "@/stores/bom-boards";
import { storedBom, useBomDraftStore } from "@/stores/drafts/bom-draft";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

/** Unresolved conflicts are sent too, so that engineers see both rows. */
const openRepeats = ({ conflicts }: Placements) =>
  conflicts
    .filter(({ kind, isAnswered }) => kind === "repeated" && !isAnswered)
    .flatMap(({ designator, choices }) =>
      choices
        .filter(({ source }) => source === "coordinates")
        .slice(1)
        .map(({ xMm, yMm, rotationDeg, side }) => ({ designator, xMm, yMm, rotationDeg, side })),
    );

/** Complete state of the open board, to restore it later. */
export function usePark(bom: Bom, placements: Placements): () => ParkedBoard {
  const draft = useBomDraftStore();
  const board = useQuoteDraft((state) => state.specification);
  const assembly = usePcbaDraft((state) => state.assembly);
  const projectId = useGerberView((view) => view.projectId);
  return () => {
    const list = storedBom(draft.getState());
    const isMoved = Object.keys(list.moved).length > 0;
    return {
      list,
      specification: { board, assembly },
      projectId,
      lines: bom.rows.map(quoteLine),
      corrected: isMoved ? [...placements.corrected, ...openRepeats(placements)] : null,
      unassociated: unassociatedRows(bom.rows).length,
      blocked: blockedRows(bom.rows).length,
      proposed: proposedRows(bom.rows).length,
    };
  };
}

/** Totals of all parked boards. */
export function useWaiting() {
  const others = useBomBoards((boards) => boards.others);
  const sum = (of: (board: ParkedBoard) => number) => others.reduce((all, board) => all + of(board), 0);
  return {
    unassociated: sum(({ unassociated }) => unassociated),
    blocked: sum(({ blocked }) => blocked),
    proposed: sum(({ proposed }) => proposed ?? 0),
  };
}
