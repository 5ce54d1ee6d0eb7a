// Tables as files of spreadsheets; the writer is loaded on first use.

/** Excel's limit of length, and the characters that it refuses in a sheet's name. */
const SHEET_NAME = { maxLength: 31, refused: /[\\/?*[\]:]/g };
const MAX_COLUMN_CHARACTERS = 60;

export const SHEET_KINDS = {
  xls: { bookType: "biff8", type: "application/vnd.ms-excel" },
  xlsx: { bookType: "xlsx", type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
} as const;

type Cell = string | number;

const toCell = (value: Cell) => (typeof value === "number" ? { t: "n", v: value } : { t: "s", v: value, z: "@" });

/**
 * Every text is a cell formatted as text, so that input beginning with = + - or @ never becomes a formula, even when
 * the cell is edited.
 */
export async function textSheet(
  rows: readonly (readonly Cell[])[],
  name: string,
  kind: keyof typeof SHEET_KINDS = "xls",
): Promise<Blob> {
  const { utils, write } = await import("xlsx");
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map(toCell)));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  sheet["!cols"] = Array.from({ length: columns }, (_, at) => ({
    wch: Math.min(MAX_COLUMN_CHARACTERS, Math.max(8, ...rows.map((row) => String(row[at] ?? "").length))),
  }));
  const book = utils.book_new(sheet, name.replace(SHEET_NAME.refused, " ").slice(0, SHEET_NAME.maxLength));
  const { bookType, type } = SHEET_KINDS[kind];
  const bytes = write(book, { bookType, type: "array", compression: true }) as ArrayBuffer;
  return new Blob([bytes], { type });
}
