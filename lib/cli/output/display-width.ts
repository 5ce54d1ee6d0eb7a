// Columns that a text takes on a terminal.

/** Full-width and wide characters of Unicode's East Asian Width in the ranges that our texts use. */
const isWide = (code: number): boolean =>
  (code >= 0x1100 && code <= 0x115f) ||
  (code >= 0x2e80 && code <= 0xa4cf) ||
  (code >= 0xac00 && code <= 0xd7a3) ||
  (code >= 0xf900 && code <= 0xfaff) ||
  (code >= 0xfe30 && code <= 0xfe6f) ||
  (code >= 0xff00 && code <= 0xff60) ||
  (code >= 0xffe0 && code <= 0xffe6) ||
  (code >= 0x1f300 && code <= 0x1faff) ||
  (code >= 0x20000 && code <= 0x3fffd);

function widthOf(character: string): number {
  if (/^\p{Mark}$/u.test(character)) return 0;
  return isWide(character.codePointAt(0) ?? 0) ? 2 : 1;
}

export const displayWidth = (text: string): number => [...text].reduce((sum, each) => sum + widthOf(each), 0);

/** Lines of at most `width` columns, broken at spaces where there are some. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  let at = 0;
  for (const character of text) {
    const next = widthOf(character);
    if (at + next > width && line !== "") {
      const space = line.lastIndexOf(" ");
      const isAtSpace = character !== " " && space > 0;
      lines.push(isAtSpace ? line.slice(0, space) : line);
      line = isAtSpace ? line.slice(space + 1) : "";
      at = displayWidth(line);
      if (character === " " && line === "") continue;
    }
    line += character;
    at += next;
  }
  return [...lines, line];
}
