// Whether it is known what is soldered to the boards of a quote.

import type { KeptBoards } from "@/lib/core/pcba/quoted-boards";
import type { BomQuoteRow } from "./rows";

type Asked = Pick<BomQuoteRow, "reasons" | "specification">;

/** Of each board: read from a list, typed, or counted by an engineer; of a list that engineers are to read nobody knows. */
export function countedBoards({ reasons, specification }: Asked): boolean[] {
  const { boards = [specification] }: KeptBoards = specification;
  return boards.map(({ isCounted = false }) => isCounted || !reasons.includes("parsingSkipped"));
}

/** Of all of them. */
export const isCounted = (quote: Asked): boolean => countedBoards(quote).every(Boolean);
