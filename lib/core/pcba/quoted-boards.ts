// The boards of a quote: one, or several whose parts are bought together.

import { completePcba, type PcbaInput, type PcbaSpecification } from "./specification";

/** Maximum boards of a quote: each has its own form, list and files. */
export const MAX_BOARDS_OF_QUOTE = 10;

/** `isCounted`: an engineer counted its joints. */
type KeptBoard = PcbaInput & { isCounted?: boolean };

/** As stored: the first board at the top level, and all of them under `boards` if there are several. */
export type KeptBoards = KeptBoard & { boards?: readonly (KeptBoard & { boardName?: string })[] };

export function boardsOf({ board, assembly, boards = [] }: KeptBoards): [PcbaSpecification, ...PcbaSpecification[]] {
  return [completePcba({ board, assembly }), ...boards.slice(1).map((each) => completePcba(each))];
}

/** Number of different boards in a stored quote. */
export const countBoards = ({ boards = [] }: KeptBoards): number => Math.max(1, boards.length);
