// A count as it was typed.

/** Digits of any width, with or without separators; null for anything else, and for more than `most`. */
export function readCount(text: string, most: number): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
  const count = /^\d{1,9}$/.test(plain) ? Number(plain) : null;
  return count !== null && count <= most ? count : null;
}
