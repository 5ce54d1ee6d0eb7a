import { expect, it } from "vitest";
import { csvCell, csvRow } from "@/lib/base/csv";

it.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ["+49 30 1", "'+49 30 1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["-2+3", "'-2+3"],
  ["\tx", "'\tx"],
  ["\r=1", `"'\r=1"`],
])("%j is kept as text that no spreadsheet runs", (text, cell) => {
  expect(csvCell(text)).toBe(cell);
});

it("numbers stay numbers, also negative ones; nothing is an empty cell", () => {
  expect(csvRow([-12.5, "-3", 4, null, "a"])).toBe("-12.5,-3,4,,a\r\n");
});

it("quotes, commas and line ends are quoted", () => {
  expect(csvRow(['6" panel', "a,b", "two\nlines"])).toBe('"6"" panel","a,b","two\nlines"\r\n');
});
