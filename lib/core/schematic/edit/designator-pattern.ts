// Designators by a pattern: "R10.." counts from R10 on.

export interface DesignatorPattern {
  readonly prefix: string;
  /** Null for a designator without a number, such as "R?". */
  readonly start: number | null;
  /** Each further part gets the next number. */
  readonly counts: boolean;
}

const PATTERN = /^(?<prefix>[\p{L}_][\p{L}_]{0,15})(?:(?<start>\d{1,9})(?<counts>\.\.)?|\?)?$/u;

/** Null for a text that is no designator. Letters alone are a designator without a number. */
export function readPattern(text: string): DesignatorPattern | null {
  const groups = PATTERN.exec(text.trim())?.groups;
  if (!groups?.prefix) return null;
  const start = groups.start === undefined ? null : Number(groups.start);
  // Without a number all parts may share it: they are numbered later.
  return { prefix: groups.prefix, start, counts: groups.counts !== undefined || start === null };
}

/** As many designators as there are parts. */
export const designatorsOf = ({ prefix, start, counts }: DesignatorPattern, count: number): string[] =>
  Array.from({ length: count }, (_, at) => (start === null ? `${prefix}?` : `${prefix}${counts ? start + at : start}`));
