"use client";
// Coordinates of the list: read by the server, corrected by hand, compared with the lines and mapped to the board.
import { useMemo } from "react";
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
  /** In board coordinates. */
  at: { xMm: number; yMm: number; rotationDeg: number };
};

export interface Placements {
  /** Null without coordinates. */
  read: Read | null;
  isReading: boolean;
  failure: ApiError | null;
  retry: () => void;
  parts: readonly PlacedPart[];
  /** In coordinates of the file, with corrections. */
  corrected: readonly CorrectedPlacement[];
  /** Parts with conflicting positions. */
  conflicts: readonly AskedConflict[];
  check: CrossCheck | null;
  fit: PlacementFit | null;
  board: Bbox;
  /** Drawings of the board; null if only its size is known. */
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
  // The mapping depends on the file alone: manual moves do not shift the other parts.
  const fit = useMemo(() => (read ? fitToBoard(read.rows, board) : null), [read, board]);
  const parts = useMemo(
    () => (fit ? corrected.map((part) => ({ ...part, at: placedOnBoard(part, fit) })) : []),
    [corrected, fit],
  );
  const check = useMemo(() => {
    const listed = rows.map(({ line, isPlaced, resolved }) => ({
      ...{ designators: line.designators, isPlaced },
      // A side chosen by the customer is no longer a conflict.
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

/** Margin around the board in a drawing (lib/core/board-view/picture), whose viewBox is in µm. */
const MARGIN_MM = 0.25;

/** From the drawing of the top, in mm; null if the text is no such drawing. */
export function boardBoxOf(svg: string): Bbox | null {
  const found = /^<svg [^>]*?viewBox="(-?[\d.]+) (-?[\d.]+) ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 400));
  if (!found) return null;
  const [left, top, width, height] = found.slice(1).map((text) => Number(text) / 1000) as [
    number,
    number,
    number,
    number,
  ];
  const box = {
    minX: left + MARGIN_MM,
    maxX: left + width - MARGIN_MM,
    minY: -top - height + MARGIN_MM,
    maxY: -top - MARGIN_MM,
  };
  return box.maxX > box.minX && box.maxY > box.minY ? box : null;
}
