// A downloaded quote as Excel reads it.

import { describe, expect, it } from "vitest";
import { read, type CellObject } from "xlsx";
import { textSheet } from "@/lib/client/sheet";

const TEXTS = [
  "=1+1",
  '=HYPERLINK("http://evil.example")',
  "+49 30 1",
  "-9.00",
  "@SUM(A1)",
  "007",
  "电机驱动",
  "$5.00",
  "\t=1+1",
  "\r=1+1",
  "a\u0000b",
  "'=1+1",
];

async function reopened() {
  const file = await textSheet([["Name", "Value"], ...TEXTS.map((text) => [text, text])], "Quote: a/b");
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { file, bytes, book: read(bytes, { cellNF: true }) };
}

describe("a sheet", () => {
  it("is an .xls file with one sheet", async () => {
    const { file, bytes, book } = await reopened();
    expect(file.type).toBe("application/vnd.ms-excel");
    // The mark of an OLE compound file, in which .xls comes.
    expect([...bytes.subarray(0, 8)]).toEqual([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    expect(book.SheetNames).toEqual(["Quote  a b"]);
  });

  it("holds every cell as the text that it was, none as a formula or a number", async () => {
    const { book } = await reopened();
    const sheet = book.Sheets["Quote  a b"] ?? {};
    const cells = TEXTS.map((_, row) => sheet[`A${row + 2}`] as CellObject);
    expect(cells.map(({ t, v, f, z }) => ({ t, v, f, z }))).toEqual(
      TEXTS.map((text) => ({ t: "s", v: text, f: undefined, z: "@" })),
    );
  });

  it("is an .xlsx file on demand, with numbers as numbers and texts as texts", async () => {
    const rows = [["Quantity", "Value"], ...TEXTS.map((text, at) => [at - 1, text])];
    const file = await textSheet(rows, "BOM", "xlsx");
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(file.type).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    // A ZIP archive.
    expect([...bytes.subarray(0, 4)]).toEqual([0x50, 0x4b, 3, 4]);
    const sheet = read(bytes, { cellNF: true }).Sheets.BOM ?? {};
    const column = (letter: string) => TEXTS.map((_, row) => sheet[`${letter}${row + 2}`] as CellObject);
    expect(column("A").map(({ t, v, f }) => ({ t, v, f }))).toEqual(
      TEXTS.map((_, at) => ({ t: "n", v: at - 1, f: undefined })),
    );
    expect(column("B").map(({ t, v, f, z }) => ({ t, v, f, z }))).toEqual(
      TEXTS.map((text) => ({ t: "s", v: text, f: undefined, z: "@" })),
    );
  });
});
