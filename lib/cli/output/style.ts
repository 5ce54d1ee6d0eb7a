// Emphasis on a terminal, and none anywhere else.

import type { Io } from "@/lib/cli/io";

export interface Style {
  readonly strong: (text: string) => string;
  readonly error: (text: string) => string;
  readonly warning: (text: string) => string;
}

const ESCAPE = "\u001b[";
const wrapped = (code: number) => (text: string) => `${ESCAPE}${code}m${text}${ESCAPE}0m`;
const plain = (text: string) => text;

/** https://no-color.org: any value of NO_COLOR but the empty one turns colors off. */
export function styleFor({ env }: Pick<Io, "env">, isTerminal: boolean): Style {
  if (!isTerminal || env.NO_COLOR || env.TERM === "dumb") return { strong: plain, error: plain, warning: plain };
  return { strong: wrapped(1), error: wrapped(31), warning: wrapped(33) };
}
