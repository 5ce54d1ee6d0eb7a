// Known numbers of joints on the boards of a quote.

import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import type { BomQuoteRow } from "./rows";

type Asked = Pick<BomQuoteRow, "reasons" | "specification">;

/**
 * For each board, whether its joints are known: from a list, typed, or counted by an engineer. Those of an unread list
 * are not.
 */
export function countedBoards({ reasons, specification }: Asked): boolean[] {
  const { boards = [specification] }: KeptBoards = specification;
  return boards.map(({ isCounted = false }) => isCounted || !reasons.includes("parsingSkipped"));
}

/** True where the joints of all boards are known. */
export const isCounted = (quote: Asked): boolean => countedBoards(quote).every(Boolean);
