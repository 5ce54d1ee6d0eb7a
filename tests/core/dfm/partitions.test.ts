import { describe, expect, test } from "vitest";
import { checkBoard, checkPartition } from "@/lib/core/dfm/check";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { groupsIn, hasSummary, PARTITIONS, mergeReports } from "@/lib/core/dfm/partitions";
import { DfmContext } from "@/lib/core/dfm/context";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { randomBoard } from "./support/random-board";
import { orderOf } from "./support/board-builder";

const BOARDS = 25;
const ORDERS: PcbSpecification[] = [
  orderOf({ layers: 4, outerCopperUm: 70, edgePlating: 2 }),
  orderOf({ thicknessMm: 0.8, fiducials: true }),
];

describe("the partitions of a check", () => {
  test("hold each group once, and the head once", () => {
    expect(PARTITIONS.flatMap(groupsIn).sort()).toEqual(Object.keys(RULE_IDS).sort());
    expect(PARTITIONS.filter(hasSummary)).toHaveLength(1);
  });

  test("make the same report, each with a board of its own and in any order", () => {
    for (let seed = 0; seed < BOARDS; seed++) {
      const board = randomBoard(seed).build();
      const partitions = PARTITIONS.map((partition) => checkPartition(new DfmContext(board, orderOf()), partition));
      expect(mergeReports(partitions.reverse()), `board ${seed}`).toEqual(checkBoard(board, orderOf()));
    }
  });

  test("are not put together while one is missing", () => {
    const board = randomBoard(1).build();
    const withoutSummary = PARTITIONS.filter((partition) => !hasSummary(partition));
    const partitions = withoutSummary.map((partition) => checkPartition(new DfmContext(board, orderOf()), partition));
    expect(() => mergeReports(partitions)).toThrow("a partition of the checks is missing");
  });
});

describe("a board that was checked before", () => {
  test("is told for another order as if it had not been", () => {
    for (let seed = 0; seed < BOARDS; seed++) {
      const board = randomBoard(seed).build();
      const context = new DfmContext(board, orderOf());
      for (const order of [orderOf(), ...ORDERS]) {
        const partitions = PARTITIONS.map((partition) => checkPartition(context.forOrder(order), partition));
        expect(mergeReports(partitions), `board ${seed}`).toEqual(checkBoard(board, order));
      }
    }
  });
});
