// The list of attacks and faults: every number has a row, and a row that names a test names one that is there.

import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { CASES } from "@/scripts/attack/cases";
import { notes } from "@/scripts/attack/notes";

/** Number of cases in each part of the list. */
const PARTS = { A: 20, B: 15, C: 20, D: 16, E: 12, F: 22, G: 6, H: 6, I: 11, J: 8, K: 16, R: 28 };
const NUMBERS = Object.entries(PARTS).flatMap(([part, count]) =>
  Array.from({ length: count }, (_, at) => `${part}${String(at + 1).padStart(2, "0")}`),
);
const ids = [...CASES, ...notes].map(({ id }) => id);

it("every number of the list has a row of its own", () => {
  expect(NUMBERS.filter((number) => !ids.includes(number))).toEqual([]);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

it("rows that name a test name one that exists", () => {
  expect(notes.filter(({ testedBy }) => !existsSync(testedBy)).map(({ id }) => id)).toEqual([]);
});
