// Spreadsheets and text tables by their content, and the hostile ones among them.

import { utils, write } from "xlsx";
import { describe, expect, it } from "vitest";
import { MAX_WORKBOOK_BYTES, openWorkbook } from "@/lib/workers/bom/open-workbook";
import { zip } from "@/tests/support/archives";

const ROWS = [
  ["位号", "数量"],
  ["R1", 1],
  ["", ""],
  ["C1, C2", 2],
];
const TEXT_ROWS = [
  ["位号", "数量"],
  ["R1", "1"],
  ["", ""],
  ["C1, C2", "2"],
];

function workbook(bookType: "xlsx" | "biff8" | "ods", rows: unknown[][] = ROWS): Uint8Array {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), "BOM");
  return new Uint8Array(write(book, { type: "array", bookType }) as ArrayBuffer);
}

describe("a workbook", () => {
  it.each(["xlsx", "biff8", "ods"] as const)("of %s is read as people see it", async (type) => {
    expect(await openWorkbook(workbook(type))).toEqual({ ok: true, value: [{ name: "BOM", rows: TEXT_ROWS }] });
  });

  it("gives the last value of a formula, and no formula", async () => {
    const sheet = utils.aoa_to_sheet([["a", "b"]]);
    sheet["C1"] = { t: "n", v: 3, f: "1+2" };
    sheet["!ref"] = "A1:C1";
    const book = { SheetNames: ["S"], Sheets: { S: sheet } };
    const bytes = new Uint8Array(write(book, { type: "array", bookType: "xlsx" }) as ArrayBuffer);
    expect(await openWorkbook(bytes)).toMatchObject({ value: [{ rows: [["a", "b", "3"]] }] });
  });

  it("keeps the names of prototypes as words", async () => {
    const opened = await openWorkbook(
      workbook("xlsx", [
        ["__proto__", "constructor"],
        ["x", "y"],
      ]),
    );
    expect(opened).toMatchObject({
      value: [
        {
          rows: [
            ["__proto__", "constructor"],
            ["x", "y"],
          ],
        },
      ],
    });
    expect(({} as Record<string, unknown>)["x"]).toBeUndefined();
  });
});

describe("a text", () => {
  it("is divided by what divides it", async () => {
    const bytes = new TextEncoder().encode("Ref;Menge\n\nR1;1\n");
    expect(await openWorkbook(bytes)).toEqual({
      ok: true,
      value: [{ name: "", rows: [["Ref", "Menge"], [""], ["R1", "1"]] }],
    });
  });
});

describe("what is refused", () => {
  const SIXTY_FIVE_MB = 65 * 1024 * 1024;

  it.each<[string, () => Uint8Array, string]>([
    ["nothing", () => new Uint8Array(), "TABLE_EMPTY"],
    ["a sheet without a word", () => workbook("xlsx", [["", ""]]), "TABLE_EMPTY"],
    ["more than 5 MB", () => new Uint8Array(MAX_WORKBOOK_BYTES + 1), "TABLE_TOO_LARGE"],
    ["a picture", () => Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1), "NOT_A_TABLE"],
    ["a PDF, also one without a NUL", () => new TextEncoder().encode("%PDF-1.4\nR1,1,RC0402\n%%EOF"), "NOT_A_TABLE"],
    ["an archive of something else", () => zip([{ name: "board.gbr", content: "G04*" }]), "NOT_A_TABLE"],
    ["half a workbook", () => workbook("xlsx").slice(0, 900), "TABLE_DAMAGED"],
    [
      "a workbook that unfolds to more than memory should hold",
      () =>
        zip([
          { name: "xl/workbook.xml", content: "<workbook/>" },
          { name: "xl/worksheets/sheet1.xml", content: new Uint8Array(SIXTY_FIVE_MB) },
        ]),
      "TABLE_TOO_LARGE",
    ],
  ])("%s", async (_, make, code) => {
    expect(await openWorkbook(make())).toMatchObject({ ok: false, code });
  });
});

describe("a list of many rows", () => {
  it("is read up to twenty thousand", async () => {
    const rows = Array.from({ length: 20_500 }, (_, at) => `R${at},1`).join("\n");
    const opened = await openWorkbook(new TextEncoder().encode(rows));
    expect(opened.ok && opened.value[0]?.rows.length).toBe(20_000);
  });
});
