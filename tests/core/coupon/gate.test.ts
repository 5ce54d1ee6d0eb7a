import { describe, expect, it } from "vitest";
import { doCouponsApply } from "@/lib/core/coupon/usability";

describe("coupons apply", () => {
  const item = (itemType: string, partNo = "") => ({ itemType, partNo });
  it.each([
    [[], false],
    [[item("BomQuote")], true],
    [[item("Custom")], true],
    [[item("Stencil")], true],
    [[item("Normal")], true],
    [[item("Other")], false],
    [[item("Custom", "A1"), item("Stencil", "A1")], true],
    [[item("Normal", "A1"), item("Custom", "A1")], true],
    [[item("Custom", "A1"), item("Stencil", "B2")], false],
    [[item("Custom"), item("Stencil")], false],
    [[item("Custom", "A1"), item("Custom", "A1")], false],
    [[item("Stencil", "A1"), item("Normal", "A1")], false],
    [[item("Custom", "A1"), item("BomQuote", "A1")], false],
    [[item("Custom", "A1"), item("Stencil", "A1"), item("Normal", "A1")], false],
  ])("%j: %s", (items, expected) => expect(doCouponsApply(items)).toBe(expected));
});
