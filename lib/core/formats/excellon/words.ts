// The lines of an Excellon file as letters with their numbers, kept as digits until the format is known.

export type Word = { letter: string; digits: string; sign: 1 | -1 };

const MAX_LINE = 4096;
export const MAX_BYTES = 20_000_000;

/** The lines of the first 20 MB: no drill file comes near. */
export function linesOf(bytes: Uint8Array): string[] {
  const text = new TextDecoder("latin1").decode(bytes.subarray(0, MAX_BYTES));
  // The mark that some editors put before UTF-8 text.
  return text.replace(/^\u00ef\u00bb\u00bf/, "").split(/\r\n|\n|\r/);
}

/** A line without what is said beside the program: comments after ; or in brackets, line numbers, the block mark /. */
export function statementOf(line: string): string {
  const text = (line.length > MAX_LINE ? line.slice(0, MAX_LINE) : line).split(";", 1)[0] ?? "";
  return text
    .replace(/\([^)]*\)?/g, "")
    .trim()
    .replace(/^\/?(?:N\d+\s*)?/i, "");
}

/** "X-01Y02G85X03" → X, Y, G, X; anything that is no letter with a number is passed over. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
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
