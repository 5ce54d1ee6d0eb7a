// The boards of a quote: one, or several whose parts are bought together.

import { completePcba, type GivenPcba, type PcbaSpecification } from "./specification";

/** As many as one quote takes: each has a form, a list and files of its own. */
export const MAX_BOARDS_OF_QUOTE = 10;

/** `isCounted`: an engineer counted what is soldered to it. */
type KeptBoard = GivenPcba & { isCounted?: boolean };

/** As it is kept: the first board at the top, and all of them under `boards` where there are several. */
export type KeptBoards = KeptBoard & { boards?: readonly (KeptBoard & { boardName?: string })[] };

export function boardsOf({ board, assembly, boards = [] }: KeptBoards): [PcbaSpecification, ...PcbaSpecification[]] {
  return [completePcba({ board, assembly }), ...boards.slice(1).map((each) => completePcba(each))];
}

/** Different boards of what is kept. */
export const countBoards = ({ boards = [] }: KeptBoards): number => Math.max(1, boards.length);
