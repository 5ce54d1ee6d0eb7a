// Exit codes of the command line, as docs/cli.md documents them.

export const EXIT = {
  ok: 0,
  /** The command worked, and what it found is above the threshold of `--fail-on`. */
  findings: 1,
  usage: 2,
  /** No answer, a timeout, or a fault of the server. */
  network: 3,
  auth: 4,
  /** The server refused, or a person has to price the board. */
  refused: 5,
  /** A fault of this program (EX_SOFTWARE of sysexits.h). */
  fault: 70,
} as const;
export type Exit = (typeof EXIT)[keyof typeof EXIT];
