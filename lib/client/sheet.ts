// Tables as .xls files; the writer is loaded on first use.

/** Excel's limit of length, and the characters that it refuses in a sheet's name. */
const SHEET_NAME = { maxLength: 31, refused: /[\\/?*[\]:]/g };
const MAX_COLUMN_CHARACTERS = 60;

/**
 * Every cell is text and formatted as text, so that input beginning with = + - or @ never becomes a formula, even when
 * the cell is edited.
 */
export async function textSheet(rows: readonly (readonly string[])[], name: string): Promise<Blob> {
  const { utils, write } = await import("xlsx");
  const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((text) => ({ t: "s", v: text, z: "@" }))));
  const columns = Math.max(0, ...rows.map((row) => row.length));
  sheet["!cols"] = Array.from({ length: columns }, (_, at) => ({
    wch: Math.min(MAX_COLUMN_CHARACTERS, Math.max(8, ...rows.map((row) => row[at]?.length ?? 0))),
  }));
  const book = utils.book_new(sheet, name.replace(SHEET_NAME.refused, " ").slice(0, SHEET_NAME.maxLength));
  const bytes = write(book, { bookType: "biff8", type: "array" }) as ArrayBuffer;
  return new Blob([bytes], { type: "application/vnd.ms-excel" });
}
