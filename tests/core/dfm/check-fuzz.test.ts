// Boards by chance, the same on each run: whatever is drawn, a check answers within its caps.

import { describe, expect, test } from "vitest";
import { checkBoard } from "@/lib/core/dfm/check";
import { MAX_PLACES } from "@/lib/core/dfm/finding";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import type { DfmReport } from "@/lib/core/dfm/report";
import { randomCases } from "@/tests/support/cases";
import { orderOf } from "./support/board-builder";
import { randomBoard } from "./support/random-board";

const BOARDS = randomCases(1_000);

/** Violated invariants of a report; empty for a valid one. */
function faultsOf({ findings, checks }: DfmReport): string[] {
  const isSound = (value: number) => Number.isFinite(value);
  return [
    ...(checks.length === Object.values(RULE_IDS).flat().length ? [] : ["a check has no outcome"]),
    ...findings.flatMap(({ rule, count, places, measured, limit, x, y }) => [
      ...(places.length <= MAX_PLACES && places.length <= count && places.length > 0 ? [] : [`${rule}: places`]),
      ...([measured, limit, x, y].every(isSound) ? [] : [`${rule}: a number is none`]),
    ]),
    ...checks.flatMap((check) => {
      if (check.state === "skipped") return [];
      const found = findings.some(({ rule }) => rule === check.rule);
      return found === (check.state !== "passed") ? [] : [`${check.rule}: outcome and findings differ`];
    }),
  ];
}

describe("a board drawn by chance", () => {
  test.each(Array.from({ length: 10 }, (_, part) => part))("is checked within the caps, part %d", (part) => {
    const faults: string[] = [];
    for (let seed = part; seed < BOARDS; seed += 10)
      faults.push(...faultsOf(checkBoard(randomBoard(seed).build(), orderOf())).map((fault) => `${seed}: ${fault}`));
    expect(faults).toEqual([]);
  });
});
