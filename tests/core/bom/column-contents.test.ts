// Columns and sheets of a parts list by what their lines hold, where the header alone would mislead.

import { describe, expect, it } from "vitest";
import { findBomTable } from "@/lib/core/bom/find-columns";
import type { ColumnMeaning } from "@/lib/core/bom/column";

const PARTS = [
  ["RC0603FR-0710KL", "Yageo", "R0603"],
  ["CL10B104KB8NNNC", "Samsung", "C0603"],
  ["STM32F103C8T6", "STMicroelectronics", "LQFP-48"],
  ["AMS1117-3.3", "AMS", "SOT-223"],
  ["BAT54", "Nexperia", "SOT-23-3"],
  ["GRM155R71C104KA88D", "Murata", "C_0402_1005Metric"],
] as const;

const meaningsOf = (header: readonly string[], rows: readonly (readonly string[])[]) => {
  const table = findBomTable([{ name: "", rows: [header, ...rows] }]);
  return Object.fromEntries(
    (table?.columns ?? []).flatMap(({ meaning, index }) => (meaning ? [[meaning, index]] : [])),
  ) as Partial<Record<ColumnMeaning, number>>;
};

describe("a column of packages", () => {
  it.each(["软件包", "Package", "Type", "Part", "Model", ""])("is no part number under %j", (header) => {
    const rows = PARTS.map(([mpn, maker, footprint], at) => [`U${at + 1}`, "1", footprint, mpn, maker]);
    const found = meaningsOf(["Designator", "Quantity", header, "Part Number", "Manufacturer"], rows);
    expect([found.mpn, found.manufacturer]).toEqual([3, 4]);
    if (header === "软件包" || header === "Package") expect(found.footprint).toBe(2);
  });

  it.each(["Part Number", "MPN", "型号"])("is none under %j either, where no other column has numbers", (header) => {
    const rows = PARTS.map(([, , footprint], at) => [`R${at + 1}`, "1", footprint, "10k"]);
    const found = meaningsOf(["Designator", "Quantity", header, "Value"], rows);
    expect(found.mpn).toBeUndefined();
    expect(found.footprint).toBe(2);
  });

  it("does not take part numbers that hold a size for packages", () => {
    const rows = ["RC0603FR-0710KL", "RC0402JR-071KL", "CC0805KRX7R9BB104", "ERJ-3EKF1002V"].map((mpn, at) => [
      `R${at + 1}`,
      "1",
      mpn,
    ]);
    expect(meaningsOf(["Designator", "Quantity", "Part Number"], rows).mpn).toBe(2);
  });
});

describe("several makers of one part", () => {
  const rows = PARTS.map(([mpn, maker], at) => [`U${at + 1}`, "1", maker, mpn, "Other Corp", `OTH-${1000 + at}-X`]);
  const source = (header: readonly string[]) => {
    const { mpn, manufacturer } = meaningsOf(header, rows);
    return [manufacturer, mpn];
  };

  it.each([
    [
      "numbered",
      ["Ref", "Qty", "Manufacturer 1", "Manufacturer Part Number 1", "Manufacturer 2", "Manufacturer Part Number 2"],
    ],
    [
      "with the second ones said plainly",
      ["Ref", "Qty", "Alternate Manufacturer", "Alternate MPN", "Manufacturer", "MPN"],
    ],
    [
      "with headers of unequal length",
      ["Ref", "Qty", "Mfr. Name (preferred)", "Mfr. Part No. (preferred)", "Manufacturer", "Part number alt"],
    ],
  ])("%s: number and maker are of one source", (_name, header) => {
    const [maker = -9, number = -99] = source(header);
    expect(Math.abs(number - maker)).toBe(1);
    expect(Math.floor(number / 2)).toBe(Math.floor(maker / 2));
  });

  it("are the first source where they are numbered", () => {
    expect(source(["Ref", "Qty", "Manufacturer 1", "MPN 1", "Manufacturer 2", "MPN 2"])).toEqual([2, 3]);
  });

  it("are not the alternate one", () => {
    expect(source(["Ref", "Qty", "Alternate Manufacturer", "Alternate MPN", "Manufacturer", "MPN"])).toEqual([4, 5]);
  });
});

describe("a workbook of several sheets", () => {
  const HEADER = ["Designator", "Quantity", "MPN", "Manufacturer", "Footprint", "Description"];
  const lines = (count: number, header: readonly string[] = HEADER) => [
    header,
    ...Array.from({ length: count }, (_, at) => {
      const [mpn, maker, footprint] = PARTS[at % PARTS.length] ?? ["", "", ""];
      return [`R${at * 2 + 1}, R${at * 2 + 2}`, "2", mpn, maker, footprint, "A part of the board"].slice(
        0,
        header.length,
      );
    }),
  ];

  it("is read from the list with all parts, not from a short one before it", () => {
    const short = lines(4);
    const long = lines(117, ["Designator", "Quantity", "MPN"]);
    expect(
      findBomTable([
        { name: "Changes", rows: short },
        { name: "BOM", rows: long },
      ])?.sheet,
    ).toBe(1);
    expect(
      findBomTable([
        { name: "BOM", rows: long },
        { name: "Changes", rows: short },
      ])?.sheet,
    ).toBe(0);
  });

  it("is read from the parts list where the same parts are placed in another sheet", () => {
    const placed = [
      ["Designator", "Mid X", "Mid Y", "Rotation", "Comment"],
      ...Array.from({ length: 234 }, (_, at) => [`R${at + 1}`, "1.5", "2.5", "90", "10k"]),
    ];
    expect(
      findBomTable([
        { name: "Positions", rows: placed },
        { name: "BOM", rows: lines(117) },
      ])?.sheet,
    ).toBe(1);
  });
});

describe("a column of long cells", () => {
  // The pattern of package names took 6 s for each such cell of 43 characters, and twice as long for every two more.
  it("is judged without trying every way to split them", () => {
    const endless = `SOT${"_x".repeat(20)}!`;
    const rows = Array.from({ length: 8 }, (_, at) => [`R${at + 1}`, "10k", endless]);
    expect(meaningsOf(["Designator", "Value", "Note"], rows)).toMatchObject({ designator: 0, value: 1 });
  });
});
