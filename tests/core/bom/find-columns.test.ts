// Parts lists as tools and people write them: where they begin, and what their columns mean.

import { describe, expect, it } from "vitest";
import type { ColumnMeaning } from "@/lib/core/bom/column";
import { findBomTable } from "@/lib/core/bom/find-columns";

const sheet = (rows: string[][]) => ({ name: "", rows });

/** The meaning of each column of the only sheet, in its order. */
function meanings(rows: string[][]): (ColumnMeaning | null)[] {
  return findBomTable([sheet(rows)])?.columns.map(({ meaning }) => meaning) ?? [];
}

const PARTS = [
  ["C1, C2", "2", "CL10B104KB8NNNC", "Samsung", "100nF", "0603"],
  ["R1,R2,R3", "3", "RC0603FR-0710KL", "Yageo", "10k", "0603"],
  ["U1", "1", "STM32F103C8T6", "STMicroelectronics", "", "LQFP-48"],
  ["L1", "1", "NRS5020T4R7MMGJ", "Taiyo Yuden", "4.7uH", "5x5mm"],
];
const SENSE = ["designator", "quantity", "mpn", "manufacturer", "value", "footprint"];

describe("the columns of a parts list", () => {
  it.each<[string, string[]]>([
    ["English", ["Designator", "Quantity", "Manufacturer Part Number", "Manufacturer", "Value", "Footprint"]],
    ["short English", ["Ref Des", "Qty", "MPN", "Mfr", "Val", "Pkg"]],
    ["another English", ["References", "QTY PER BOARD", "Mfg Part #", "Brand", "Comment", "Package / Case"]],
    ["Chinese", ["位号", "数量", "厂家型号", "品牌", "值", "封装"]],
    ["Chinese of a factory", ["元件位号", "单板用量", "制造商料号", "制造商", "参数", "封装形式"]],
    [
      "two languages",
      ["Reference Des\n(上件位置)", "Qty\n(用量)", "MPN（厂牌型号）", "Mfg (厂牌)", "Value（值）", "Package (封装)"],
    ],
    ["German", ["Bezeichner", "Anzahl", "Hersteller-Artikelnummer", "Hersteller", "Wert", "Gehäuse"]],
    ["French", ["Repère", "Quantité", "Référence fabricant", "Fabricant", "Valeur", "Boîtier"]],
    ["Spanish", ["Designador", "Cantidad", "Número de parte", "Fabricante", "Valor", "Encapsulado"]],
    ["no words at all", ["", "", "", "", "", ""]],
  ])("are understood in %s", (language, head) => {
    const expected = language === "no words at all" ? ["designator", "quantity", "mpn"] : SENSE;
    expect(meanings([head, ...PARTS]).slice(0, expected.length)).toEqual(expected);
  });

  it("are what their cells hold where the head says something else", () => {
    expect(
      meanings([
        ["Index", "Part no.", "Qty"],
        ["1", "R2, R3", "2"],
        ["2", "C1", "1"],
        ["3", "U7", "1"],
      ]),
    ).toEqual(["item", "designator", "quantity"]);
  });

  it("have the quantity of one board, not of the lot", () => {
    expect(
      meanings([
        ["Ref Des", "Qty to order", "Qty per badge", "Total Needed"],
        ["C1,C2,C3", "5000", "3", "900"],
        ["R1", "1000", "1", "300"],
        ["U1,U2", "700", "2", "600"],
      ]),
    ).toEqual(["designator", null, "quantity", null]);
  });

  it("tell a shop's number from a part's, and cases from designators", () => {
    expect(
      meanings([
        ["Comment", "Designator", "Footprint", "LCSC", "MPN"],
        ["100nF", "C1,C2", "C0603", "C14663", "CC0603KRX7R9BB104"],
        ["10k", "R1", "R0603", "C25804", "0603WAF1002T5E"],
        ["AMS1117", "U3", "SOT-223", "C6186", "AMS1117-3.3"],
      ]),
    ).toEqual(["value", "designator", "footprint", "distributorPart", "mpn"]);
  });

  it("may hold a maker and a number in one, and say yes to placing", () => {
    const found = findBomTable([
      sheet([
        ["Designator", "Manufacturer/MPN", "Qty", "Fitted"],
        ["C1,C5", "YAGEO CC0402KRX7R7BB104", "2", "yes"],
        ["R1", "Panasonic ERJ-2RKF1002X", "1", "no"],
      ]),
    ]);
    expect(found?.columns).toMatchObject([
      { meaning: "designator" },
      { meaning: "mpn", holdsMaker: true },
      { meaning: "quantity" },
      { meaning: "dnp", isInverted: true },
    ]);
  });

  it("of a second table beside the first are left alone", () => {
    expect(
      meanings([
        ["Designator", "Qty", "", "Designator", "Qty"],
        ["R1", "1", "", "screw", "4"],
        ["R2,R3", "2", "", "nut", "4"],
      ]).slice(3),
    ).toEqual([null, null]);
  });
});

describe("a parts list", () => {
  it("is found below titles, on whichever sheet", () => {
    const title = [["Bill of materials"], ["Revision", "A"], [""], ["Author", "somebody"]];
    const found = findBomTable([
      { name: "Notes", rows: [["Read me"], ["Nothing here"]] },
      { name: "BOM", rows: [...title, ["Designator", "Qty", "MPN"], ...PARTS.map((row) => row.slice(0, 3))] },
    ]);
    expect(found).toMatchObject({ sheet: 1, headerRow: 4 });
  });

  it("is not found where there is none", () => {
    expect(findBomTable([])).toBeNull();
    expect(findBomTable([sheet([["Dear Sir"], ["please quote"]])])).toBeNull();
    expect(
      findBomTable([
        sheet([
          ["Date", "Weather"],
          ["Monday", "rain"],
        ]),
      ]),
    ).toBeNull();
  });
});
