// A quote as text: the same rows as plain text and as spreadsheet cells.

export interface QuoteRow {
  name: string;
  value: string;
  /** The calculation of the value. */
  note?: string;
  /** The total of the rows above. */
  isSum?: boolean;
}

export interface QuoteGroup {
  title: string;
  rows: QuoteRow[];
}

export interface WrittenQuote {
  title: string;
  groups: QuoteGroup[];
  /** Notes below the rows. */
  foot: string;
}

/**
 * For an email or a chat: one row per line, with blank lines between groups. `line` writes a row in the user's
 * language.
 */
export function quoteText({ title, groups, foot }: WrittenQuote, line: (row: QuoteRow) => string): string {
  const blocks = groups.map(({ title: heading, rows }) => [heading, ...rows.map(line)].join("\n"));
  return [title, ...blocks, foot].join("\n\n");
}

/** Rows of equal length: name, value and note. A heading is alone in its row. */
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

/** Characters that file systems refuse, and path separators. */
const REFUSED = /[\\/:*?"<>|\u0000-\u001f\u007f]/g;

/** Specification: the quote's download is named "{project name}-quote.xls"; `ending` comes with its dot. */
export function quoteFileName(projectName: string, ending: string): string {
  const name = projectName
    .replace(REFUSED, " ")
    .replace(/\s+/g, " ")
    .replace(/^[. ]+|[. ]+$/g, "");
  return `${name === "" ? "pcb" : name}-quote${ending}`;
}
