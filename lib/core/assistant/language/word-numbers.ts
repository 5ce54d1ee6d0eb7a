// English numerals as digits: "two hundred boards" is "200 boards".

const SMALL: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11 },
  ...{ twelve: 12, fifteen: 15, sixteen: 16, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70 },
  ...{ eighty: 80, ninety: 90 },
};
const SCALES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1_000 };

const NUMERAL = `(?:${[...Object.keys(SMALL), ...Object.keys(SCALES)].join("|")})`;
/** Things that are counted on boards; "one of them" and "two questions" stay words. */
const COUNTED =
  "(?:layers?|sided?|sides|boards?|pcbs?|pieces?|pcs|units?|stencils?|lines|joints|pads|inch(?:es)?|in|mm|cm|mil|oz|ounces?|days?)";
const NUMERALS = new RegExp(
  String.raw`\b(?:a )?(${NUMERAL}(?:[ -](?:and )?${NUMERAL}){0,4})(?=[ -](?:${COUNTED})\b|[ -]\d+[ -]?layer)`,
  "g",
);

function valueOf(words: string): number {
  let sum = 0;
  let last = 0;
  for (const word of words.split(/[ -]/)) {
    const scale = SCALES[word];
    if (scale === undefined) {
      last += SMALL[word] ?? 0;
      continue;
    }
    sum += (last || 1) * scale;
    last = 0;
  }
  return sum + last;
}

/** Numerals before what is counted as digits. */
export const withDigits = (text: string): string =>
  text.replace(NUMERALS, (_whole, words: string) => String(valueOf(words)));
