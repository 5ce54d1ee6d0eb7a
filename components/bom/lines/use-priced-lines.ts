"use client";
// Price of all boards of the quote with parts and assembly, requested once the list has been stable for a while.
import { useMemo } from "react";
import type { BomLine } from "@/components/bom/lines/bom-row";
import { quoteLine } from "@/components/bom/lines/quote-lines";
import { boardFiles, nameOfList, parkedInput } from "@/components/bom/lines/parked-input";
import { useDebounced } from "@/components/quote/use-debounced";
import { useBomPrice } from "@/lib/client/bom-price";
import type { ListedPrice, QuoteLineInput } from "@/lib/contracts/bom-lines";
import { inOrder, useBomBoards } from "@/stores/bom-boards";
import { useBomDraft } from "@/stores/drafts/bom-draft";
import { useGerberView } from "@/stores/viewer/gerber-view";
import { usePcbaDraft } from "@/stores/drafts/pcba-draft";
import { useQuoteDraft } from "@/stores/drafts/quote-draft";

export interface BomPrice {
  /** For all boards of the quote. */
  data: ListedPrice | undefined;
  /** The price belongs to the current list. */
  isCurrent: boolean;
  isFailed: boolean;
  /** Offline: no request is sent. */
  isPaused: boolean;
  retry: () => void;
  /** Number of lines on the boards before the open one. */
  linesBefore: number;
  /** A parked board has no lines: only a person can price them together. */
  isUnread: boolean;
}

type PriceInput = Omit<ReturnType<typeof parkedInput>, "lines"> & { lines: QuoteLineInput[] };

const STILL_MS = 400;

export function usePricedLines(lines: readonly BomLine[]): BomPrice {
  const board = useQuoteDraft((draft) => draft.specification);
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const coordinates = useBomDraft((draft) => draft.coordinates);
  const projectId = useGerberView((view) => view.projectId);
  const isConfirmed = useBomDraft((draft) => draft.isUnassociatedConfirmed);
  const boardName = useBomDraft(nameOfList);
  const others = useBomBoards((boards) => boards.others);
  const at = useBomBoards((boards) => boards.at);
  const waiting = useMemo(() => others.map(parkedInput), [others]);
  const isUnread = waiting.some((each) => each.lines.length === 0);
  const input = useMemo(() => {
    if (lines.length === 0 || isUnread) return null;
    const current = {
      ...{ boardName, board },
      assembly: { ...assembly, coordinates: coordinates.length > 0 },
      ...boardFiles({ coordinates }, projectId),
      lines: lines.map(quoteLine),
    };
    const [first = current, ...further] = inOrder<PriceInput>(waiting, at, current);
    return { ...first, others: further, unassociatedConfirmed: isConfirmed ? 1 : 0 };
  }, [lines, boardName, board, assembly, coordinates, projectId, isConfirmed, waiting, at, isUnread]);
  const settled = useDebounced(input, STILL_MS);
  const answer = useBomPrice(settled);
  const { data, isError, isPlaceholderData, fetchStatus } = answer;
  return {
    data: input === null ? undefined : data,
    isCurrent: settled === input && data !== undefined && !isPlaceholderData,
    isFailed: isError,
    isPaused: fetchStatus === "paused",
    retry: () => void answer.refetch(),
    isUnread,
    linesBefore: waiting.slice(0, at).reduce((sum, each) => sum + each.lines.length, 0),
  };
}
