// Every option of a board, one record each. The specification's type, its defaults, the contract, the form, URLs, the
// keys of price books, price lines and the required messages all derive from these records.

import { BOARD_OPTIONS } from "@/lib/core/pcb/options/board";
import { CHECK_OPTIONS } from "@/lib/core/pcb/options/checks";
import { LAMINATE_OPTIONS } from "@/lib/core/pcb/options/laminate";
import type { BoardOption } from "@/lib/core/pcb/options/option";
import { PROCESS_OPTIONS } from "@/lib/core/pcb/options/process";

/** In the order of URLs and of stored specifications. */
export const OPTIONS = { ...BOARD_OPTIONS, ...LAMINATE_OPTIONS, ...PROCESS_OPTIONS, ...CHECK_OPTIONS } as const;

export type PcbOption = keyof typeof OPTIONS;

/** The same records, for code that treats them alike. */
export const OPTION_RECORDS: Readonly<Record<PcbOption, BoardOption>> = OPTIONS;
export const OPTION_NAMES = Object.keys(OPTIONS) as PcbOption[];

/** In the order of the table, except that options with an `after` follow that option directly. */
export function inOrder<O extends string>(options: readonly O[], afterOf: (option: O) => string | undefined): O[] {
  const following = (name: string | undefined): O[] =>
    options.filter((option) => afterOf(option) === name).flatMap((option) => [option, ...following(option)]);
  return following(undefined);
}
