/** Digits of any width, with or without separators; null for anything else, and for more than `max`. */
export function readCount(text: string, max: number): number | null {
  const plain = text.normalize("NFKC").replace(/[\s,]/g, "");
  const count = /^\d{1,9}$/.test(plain) ? Number(plain) : null;
  return count !== null && count <= max ? count : null;
}
