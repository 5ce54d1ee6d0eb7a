// Lists of reference designators as they stand in real parts lists.

import { describe, expect, it } from "vitest";
import { isDesignator, MAX_DESIGNATORS, readDesignators } from "@/lib/core/bom/designators";

describe("a list of designators", () => {
  it.each<[string, string[]]>([
    ["C1, C4, C5", ["C1", "C4", "C5"]],
    ["C11 C15", ["C11", "C15"]],
    ["C3, C4, C9, ", ["C3", "C4", "C9"]],
    ["R1;R2；R3、R4，R5", ["R1", "R2", "R3", "R4", "R5"]],
    ["U4,rU4", ["U4", "rU4"]],
    ["C1\nC2\r\nC3", ["C1", "C2", "C3"]],
    [">  C1, C4", ["C1", "C4"]],
    ["R1-R5", ["R1", "R2", "R3", "R4", "R5"]],
    ["R1..R3", ["R1", "R2", "R3"]],
    ["D2-5", ["D2", "D3", "D4", "D5"]],
    ["D2..5", ["D2", "D3", "D4", "D5"]],
    ["R1 - R3, R7", ["R1", "R2", "R3", "R7"]],
    ["R1 to R3", ["R1", "R2", "R3"]],
    ["R1->R3", ["R1", "R2", "R3"]],
    ["R1～R3", ["R1", "R2", "R3"]],
    ["R08-R11", ["R08", "R09", "R10", "R11"]],
    ["R1,2,3", ["R1", "R2", "R3"]],
    ["C1C2C3", ["C1", "C2", "C3"]],
    ["5V,GND,SCL,TP1", ["5V", "GND", "SCL", "TP1"]],
    ["U3A", ["U3A"]],
    ["JP1_2", ["JP1_2"]],
    ["X1-1", ["X1-1"]],
    ["Ｒ１，Ｒ２", ["R1", "R2"]],
    ["", []],
    ["n/a", []],
  ])("%j names %j", (cell, expected) => {
    expect(readDesignators(cell)).toEqual({ designators: expected, repeated: [], unread: [] });
  });

  it("says what stands in it twice", () => {
    expect(readDesignators("R1, R2, R1")).toEqual({ designators: ["R1", "R2"], repeated: ["R1"], unread: [] });
    expect(readDesignators("R1-R3, R2").repeated).toEqual(["R2"]);
  });

  it("says what it cannot read", () => {
    expect(readDesignators("R5-R1").unread).toEqual(["R5-R1"]);
    expect(readDesignators("R1-C5").unread).toEqual(["R1-C5"]);
    expect(readDesignators("R1, (none!)").unread).toEqual(["(none!)"]);
  });

  it("does not count to a million for a slip", () => {
    const { designators, unread } = readDesignators("R1-R1000000");
    expect(designators).toEqual([]);
    expect(unread).toEqual(["R1-R1000000"]);
    expect(readDesignators(`R1-R${MAX_DESIGNATORS}, C1`)).toMatchObject({ unread: ["C1"] });
  });
});

describe("one designator", () => {
  it.each(["R1", "U12", "IC3A", "rR3", "LED_1", "X1-1", "灯1"])("%s", (text) => expect(isDesignator(text)).toBe(true));
  it.each(["", "1", "100n", "Resistor", "R 1", "10k", "SOIC-8_5.23x5.23mm_P1.27mm_with_something_long"])(
    "not %j",
    (text) => expect(isDesignator(text)).toBe(false),
  );
});
