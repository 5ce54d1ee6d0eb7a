// Text tables whose columns stand one below the other, kept apart by spaces alone.

const SAMPLED = 400;
const MIN_WORDS = 4;

const isRow = (line: string) => line.trim().split(/\s+/).length >= MIN_WORDS;

/** Three cells at least, each two spaces or more from the next. */
const isExploded = (line: string) => line.trim().split(/ {2,}/).length > 2;
const MIN_RATIO = 0.8;
/** Fewer rows under a long banner are no table. */
const MIN_TABLE_ROWS = 4;

/** `=====`, `-----`: a rule drawn under a heading. */
const isDrawnRule = (line: string) => /^[\s\-=_*#+|]+$/.test(line);

/**
 * True if nearly all lines from the first table row on are split into columns. Commas in cell texts are not separators
 * then, and a banner above the table is not part of it.
 */
export function looksFixedWidth(text: string): boolean {
  const lines = text
    .split(/\r\n?|\n/, SAMPLED)
    .filter((line) => line.trim() !== "" && !line.startsWith("##") && !isDrawnRule(line));
  const table = lines.slice(Math.max(0, lines.findIndex(isExploded)));
  const explodedRatio = (some: readonly string[]) => some.filter(isExploded).length / some.length;
  if (table.length < 2 || explodedRatio(table) < MIN_RATIO) return false;
  // A banner of labels and values may be spaced out too, but it is not most of the file.
  return explodedRatio(lines) >= MIN_RATIO || table.length >= MIN_TABLE_ROWS;
}

/**
 * The columns as `[from, to)`: a column ends and the next begins at a character position that is blank in every row.
 */
function columnsOf(lines: readonly string[]): [number, number][] {
  const width = Math.max(0, ...lines.map((line) => line.length));
  const columns: [number, number][] = [];
  let begun = -1;
  for (let at = 0; at <= width; at++) {
    const isBlank = lines.every((line) => at >= line.length || line[at] === " ");
    if (!isBlank && begun < 0) begun = at;
    if (isBlank && begun >= 0) {
      columns.push([begun, at]);
      begun = -1;
    }
  }
  return columns;
}

/** `Mid X` is one header: a single letter belongs to the word before it. */
function headerWords(header: string): string[] {
  return header
    .trim()
    .replace(/(\p{L}{2,}) (?=\p{L}(?:\s|$))/gu, "$1\u00a0")
    .split(/[^\S\u00a0]+/);
}

/** The words of a row divided among the headers; surplus words belong to the last column, whose text has spaces. */
function underHeaders(line: string, columns: number): string[] {
  const words = line.trim().split(/\s+/);
  return [...words.slice(0, columns - 1), words.slice(columns - 1).join(" ")];
}

function byBlankColumns(rows: readonly string[]): [number, number][] {
  const [header = ""] = rows;
  const columns: [number, number][] = [];
  for (const [from, to] of columnsOf(rows)) {
    const last = columns.at(-1);
    if (last !== undefined && header.slice(from, to).trim() === "") last[1] = to;
    else columns.push([from, to]);
  }
  const end = columns.at(-1);
  if (end) end[1] = Infinity;
  return columns;
}

const NUMBER = /^[-+]?\d+(?:[.,]\d+)?(?:mm|mils?|in|")?$/i;
/** A row of a placement table has at least two numbers; a title with a year in it has one. */
const MIN_NUMBERS = 2;

const numbersIn = (line: string) =>
  line
    .trim()
    .split(/\s+/)
    .filter((word) => NUMBER.test(word)).length;
const hasNumbers = (line: string) => numbersIn(line) >= MIN_NUMBERS;

/**
 * The rows from the header to the last one with numbers: a sentence above or below would fill the gaps between columns.
 */
function tableRows(rows: readonly string[]): readonly string[] {
  const first = rows.findIndex((row, at) => hasNumbers(row) && hasNumbers(rows[at + 1] ?? row));
  const header = rows[first - 1];
  if (header === undefined || numbersIn(header) > 0) return rows;
  return rows.slice(first - 1, rows.findLastIndex(hasNumbers) + 1);
}

/**
 * The cells of each line; lines that are not table rows (titles, notes) are one cell. `isNote` marks the lines that do
 * not follow the columns. Columns that the first row leaves empty belong to the one on their left, whose text has
 * spaces. If long words fill the gaps between columns, rows are divided by words.
 */
export function readFixedWidth(text: string, isNote: (line: string) => boolean): string[][] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\t/g, "    ").split("\n");
  const isTableRow = (line: string) => !isNote(line) && isRow(line) && !isDrawnRule(line);
  const rows = tableRows(lines.filter(isTableRow).slice(0, SAMPLED));
  const header = lines.indexOf(rows[0] ?? "");
  const columns = byBlankColumns(rows);
  const headers = headerWords(rows[0] ?? "");
  const full = rows.slice(1).filter((row) => row.trim().split(/\s+/).length >= headers.length);
  const isByWords = headers.length > columns.length && full.length >= MIN_RATIO * (rows.length - 1);
  const cellsOf = (line: string) => {
    if (!isByWords) return columns.map(([from, to]) => line.slice(from, to).trim());
    return line === rows[0]
      ? headers.map((header) => header.replace("\u00a0", " "))
      : underHeaders(line, headers.length);
  };
  return lines.map((line, at) => (at < header || !isTableRow(line) ? [line.trim()] : cellsOf(line)));
}
