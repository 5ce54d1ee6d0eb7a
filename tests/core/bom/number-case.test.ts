// Cases out of makers' numbers, against what their datasheets call the same parts.

import { describe, expect, it } from "vitest";
import { caseOfNumber } from "@/lib/core/bom/number-case";
import { catalogue } from "@/lib/core/part/catalogue";

describe("the case of a number", () => {
  it.each<[string, string | null]>([
    ["RC0603FR-0710KL", "0603"],
    ["0402X104K100CT", "0402"],
    ["CRCW08050000Z0EA", "0805"],
    ["C0603C104K5RACTU", "0603"],
    // TDK's 0603 is 0.6 × 0.3 mm.
    ["C0603X5R0J105M030BC", "0201"],
    ["C3216X5R0J107M160AB", "1206"],
    ["GRM188R71H104KA93D", "0603"],
    ["CL05A104KA5NNNC", "0402"],
    ["ERJ-3EKF1001V", "0603"],
    ["ERA-2AED471X", "0402"],
    ["MCR03EZPFX1002", "0603"],
    ["CGA4J1X7R0J106K125AD", "0805"],
    ["STM32F103C8T6", null],
    ["T495C686M016ATE250", null],
    ["", null],
  ])("%s is %s", (mpn, caseCode) => expect(caseOfNumber(mpn)).toBe(caseCode));

  it("is never another one than the catalogue's, wherever it tells one of a chip", () => {
    const wrong = new Set<string>();
    let decided = 0;
    for (const { mpn, category, packageName } of catalogue()) {
      if ((category !== "resistor" && category !== "capacitor") || !/^\d{4}$/.test(packageName)) continue;
      const found = caseOfNumber(mpn);
      if (found === null) continue;
      decided++;
      if (found !== packageName) wrong.add(`${mpn} is ${packageName}, read ${found}`);
    }
    expect([...wrong].slice(0, 5)).toEqual([]);
    expect(decided).toBeGreaterThan(100_000);
  });
});
