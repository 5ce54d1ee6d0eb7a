import { expect, it } from "vitest";
import { compareWritten, magnitudeOf } from "@/lib/core/part/magnitude";

it.each<[string, number | null]>([
  ["4.7 kΩ", 4700],
  ["10 kΩ", 10_000],
  ["1 Ω", 1],
  ["10 MΩ", 1e7],
  ["100 nF", 1e-7],
  ["4.7 µF", 4.7e-6],
  ["3.9 nH", 3.9e-9],
  ["14.7456 MHz", 14_745_600],
  ["0.063 W", 0.063],
  ["±1 %", 1],
  ["±0.3 nH", 3e-10],
  ["25 ppm/K", 25],
  // No thousandth of a meter: counted as it is written.
  ["2.54 mm", 2.54],
  ["7 in", 7],
  ["12", 12],
  ["X7R", null],
  ["AEC-Q200", null],
  ["", null],
])("%s comes to %s", (written, magnitude) => {
  const found = magnitudeOf(written);
  if (magnitude === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(magnitude, 12);
});

it("values stand by what they come to, and words behind them", () => {
  const written = ["X7R", "1 MΩ", "10 kΩ", "4.7 kΩ", "820 Ω", "C0G", "100 kΩ"];
  expect(written.sort(compareWritten)).toEqual(["820 Ω", "4.7 kΩ", "10 kΩ", "100 kΩ", "1 MΩ", "C0G", "X7R"]);
});

it("a value that is made to last takes no longer than any other", () => {
  // A pattern that tries again and again would not end.
  expect(magnitudeOf(`${"1".repeat(50_000)}k`)).toBe(111_111_111);
  expect(magnitudeOf(" ".repeat(50_000))).toBeNull();
});
