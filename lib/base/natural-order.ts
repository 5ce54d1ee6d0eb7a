const collator = new Intl.Collator("en", { numeric: true });

/** R1, R2, R10. Texts that the collator takes for equal are ordered by their characters. */
export const compareNaturally = (a: string, b: string): number =>
  collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
