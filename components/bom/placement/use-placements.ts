"use client";
// The coordinates of the list: read by the server, corrected by hand, held against the lines and laid over the board.
import { useMemo } from "react";
import { boardBoxOf } from "@/components/bom/board/board-box";
import type { BomRow } from "@/components/bom/lines/bom-row";
import { ApiError } from "@/lib/client/transport/api-error";
import {
  type AskedConflict,
  type CorrectedPlacement,
  useCorrectedPlacements,
} from "@/components/bom/placement/use-corrected-placements";
import type { Bbox } from "@/lib/base/bbox";
import type { UploadedBom } from "@/lib/contracts/bom-upload";
import { type CrossCheck, crossCheck } from "@/lib/core/placement/cross-check";
import { fitToBoard, placedOnBoard, type PlacementFit } from "@/lib/core/placement/fit-to-board";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

type Read = NonNullable<UploadedBom["placements"]>;
export type PlacedPart = CorrectedPlacement & {
  /** As the board counts. */
  at: { xMm: number; yMm: number; rotationDeg: number };
};

export interface Placements {
  /** Null while there are none. */
  read: Read | null;
  isReading: boolean;
  failure: ApiError | null;
  retry: () => void;
  parts: readonly PlacedPart[];
  /** As the file counts, with what was corrected by hand. */
  corrected: readonly CorrectedPlacement[];
  /** Parts that the files place differently. */
  conflicts: readonly AskedConflict[];
  check: CrossCheck | null;
  fit: PlacementFit | null;
  board: Bbox;
  /** The board's own drawings; null where there is only its size. */
  pictures: Record<"top" | "bottom", string> | null;
}

const NONE: CrossCheck = { unplaced: [], unlisted: [], leftAway: [], otherSide: [] };

export function usePlacements(rows: readonly BomRow[]): Placements {
  const hasCoordinates = useBomDraft((draft) => draft.coordinates.length > 0);
  const { answer, read, corrected, conflicts } = useCorrectedPlacements();
  const size = useQuoteDraft((draft) => draft.specification);
  const pictures = useGerberView((view) => view.pictures);
  const { widthMm, heightMm } = size;
  const board = useMemo(
    () => (pictures && boardBoxOf(pictures.top)) ?? { minX: 0, minY: 0, maxX: widthMm, maxY: heightMm },
    [pictures, widthMm, heightMm],
  );
  // How the file counts is the file's: what was moved by hand does not move the rest.
  const fit = useMemo(() => (read ? fitToBoard(read.rows, board) : null), [read, board]);
  const parts = useMemo(
    () => (fit ? corrected.map((part) => ({ ...part, at: placedOnBoard(part, fit) })) : []),
    [corrected, fit],
  );
  const check = useMemo(() => {
    const listed = rows.map(({ line, isPlaced, resolved }) => ({
      ...{ designators: line.designators, isPlaced },
      // A side that the customer has answered is no longer a conflict.
      side: resolved.source === "customer" ? null : line.side,
    }));
    return read ? crossCheck(listed, corrected) : NONE;
  }, [rows, read, corrected]);
  return {
    ...{ read, parts, corrected, conflicts, fit, board, pictures },
    check: read ? check : null,
    isReading: answer.isFetching,
    failure: hasCoordinates && answer.error instanceof ApiError ? answer.error : null,
    retry: () => void answer.refetch(),
  };
}
