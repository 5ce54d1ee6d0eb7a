// Why data cannot be a price book, figure by figure.

export const BOOK_FAULTS = [
  "missing",
  "unknown",
  "notAmount",
  "notNumber",
  "notText",
  "falls",
  "noRest",
  "farOff",
  "area",
  "currency",
  "version",
  "versionTaken",
  "notAhead",
  "dayTaken",
] as const;

/** Why a figure cannot stand there; `path` is its name in the book, with dots. */
export interface BookFault {
  path: string;
  reason: (typeof BOOK_FAULTS)[number];
}
