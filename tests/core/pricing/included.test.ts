import { expect, it } from "vitest";
import { isIncludedLine } from "@/lib/core/pricing/included";

it.each([
  ["testFee", "testIncluded", 0, true],
  ["testFee", "notTested", 0, false],
  ["testFee", "testFull", 1, false],
  ["componentsUnitPrice", "components", 0, false],
])("tells whether %s by the rule %s at %d is part of the price", (key, rule, amountMicro, isIncluded) => {
  expect(isIncludedLine({ key, amountMicro, rule: { key: rule } })).toBe(isIncluded);
});
