"use client";
// The price of boards, parts and work together, asked for once the list has stood still.
import { useMemo } from "react";
import type { BomLine } from "@/components/bom/bom-row";
import { quoteLine } from "@/components/bom/quote-lines";
import { useDebounced } from "@/components/quote/use-debounced";
import { useBomPrice } from "@/lib/client/bom-price";
import type { ListedPrice } from "@/lib/contracts/bom-lines";
import { useBomDraft } from "@/stores/bom-draft";
import { usePcbaDraft } from "@/stores/pcba-draft";
import { useQuoteDraft } from "@/stores/quote-draft";

export interface BomPrice {
  data: ListedPrice | undefined;
  /** It is the price of the list as it stands now. */
  isCurrent: boolean;
  isFailed: boolean;
  /** Without a network nobody is asked. */
  isPaused: boolean;
  retry: () => void;
}

const STILL_MS = 400;

export function usePricedLines(lines: readonly BomLine[]): BomPrice {
  const board = useQuoteDraft((draft) => draft.specification);
  const assembly = usePcbaDraft((draft) => draft.assembly);
  const hasCoordinates = useBomDraft((draft) => draft.coordinates.length > 0);
  const isConfirmed = useBomDraft((draft) => draft.isUnassociatedConfirmed);
  const input = useMemo(
    () =>
      lines.length === 0
        ? null
        : {
            board,
            assembly: { ...assembly, coordinates: hasCoordinates },
            lines: lines.map(quoteLine),
            unassociatedConfirmed: isConfirmed ? 1 : 0,
          },
    [lines, board, assembly, hasCoordinates, isConfirmed],
  );
  const settled = useDebounced(input, STILL_MS);
  const answer = useBomPrice(settled);
  const { data, isError, isPlaceholderData, fetchStatus } = answer;
  return {
    data: input === null ? undefined : data,
    isCurrent: settled === input && data !== undefined && !isPlaceholderData,
    isFailed: isError,
    isPaused: fetchStatus === "paused",
    retry: () => void answer.refetch(),
  };
}
