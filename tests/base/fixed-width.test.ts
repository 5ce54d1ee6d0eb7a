// Tables whose columns are kept apart by spaces.

import { describe, expect, it } from "vitest";
import { looksFixedWidth, readFixedWidth } from "@/lib/base/fixed-width";

const NOTES = (line: string) => line.startsWith("##");

const KICAD = `### Printed by a tool ###
## Unit = mm
# Ref    Val        Package      PosX      PosY    Rot  Side
C2       100n       C_0603    83.6930 -127.7620  270.0  bottom
C9       10u,50V    C_1206   104.2000 -116.3000    0.0  top
## End
`;

describe("a table in columns", () => {
  it("is known by them, whatever commas its words have", () => {
    expect(looksFixedWidth(KICAD)).toBe(true);
    expect(looksFixedWidth("a,b,c,d\n1,2,3,4\n")).toBe(false);
    expect(looksFixedWidth("")).toBe(false);
  });

  it("is divided where no row has a sign; notes stay whole", () => {
    const rows = readFixedWidth(KICAD, NOTES);
    expect(rows[1]).toEqual(["## Unit = mm"]);
    expect(rows[2]).toEqual(["# Ref", "Val", "Package", "PosX", "PosY", "Rot", "Side"]);
    expect(rows[4]).toEqual(["C9", "10u,50V", "C_1206", "104.2000", "-116.3000", "0.0", "top"]);
  });

  it("is divided by its words where they fill the room between the columns", () => {
    const text = [
      "Designator Footprint      Mid X   Mid Y TB Rotation Comment",
      "R1         RES0402        8.05mm  7.3mm B    360.00 10k, 1%",
      "VT6        A_LONG_CASE_98.1251mm 48.8mm T     90.00 RF MOSFET",
    ].join("\n");
    const wide = text.replace("A_LONG_CASE_98", "A_LONG_CASE 98");
    expect(readFixedWidth(wide, NOTES).slice(0, 3)).toEqual([
      ["Designator", "Footprint", "Mid X", "Mid Y", "TB", "Rotation", "Comment"],
      ["R1", "RES0402", "8.05mm", "7.3mm", "B", "360.00", "10k, 1%"],
      ["VT6", "A_LONG_CASE", "98.1251mm", "48.8mm", "T", "90.00", "RF MOSFET"],
    ]);
  });
});
