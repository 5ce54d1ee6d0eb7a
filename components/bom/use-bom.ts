"use client";
// State of the list: the server's reading, the user's edits, and the resulting lines.
import { useQueries } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { type BomLine, type BomRow, pricedRow } from "@/components/bom/lines/bom-row";
import { useLineSides } from "@/components/bom/placement/use-line-sides";
import { type BomPrice, usePricedLines } from "@/components/bom/lines/use-priced-lines";
import { ApiError } from "@/lib/client/transport/api-error";
import { useBomReading } from "@/lib/client/upload/bom-upload";
import { partOptions } from "@/lib/client/part";
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import type { UploadedBom, UploadedLine } from "@/lib/contracts/bom-upload";
import type { ListedPart } from "@/lib/contracts/part";
import { editLines, type LineEdits } from "@/lib/core/bom/edited-lines";
import { assembledPieces, type Supply } from "@/lib/core/pcba/specification";
import { useBomBoards } from "@/stores/bom-boards";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";
import { assemblySides } from "@/components/bom/board/assembly-sides";
import { pasteSidesOf } from "@/lib/core/placement/paste-sides";
import { useGerberView } from "@/stores/viewer/gerber-view";

export interface Bom {
  /** Undefined until the list is read, and after a failure. */
  reading: UploadedBom | undefined;
  isReading: boolean;
  failure: ApiError | null;
  retry: () => void;
  rows: readonly BomRow[];
  /** Total quantity of this board. */
  boards: number;
  /** Price of this board in a quote of several; null for a single board, and while unknown. */
  own: ListedPrice["boards"][number] | null;
  supply: Supply;
  price: BomPrice;
}

const NO_LINES: readonly Omit<BomLine, "resolved" | "placement">[] = [];
/** Offline: the request waits and is sent once the network is back. */
const OFFLINE = new ApiError("OFFLINE", "", { kind: "transport" });

/** Parts chosen by the user beyond the candidates, fetched by id. */
function useChosenParts(edits: LineEdits, known: readonly ListedPart[] | undefined): readonly ListedPart[] {
  const missing = useMemo(() => {
    const ids = new Set(known?.map(({ id }) => id));
    const chosen = Object.values(edits).flatMap(({ partId }) => (typeof partId === "string" ? [partId] : []));
    return known === undefined ? [] : [...new Set(chosen)].filter((id) => !ids.has(id));
  }, [edits, known]);
  return useQueries({
    queries: missing.map((id) => ({ ...partOptions(id), staleTime: 60_000 })),
    combine: (answers) => answers.flatMap(({ data }) => (data ? [data] : [])),
  });
}

function useLines(reading: UploadedBom | undefined, boards: number, supply: Supply): readonly BomLine[] {
  const edits = useBomDraft((draft) => draft.edits);
  const chosen = useChosenParts(edits, reading?.parts);
  const edited = useMemo(() => {
    if (!reading) return NO_LINES;
    const parts = new Map([...reading.parts, ...chosen].map((part) => [part.id, part]));
    return editLines(reading.lines, edits, {
      ...{ boards, supply },
      partOf: (id) => parts.get(id),
      proposalFor: proposedPart,
    });
  }, [reading, edits, chosen, boards, supply]);
  return useLineSides(edited);
}

export function useBom(): Bom {
  const file = useBomDraft((draft) => draft.file);
  const hints = useBomDraft((draft) => draft.hints);
  const board = useQuoteDraft((draft) => draft.specification);
  const supply = usePcbaDraft((draft) => draft.assembly.supply);
  const boards = assembledPieces(board);
  const answer = useBomReading(file && { bomUrl: file.fileUrl, bomFileName: file.fileName, ...hints });
  const isOffline = answer.fetchStatus === "paused" && answer.data === undefined;
  const lines = useLines(answer.data, boards, supply);
  useSuggestedSide(lines);
  const price = usePricedLines(lines);
  const at = useBomBoards((state) => state.at);
  const { data: priced, isCurrent, linesBefore } = price;
  const rows = useMemo(
    () =>
      lines.map((line, place) => pricedRow(line, isCurrent ? (priced?.partList[linesBefore + place] ?? null) : null)),
    [lines, priced, isCurrent, linesBefore],
  );
  return {
    reading: answer.data,
    isReading: answer.isFetching,
    failure: answer.error instanceof ApiError ? answer.error : isOffline ? OFFLINE : null,
    retry: () => void answer.refetch(),
    ...{ rows, boards, supply, price },
    own: priced?.boards[at] ?? null,
  };
}

/** Doubts that contradict the list, rather than leave something open. */
const AGAINST: readonly string[] = ["valueDiffers", "caseDiffers", "manufacturer"];

/** The best candidate if value and package match; null otherwise. */
export function proposedPart({ candidates: [first] }: Pick<UploadedLine, "candidates">): string | null {
  const fits = first?.stage === "parametric" && first.doubts.every((doubt) => !AGAINST.includes(doubt));
  return fits ? first.partId : null;
}

/** Default sides of assembly if no line names one: both for a board with pads on both. */
function useSuggestedSide(lines: readonly BomLine[]): void {
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
