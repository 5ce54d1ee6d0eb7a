// A command of the command line: its flags, and its run with the server, the texts and the process.

import type { Exit } from "@/lib/cli/exit";
import type { Io } from "@/lib/cli/io";
import type { Arguments, Flags } from "@/lib/cli/input/arguments";
import type { Client } from "@/lib/cli/net/client";
import type { Style } from "@/lib/cli/output/style";
import type { Words } from "@/lib/cli/output/words";
import type { MarketArea } from "@/lib/core/market/area";

export interface CommandContext {
  readonly io: Io;
  readonly args: Arguments;
  readonly words: Words;
  readonly style: Style;
  /** Columns of tables; null where the output is no terminal. */
  readonly width: number | null;
  readonly area: MarketArea | null;
  /** The server of the command; the same at each call. */
  readonly connect: () => Promise<Client>;
  /** A line of progress or a notice, below `cli`. */
  readonly note: (key: string, values?: Readonly<Record<string, string | number>>) => void;
}

/** `data` is the answer of `--json`, `lines` the one for people. */
export interface Outcome {
  readonly exit: Exit;
  readonly data: Readonly<Record<string, unknown>>;
  readonly lines: readonly string[];
}

export interface Command {
  readonly flags: Flags;
  /** Most words after its name; more are an error of usage. */
  readonly maxWords: number;
  readonly run: (context: CommandContext) => Promise<Outcome>;
}
