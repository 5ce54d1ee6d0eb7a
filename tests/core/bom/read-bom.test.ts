// The lines of a parts list, and what is said of them.

import { describe, expect, it } from "vitest";
import { findBomTable } from "@/lib/core/bom/find-columns";
import { type BomLine, MAX_BOM_LINES, readBom, readQuantity } from "@/lib/core/bom/read-bom";

function read(rows: string[][]) {
  const table = findBomTable([{ name: "", rows }]);
  if (!table) throw new Error("no table was found");
  return readBom(rows, table.headerRow, table.columns);
}

const HEADERS = ["Designator", "Quantity", "MPN", "Value", "Footprint", "DNP", "Remark"];
const line = (...cells: string[]) => [...cells, ...HEADERS.map(() => "")].slice(0, HEADERS.length);
const GOOD = line("C1, C2", "2", "CL10B104KB8NNNC", "100nF", "0603");
const OTHER = line("R1", "1", "RC0603FR-0710KL", "10k", "0603");

function only(cells: string[]): BomLine {
  const found = read([HEADERS, GOOD, OTHER, cells]).lines.find(({ row }) => row === 4);
  if (!found) throw new Error("the line was not read");
  return found;
}

describe("a line", () => {
  it("is read by the meaning of its columns", () => {
    expect(read([HEADERS, GOOD, OTHER]).lines).toMatchObject([
      { row: 2, designators: ["C1", "C2"], quantity: 2, mpn: "CL10B104KB8NNNC", values: ["100nF"], footprint: "0603" },
      { row: 3, designators: ["R1"], quantity: 1, isPlaced: true, problems: [] },
    ]);
  });

  it("counts its designators where no quantity stands", () => {
    expect(only(line("R5-R8", "", "RC0603FR-071KL"))).toMatchObject({ quantity: 4, problems: [] });
  });

  it.each<[string, string[], string]>([
    ["no designator", line("", "1", "ERJ3EKF1003V", "100k"), "designatorMissing"],
    ["no number", line("R7", "1", "", "1k"), "mpnMissing"],
    ["neither quantity nor designators", line("", "", "ERJ3EKF1003V", "100k"), "quantityMissing"],
    ["a quantity that the list does not bear out", line("R7, R8", "3", "ERJ3EKF1003V"), "quantityDiffers"],
    ["words among its designators", line("R7, (see note)", "1", "ERJ3EKF1003V"), "designatorUnread"],
    ["a designator of another line", line("C2", "1", "ERJ3EKF1003V"), "designatorRepeated"],
  ])("with %s says so", (_, cells, problem) => {
    expect(only(cells).problems).toContain(problem);
  });

  it.each<[string, string[], boolean]>([
    ["an x in DNP", line("R7", "1", "A1234B", "1k", "0603", "x"), false],
    ["DNP in DNP", line("R7", "1", "A1234B", "1k", "0603", "DNP"), false],
    ["a no in DNP", line("R7", "1", "A1234B", "1k", "0603", "no"), true],
    ["DNP beside the value", line("R7", "1", "A1234B", "1k, DNP"), false],
    ["不贴 in the remark", line("R7", "1", "A1234B", "1k", "0603", "", "不贴"), false],
    ["DNS before its designators", line("DNS R7", "1", "A1234B", "1k"), false],
    ["nothing of the kind", line("R7", "1", "A1234B", "1k"), true],
  ])("with %s is placed or not", (_, cells, isPlaced) => {
    expect(only(cells)).toMatchObject({ designators: ["R7"], isPlaced });
  });

  it("is divided where some of its parts are left away", () => {
    const { lines } = read([HEADERS, GOOD, OTHER, line("C5, C6, C7", "3", "A1234B", "1uF", "0402", "NF(C6)")]);
    expect(lines.filter(({ row }) => row === 4)).toMatchObject([
      { designators: ["C5", "C7"], quantity: 2, isPlaced: true },
      { designators: ["C6"], quantity: 1, isPlaced: false },
    ]);
  });

  it("takes the row below that names another part for the same places", () => {
    const { lines } = read([HEADERS, GOOD, line("", "2", "GRM188R71C104KA01D"), OTHER]);
    expect(lines).toHaveLength(2);
    expect(lines[0]?.alternatives).toMatchObject([{ row: 3, mpn: "GRM188R71C104KA01D" }]);
  });
});

describe("a row that is no line", () => {
  it("is named with its reason, and nothing else is passed over", () => {
    const { lines, skipped } = read([
      HEADERS,
      line("SMT parts"),
      GOOD,
      OTHER,
      ["", "", "", "", "", "", ""],
      HEADERS,
      line("Total", "3"),
      line("* see the drawing"),
    ]);
    expect(lines.map(({ row }) => row)).toEqual([3, 4]);
    expect(skipped).toEqual([
      { row: 2, reason: "alone", text: "SMT parts" },
      { row: 6, reason: "head", text: HEADERS.join(" ") },
      { row: 7, reason: "total", text: "Total 3" },
      { row: 8, reason: "alone", text: "* see the drawing" },
    ]);
  });
});

describe("a list that never ends", () => {
  it("is read up to its limit, and says how much it left", () => {
    const rows = Array.from({ length: MAX_BOM_LINES + 5 }, (_, at) => line(`R${at + 1}`, "1", "ERJ3EKF1003V", "1k"));
    const { lines, beyond } = read([HEADERS, ...rows]);
    expect([lines.length, beyond]).toEqual([MAX_BOM_LINES, 5]);
  });
});

describe("a quantity", () => {
  it.each<[string, number | null]>([
    ["12", 12],
    ["12.0", 12],
    ["1,000", 1000],
    ["3 pcs", 3],
    ["５", 5],
    ["2 Stück", 2],
    ["", null],
    ["two", null],
    ["1.5", null],
    ["-2", null],
  ])("%j is %j", (cell, expected) => expect(readQuantity(cell)).toBe(expected));
});
