// Stackup and process data that a set of files states in addition to its drawings.

/** Lengths in mm; words as written in the file, "ENIG" or "Black". Undefined if not stated. */
export type StatedStack = {
  thicknessMm?: number | undefined;
  finish?: string | undefined;
  maskColor?: string | undefined;
  silkColor?: string | undefined;
  /** Finished copper of the outer layers, and of the first inner layer that states it. */
  outerCopperMm?: number | undefined;
  innerCopperMm?: number | undefined;
};

/** Longer texts are neither colors nor finishes. */
const MAX_WORD = 40;

/** Removes empty values such as blanks or "None"; undefined if nothing remains. */
export function tidyStack(stack: StatedStack): StatedStack | undefined {
  const entries = Object.entries(stack).flatMap(([key, value]): [string, string | number][] => {
    if (typeof value === "number") return Number.isFinite(value) && value > 0 ? [[key, round(value)]] : [];
    const word = value?.trim() ?? "";
    return word === "" || word.length > MAX_WORD || /^(?:none|not specified|user defined)$/i.test(word)
      ? []
      : [[key, word]];
  });
  return entries.length > 0 ? (Object.fromEntries(entries) as StatedStack) : undefined;
}

/** Rounds to 0.1 µm, because copper is stated in thousandths of a millimeter and fractions of them. */
function round(mm: number): number {
  return Math.round(mm * 10_000) / 10_000;
}
