// Conversion of cells pasted from a spreadsheet to a file.

/** A table has several cells; plain words are no list. */
export function looksLikeTable(text: string): boolean {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "");
  return lines.length >= 2 && lines.filter((line) => /[\t,;|]|\S {2,}\S/.test(line)).length >= 2;
}

export const tableFile = (text: string, name: string) => new File([text], name, { type: "text/plain" });
