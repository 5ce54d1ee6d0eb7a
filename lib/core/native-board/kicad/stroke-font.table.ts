// Advance widths of KiCad's stroke font (Newstroke), so that a text is as long on our drawing as on the board.

/** In 21st parts of the text width: the characters of each advance. */
const CHARACTERS: Readonly<Record<number, string>> = {
  8: "`",
  10: "!',.:;Iij",
  11: "l",
  12: "^ft",
  13: "r",
  14: "()[\\]{}",
  16: ' "*JT_vy',
  17: "Lksxz~",
  18: "?AFVYce",
  19: "Eabdghnopqu",
  20: "$0123456789SXZ|",
  21: "#BCDGKPR",
  22: "/HNOQUw",
  24: "%MW",
  26: "&+-<=>",
  27: "@",
  28: "m",
};
const UNITS = 21;
const USUAL = 19;

const ADVANCES = new Map(
  Object.entries(CHARACTERS).flatMap(([units, characters]) =>
    [...characters].map((character) => [character, Number(units) / UNITS] as const),
  ),
);

/** From the start of a character to that of the next one, as a share of the text width. */
export function strokeFontAdvance(character: string): number {
  return ADVANCES.get(character) ?? USUAL / UNITS;
}
