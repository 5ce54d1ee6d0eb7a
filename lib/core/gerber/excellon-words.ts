// The lines of an Excellon file as letters with their numbers, kept as digits until the format is known.

export type Word = { letter: string; digits: string; sign: 1 | -1 };

const MAX_LINE = 4096;
export const MAX_BYTES = 20_000_000;

/** The lines of the first 20 MB: no drill file comes near. */
export function linesOf(bytes: Uint8Array): string[] {
  return new TextDecoder("latin1").decode(bytes.subarray(0, MAX_BYTES)).split(/\r\n|\n|\r/);
}

/** "X-01Y02G85X03" → X, Y, G, X; anything that is no letter with a number is passed over. */
export function wordsOf(line: string): Word[] {
  const words: Word[] = [];
  const text = line.length > MAX_LINE ? line.slice(0, MAX_LINE) : line;
  let at = 0;
  while (at < text.length) {
    const letter = text.charCodeAt(at++) & 0xdf;
    if (letter < 65 || letter > 90) continue;
    let sign: 1 | -1 = 1;
    const mark = text.charCodeAt(at);
    if (mark === 0x2d || mark === 0x2b) {
      if (mark === 0x2d) sign = -1;
      at++;
    }
    const start = at;
    for (let code = text.charCodeAt(at); (code >= 48 && code <= 57) || code === 46; code = text.charCodeAt(at)) at++;
    words.push({ letter: String.fromCharCode(letter), digits: text.slice(start, at), sign });
  }
  return words;
}
