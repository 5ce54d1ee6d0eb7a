// Fields of components and library symbols: `F 0 "R1" H 1000 2000 50 0000 L CNN`.

import { numberAt, wordsOf } from "./text-lines";

/** "L", "C", "R" along the text; "T", "C", "B" across it. */
export type LegacyJustify = { horizontal: string; vertical: string; isItalic: boolean; isBold: boolean };

export type LegacyField = LegacyJustify & {
  line: number;
  /** 0 the reference, 1 the value, 2 the footprint, 3 the datasheet; others have a name. */
  number: number;
  name: string;
  text: string;
  isUpright: boolean;
  x: number;
  y: number;
  size: number;
  isVisible: boolean;
};

/** "L" and "CNN": the second word is the vertical place, then "I" for italic and "B" for bold. */
export function justify(horizontal = "C", rest = "CNN"): LegacyJustify {
  return { horizontal, vertical: rest[0] ?? "C", isItalic: rest[1] === "I", isBold: rest[2] === "B" };
}

/** The words after the number, which follows "F" with or without a blank. */
export function parseField(text: string, line: number): LegacyField | undefined {
  const [, number, rest = ""] = /^F\s{0,10}(\d{1,6})\s(.*)$/s.exec(text) ?? [];
  if (number === undefined) return undefined;
  const words = wordsOf(rest);
  const [value = "", orientation = "H"] = words;
  // Library symbols write "V" or "I", components a number whose last digit is 1 for hidden.
  const flags = words[5] ?? "V";
  return {
    ...{ line, number: Number(number), name: words[8] ?? "", text: value },
    ...{ isUpright: orientation === "V", x: numberAt(words, 2), y: numberAt(words, 3), size: numberAt(words, 4) },
    isVisible: flags !== "I" && !/^\d*[13579]$/.test(flags),
    ...justify(words[6], words[7]),
  };
}
