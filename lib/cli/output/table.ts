// Tables for people: columns of their contents' width, within the terminal's.

import { displayWidth, wrap } from "@/lib/cli/output/display-width";

export interface Column {
  readonly head: string;
  readonly isNumeric?: boolean;
}

const GAP = "  ";
const LEAST_COLUMNS = 8;
/** Width where the output is no terminal: programs read long lines better than wrapped ones. */
const UNLIMITED = Number.MAX_SAFE_INTEGER;

const padded = (text: string, width: number, isNumeric: boolean) => {
  const blanks = " ".repeat(Math.max(0, width - displayWidth(text)));
  return isNumeric ? blanks + text : text + blanks;
};

/** The widest column gives way until all fit, or none can. */
function fitted(widths: readonly number[], columns: number): number[] {
  const fitting = [...widths];
  const total = () => fitting.reduce((sum, width) => sum + width, GAP.length * (fitting.length - 1));
  while (total() > columns) {
    const widest = fitting.indexOf(Math.max(...fitting));
    if ((fitting[widest] ?? 0) <= LEAST_COLUMNS) break;
    fitting[widest] = (fitting[widest] ?? 0) - 1;
  }
  return fitting;
}

/** Lines without trailing blanks; the first holds the heads. `columns`: width of the terminal, null without one. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number | null,
): string[] {
  const cells = [columns.map(({ head }) => head), ...rows];
  const contents = columns.map((_, at) => Math.max(...cells.map((row) => displayWidth(row[at] ?? ""))));
  const widths = fitted(contents, width ?? UNLIMITED);
  return cells.flatMap((row) => {
    const wrapped = widths.map((column, at) => wrap(row[at] ?? "", column));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      widths
        .map((column, at) => padded(wrapped[at]?.[line] ?? "", column, columns[at]?.isNumeric === true))
        .join(GAP)
        .trimEnd(),
    );
  });
}
