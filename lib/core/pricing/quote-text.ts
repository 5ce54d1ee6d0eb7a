// A quote written out in words: the same rows as plain text and as the cells of a sheet.

export interface QuoteRow {
  name: string;
  value: string;
  /** How the value came about. */
  note?: string;
  /** What the rows above it come to. */
  isSum?: boolean;
}

export interface QuoteGroup {
  title: string;
  rows: QuoteRow[];
}

export interface WrittenQuote {
  title: string;
  groups: QuoteGroup[];
  /** What is said below all of it. */
  foot: string;
}

/** For a mail or a chat: a row to a line, groups apart. `line` writes a row in the reader's language. */
export function quoteText({ title, groups, foot }: WrittenQuote, line: (row: QuoteRow) => string): string {
  const blocks = groups.map(({ title: heading, rows }) => [heading, ...rows.map(line)].join("\n"));
  return [title, ...blocks, foot].join("\n\n");
}

/** Rows of equal length: name, value and note. A heading stands alone in its row. */
export function quoteCells({ title, groups, foot }: WrittenQuote): string[][] {
  const blank = ["", "", ""];
  return [
    [title, "", ""],
    blank,
    ...groups.flatMap(({ title: heading, rows }) => [
      [heading, "", ""],
      ...rows.map(({ name, value, note }) => [name, value, note ?? ""]),
      blank,
    ]),
    [foot, "", ""],
  ];
}

/** What file systems refuse, and what would lead into another folder. */
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** Specification: the quote's download is named "{project name}-quote.xls"; `ending` comes with its dot. */
export function quoteFileName(projectName: string, ending: string): string {
  const name = projectName
    .replace(REFUSED, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${name === "" ? "pcb" : name}-quote${ending}`;
}
