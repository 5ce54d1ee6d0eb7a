// The part of a file that a request asks for (RFC 9110, section 14): one range of bytes, or the whole.

/** Both ends included. */
export type BytePart = { from: number; to: number };

export type AskedPart = "whole" | "unsatisfiable" | BytePart;

const SINGLE = /^bytes=\s*(?:(\d+)-(\d*)|-(\d+))\s*$/i;

/**
 * Several ranges, another unit and what cannot be read are answered with the whole file, as the standard allows: parts
 * that overlap would make an answer larger than the file. A range with `If-Range` counts for that content alone.
 */
export function askedPart(
  { range, ifRange }: { range: string | null; ifRange: string | null },
  { size, etag }: { size: number; etag: string },
): AskedPart {
  const [, first, last, suffix] = SINGLE.exec(range ?? "") ?? [];
  if (first === undefined && suffix === undefined) return "whole";
  if (ifRange !== null && ifRange !== etag) return "whole";
  if (suffix !== undefined) {
    const length = Math.min(Number(suffix), size);
    return length === 0 ? "unsatisfiable" : { from: size - length, to: size - 1 };
  }
  const from = Number(first);
  const to = last === "" || last === undefined ? Infinity : Number(last);
  if (to < from) return "whole";
  return from >= size ? "unsatisfiable" : { from, to: Math.min(to, size - 1) };
}
