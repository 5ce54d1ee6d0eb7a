"use client";
// The price of all boards of the quote, their parts and work together, asked for once the list has stood still.
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
  /** Of all boards of the quote. */
  data: ListedPrice | undefined;
  /** It is the price of the list as it stands now. */
  isCurrent: boolean;
  isFailed: boolean;
  /** Without a network nobody is asked. */
  isPaused: boolean;
  retry: () => void;
  /** Of several boards: how many lines stand before those of the board on the page. */
  linesBefore: number;
  /** A board that waits has no lines: nobody but a person prices them together. */
  isUnread: boolean;
}

type Asked = Omit<ReturnType<typeof parkedInput>, "lines"> & { lines: QuoteLineInput[] };

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
    const [first = current, ...further] = inOrder<Asked>(waiting, at, current);
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
