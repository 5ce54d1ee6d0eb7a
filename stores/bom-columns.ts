// Column meanings chosen by the user, kept on this device by the list's header row, so that the next list of the same
// tool is read in the same way.

import { COLUMN_MEANINGS, type ColumnMeaning } from "@/lib/core/bom/column";
import { drafts } from "@/stores/drafts/draft";

const KEY = "bom-columns";
/** Users work with a few tools; older entries are dropped. */
const MAX_REMEMBERED = 40;

interface Remembered {
  signature: string;
  columns: (ColumnMeaning | null)[];
}

/** Signature of the headers, ignoring case; null for a list without a header row. */
export function headerSignature(headers: readonly string[]): string | null {
  const plain = headers.map((header) => header.trim().toLowerCase());
  return plain.every((header) => header === "") ? null : JSON.stringify(plain);
}

const isMeaning = (value: unknown): value is ColumnMeaning | null =>
  value === null || COLUMN_MEANINGS.some((meaning) => meaning === value);

function read(stored: unknown): Remembered[] | null {
  if (!Array.isArray(stored)) return null;
  return stored.filter((entry): entry is Remembered => {
    const { signature, columns } = (entry ?? {}) as Record<string, unknown>;
    return typeof signature === "string" && Array.isArray(columns) && columns.every(isMeaning);
  });
}

export async function rememberColumns(headers: readonly string[], columns: (ColumnMeaning | null)[]): Promise<void> {
  const signature = headerSignature(headers);
  if (signature === null) return;
  const known = (await drafts.find(KEY, read)) ?? [];
  const others = known.filter((entry) => entry.signature !== signature);
  await drafts.keep(KEY, [...others, { signature, columns }].slice(-MAX_REMEMBERED));
}

/** Null if no list with this header row was corrected before. */
export async function recallColumns(headers: readonly string[]): Promise<(ColumnMeaning | null)[] | null> {
  const signature = headerSignature(headers);
  const known = signature === null ? [] : ((await drafts.find(KEY, read)) ?? []);
  return known.find((entry) => entry.signature === signature)?.columns ?? null;
}
