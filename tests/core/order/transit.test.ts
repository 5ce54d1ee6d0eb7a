import { expect, it } from "vitest";
import { arrivalBetween } from "@/lib/core/order/transit";

// Friday, 27 November 2026, 18:00 in Shanghai.
const SHIPS = Date.UTC(2026, 10, 27, 10);

it("counts weekdays: express of three to five from a Friday comes between Wednesday and Friday", () => {
  expect(arrivalBetween(SHIPS, "express", "en-US")).toEqual({
    fromMs: Date.UTC(2026, 11, 2, 10),
    toMs: Date.UTC(2026, 11, 4, 10),
  });
});

it("within China one weekday from a Friday is the Monday", () => {
  expect(arrivalBetween(SHIPS, "express", "zh-CN")).toEqual({
    fromMs: Date.UTC(2026, 10, 30, 10),
    toMs: Date.UTC(2026, 11, 1, 10),
  });
});

it("what is picked up, and a method without a figure, has no day of arrival", () => {
  expect(arrivalBetween(SHIPS, "pickup", "en-US")).toBeNull();
  expect(arrivalBetween(SHIPS, "by-drone", "zh-CN")).toBeNull();
});

it("no quicker method comes later than a slower one", () => {
  for (const area of ["en-US", "zh-CN"] as const) {
    const [express, standard, economy] = ["express", "standard", "economy"].map((method) =>
      arrivalBetween(SHIPS, method, area),
    );
    expect(express?.toMs).toBeLessThan(standard?.toMs ?? 0);
    expect(standard?.toMs).toBeLessThan(economy?.toMs ?? 0);
  }
});
