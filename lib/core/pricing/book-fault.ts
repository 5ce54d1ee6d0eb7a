// The reasons against data as a price book, entry by entry.

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

/** A reason against an entry; `path` is its name in the book, with dots. */
export interface BookFault {
  path: string;
  reason: (typeof BOOK_FAULTS)[number];
}
