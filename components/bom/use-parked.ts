"use client";
// The board on the page as it waits, and boards that wait as they are sent.
import * as z from "zod/mini";
import { blockedRows, unassociatedRows } from "@/components/bom/bom-row";
import { quoteLine } from "@/components/bom/quote-lines";
import type { Bom } from "@/components/bom/use-bom";
import type { Placements } from "@/components/bom/use-placements";
import { quoteLineInput } from "@/lib/contracts/bom-lines";
import { type ParkedBoard, useBomBoards } from "@/stores/bom-boards";
import { storedBom, useBomDraftStore } from "@/stores/bom-draft";
import { useGerberView } from "@/stores/gerber-view";
import { usePcbaDraft } from "@/stores/pcba-draft";
import { useQuoteDraft } from "@/stores/quote-draft";

/** Without its ending. */
export const stemOf = (fileName: string | undefined): string => fileName?.replace(/\.[^.]+$/, "") ?? "";

/** As it was named, or after its list. */
export const nameOfList = ({ boardName, file }: Pick<ParkedBoard["list"], "boardName" | "file">): string =>
  boardName.trim() || stemOf(file?.fileName).slice(0, 200);

/** Everything about the board on the page, to take it up again. */
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
      corrected: isMoved ? placements.corrected : null,
      unassociated: unassociatedRows(bom.rows).length,
      blocked: blockedRows(bom.rows).length,
    };
  };
}

const keptLines = z.array(quoteLineInput);

/** What was kept on this device is read like anything that comes from outside. */
export function parkedInput({ list, specification, lines }: ParkedBoard) {
  return {
    boardName: nameOfList(list),
    board: specification.board,
    assembly: { ...specification.assembly, coordinates: list.coordinates.length > 0 },
    lines: keptLines.safeParse(lines).data ?? [],
  };
}

/** Of all that wait. */
export function useWaiting() {
  const others = useBomBoards((boards) => boards.others);
  const sum = (of: (board: ParkedBoard) => number) => others.reduce((all, board) => all + of(board), 0);
  return {
    unassociated: sum(({ unassociated }) => unassociated),
    blocked: sum(({ blocked }) => blocked),
  };
}
