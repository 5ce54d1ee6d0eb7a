// Text tables: rows of cells with a separator between them, quoted as in RFC 4180.

export interface DelimitedRow {
  /** The line on which it begins, from 1. */
  line: number;
  cells: string[];
}

interface DelimitedOptions {
  separator?: string;
  /** Keeps empty rows, so that the index of a row is its number. */
  keepsEmpty?: boolean;
}

/** Quotes are doubled inside quotes; any kind of line end. Cells are trimmed. */
export function readDelimited(
  text: string,
  { separator = ",", keepsEmpty = false }: DelimitedOptions = {},
): DelimitedRow[] {
  const rows: DelimitedRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let begunOn = 1;
  const endRow = () => {
    cells.push(cell.trim());
    if (keepsEmpty || cells.some((each) => each !== "")) rows.push({ line: begunOn, cells });
    [cells, cell] = [[], ""];
  };
  const content = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  for (let at = 0; at < content.length; at++) {
    const sign = content[at] ?? "";
    if (sign === "\n") line++;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (content[at + 1] === '"') cell += content[++at] ?? "";
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") [isQuoted, cell] = [true, ""];
    else if (sign === separator) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n") {
      endRow();
      begunOn = line;
    } else cell += sign;
  }
  if (cell !== "" || cells.length > 0) endRow();
  return rows;
}

const SEPARATORS = [",", ";", "\t", "|"];
const SAMPLED_ROWS = 40;

/** A separator must occur in at least this ratio of rows. */
const MIN_RATIO = 0.3;

/** The separator that yields the most columns in the most rows; null if none does. */
export function guessSeparator(text: string): string | null {
  const sample = text.slice(0, 65_536);
  let best: { separator: string | null; score: number } = { separator: null, score: 0 };
  for (const separator of SEPARATORS) {
    const widths = readDelimited(sample, { separator })
      .slice(0, SAMPLED_ROWS)
      .map(({ cells }) => cells.length);
    const usual = mostFrequent(widths.filter((width) => width > 1));
    const isUsual = usual !== null && usual.times >= MIN_RATIO * widths.length;
    const score = isUsual ? usual.value * usual.times : 0;
    if (score > best.score) best = { separator, score };
  }
  return best.separator;
}

function mostFrequent(values: readonly number[]): { value: number; times: number } | null {
  const times = new Map<number, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  const [first] = [...times].sort(([a, m], [b, n]) => n - m || b - a);
  return first ? { value: first[0], times: first[1] } : null;
}
