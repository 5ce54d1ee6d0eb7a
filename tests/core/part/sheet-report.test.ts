import { expect, it } from "vitest";
import { catalogueSample, decodeMpn } from "@/lib/core/part/catalogue";
import { readPartSheet, type SheetPart } from "@/lib/core/part/sheet";
import { kindOf, SeenParts, type CurrentOffer } from "@/lib/core/part/sheet-report";

const [PART] = readPartSheet("mpn,stock,currency,tiers\nRC0603FR-0710KL,5,USD,1:0.01; 10:0.008", decodeMpn).parts as [
  SheetPart,
];
const STATUS: CurrentOffer = {
  ...{ stock: 5, minimum: 1, multiple: 1, attrition: 0, lifecycle: "active", currency: "USD", isImported: true },
  tiers: [
    [1, 10_000],
    [10, 8_000],
  ],
};

it.each<[string, Partial<CurrentOffer> | null, string]>([
  ["nothing", null, "added"],
  ["just this", {}, "same"],
  ["another stock", { stock: 6 }, "changed"],
  ["another price", { tiers: [[1, 10_000]] }, "changed"],
  ["another currency", { currency: "CNY" }, "changed"],
  ["a state that is over", { lifecycle: "obsolete" }, "changed"],
  ["a sample of the same terms", { isImported: false }, "changed"],
])("a line where there is %s is %s", (_name, change, kind) => {
  expect(kindOf(PART, change && { ...STATUS, ...change })).toBe(kind);
});

it("remembers every part that was seen, and no other, as it grows", () => {
  const seen = new SeenParts();
  const parts = [...catalogueSample()];
  expect(parts.length).toBeGreaterThan(1_000);
  expect(parts.every((part) => seen.add(part))).toBe(true);
  expect(seen.size).toBe(parts.length);
  expect(parts.some((part) => seen.add(part))).toBe(false);
  expect(seen.add({ manufacturer: "Nobody", mpn: "X" })).toBe(true);
  // Written differently it is the same part.
  expect(seen.add({ manufacturer: "NOBODY", mpn: " x " })).toBe(false);
});
