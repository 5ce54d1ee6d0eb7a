// Known numbers of joints on the boards of a quote.

import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import type { BomQuoteRow } from "./rows";

type InquiryRow = Pick<BomQuoteRow, "reasons" | "specification">;

/**
 * For each board, whether its joints are known: from a list, typed, or counted by an engineer. Those of an unread list
 * are not.
 */
export function countedBoards({ reasons, specification }: InquiryRow): boolean[] {
  const { boards = [specification] }: KeptBoards = specification;
  return boards.map(({ isCounted = false }) => isCounted || !reasons.includes("parsingSkipped"));
}

/** True where the joints of all boards are known. */
export const isCounted = (quote: InquiryRow): boolean => countedBoards(quote).every(Boolean);
