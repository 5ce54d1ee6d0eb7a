// Lines of LTspice's text files: a keyword, then words.
import { decodeText } from "@/lib/base/text-encoding";
import { err, ok, type Result } from "@/lib/base/result";

export type LtspiceFailure = "DAMAGED" | "TOO_LARGE";

export interface LtspiceLine {
  /** From 1. */
  readonly line: number;
  readonly keyword: string;
  /** Behind the keyword, without spaces at its ends. */
  readonly rest: string;
}

export interface LtspicePoint {
  readonly x: number;
  readonly y: number;
}

const MAX_LINES = 400_000;
/** Farther out than any sheet; sums of two coordinates stay exact. */
const MAX_LTSPICE_COORDINATE = 1_000_000;

/** The first line of a file is "Version 4" or "Version 4.1"; what the others are is told by their keyword. */
export function readLtspiceLines(bytes: Uint8Array): Result<LtspiceLine[], LtspiceFailure> {
  const lines = decodeText(bytes)
    .text.replace(/^\ufeff/, "")
    .split(/\r\n|\n|\r/);
  if (lines.length > MAX_LINES) return err("TOO_LARGE", { line: MAX_LINES });
  return ok(
    lines.flatMap((text, index): LtspiceLine[] => {
      const trimmed = text.trim();
      const space = trimmed.search(/\s/);
      if (trimmed === "") return [];
      const [keyword, rest] = space < 0 ? [trimmed, ""] : [trimmed.slice(0, space), trimmed.slice(space).trim()];
      return [{ line: index + 1, keyword: keyword.toUpperCase(), rest }];
    }),
  );
}

export const damagedLine = ({ line, keyword, rest }: LtspiceLine): Result<never, LtspiceFailure> =>
  err("DAMAGED", { line, read: `${keyword} ${rest}`.slice(0, 80) });

/** The first `count` words as integers; null if one is none. */
export function integersOf(rest: string, count: number): readonly number[] | null {
  const words = rest.split(/\s+/, count);
  if (words.length < count) return null;
  const numbers = words.map((word) => (/^[+-]?\d{1,7}$/.test(word) ? Number(word) : NaN));
  return numbers.every((number) => Math.abs(number) <= MAX_LTSPICE_COORDINATE) ? numbers : null;
}

/** Behind the first `count` words. */
export function restAfter(rest: string, count: number): string {
  let text = rest;
  for (let word = 0; word < count; word++) text = text.replace(/^\S+\s*/, "");
  return text;
}
