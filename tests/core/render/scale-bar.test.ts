import { expect, it } from "vitest";
import { scaleBarMm } from "@/lib/core/render/scale-bar";

it.each([
  [120 / 20.5, 5],
  [0.12, 0.1],
  [1200, 1000],
  [20, 20],
  [2.5, 2],
  [0.0001, 0.001],
])("at most %d mm is a bar of %d mm", (maxMm, length) => {
  expect(scaleBarMm(maxMm)).toBe(length);
});
