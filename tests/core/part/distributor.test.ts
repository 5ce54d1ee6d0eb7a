import { expect, it } from "vitest";
import { distributorOfFile } from "@/lib/core/part/distributor";

it.each([
  ["Example Parts.csv", "Example Parts"],
  ["/lists/2026/Example.TXT", "Example"],
  ["C:\\lists\\example", "example"],
  [".csv", ".csv"],
  [`${"x".repeat(80)}.csv`, "x".repeat(60)],
])("%s is a list of %s", (fileName, name) => {
  expect(distributorOfFile(fileName)).toBe(name);
});
