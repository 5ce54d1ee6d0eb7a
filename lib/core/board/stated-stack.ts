// What a set of files says of how its board is to be made, beyond what is drawn.

/** Lengths in mm; words as they stand in the file, "ENIG" or "Black". What is not said is undefined. */
export type StatedStack = {
  thicknessMm?: number | undefined;
  finish?: string | undefined;
  maskColor?: string | undefined;
  silkColor?: string | undefined;
  /** Of the finished copper on the outer layers, and of the first inner one that says it. */
  outerCopperMm?: number | undefined;
  innerCopperMm?: number | undefined;
};

/** Longer words are no colour and no finish. */
const MAX_WORD = 40;

/** Without what says nothing: blanks, "None" and the like; undefined where nothing is left. */
export function tidyStack(stack: StatedStack): StatedStack | undefined {
  const said = Object.entries(stack).flatMap(([key, value]): [string, string | number][] => {
    if (typeof value === "number") return Number.isFinite(value) && value > 0 ? [[key, round(value)]] : [];
    const word = value?.trim() ?? "";
    return word === "" || word.length > MAX_WORD || /^(?:none|not specified|user defined)$/i.test(word)
      ? []
      : [[key, word]];
  });
  return said.length > 0 ? (Object.fromEntries(said) as StatedStack) : undefined;
}

/** To 0.1 µm: copper is told in thousandths of a millimetre and fractions of them. */
function round(mm: number): number {
  return Math.round(mm * 10_000) / 10_000;
}
