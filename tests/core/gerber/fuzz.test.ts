// Files by chance, the same on each run; `npm run fuzz` makes a hundred thousand and more.

import { describe, expect, test } from "vitest";
import { randomCases } from "@/tests/support/cases";
import { caseText, checkCase, fuzzCase } from "./fuzz/fuzz-case";

const CASES = randomCases(10_000);
const PARTS = 10;

describe("whatever comes is read within its limits or refused with a code", () => {
  test.each(Array.from({ length: PARTS }, (_, part) => part))("part %d", async (part) => {
    const failed: string[] = [];
    for (let seed = part; seed < CASES; seed += PARTS) {
      const one = fuzzCase(seed);
      await checkCase(one).catch((cause: Error) => failed.push(`${cause.stack ?? cause.message}\n${caseText(one)}`));
    }
    expect(failed).toEqual([]);
  });

  test("a seed makes the same case again", () => {
    expect([fuzzCase(7), fuzzCase(8)]).toEqual([fuzzCase(7), fuzzCase(8)]);
    expect(fuzzCase(7)).not.toEqual(fuzzCase(8));
  });
});
