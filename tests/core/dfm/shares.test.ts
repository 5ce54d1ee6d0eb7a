import { describe, expect, test } from "vitest";
import { checkBoard, checkShare } from "@/lib/core/dfm/check";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { wholeReport } from "@/lib/core/dfm/share-report";
import { groupsOf, hasHead, SHARES } from "@/lib/core/dfm/shares";
import { DfmContext } from "@/lib/core/dfm/context";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { randomBoard } from "./support/random-board";
import { orderOf } from "./support/board-builder";

const BOARDS = 25;
const ORDERS: PcbSpecification[] = [
  orderOf({ layers: 4, outerCopperUm: 70, edgePlating: 2 }),
  orderOf({ thicknessMm: 0.8, fiducials: true }),
];

describe("the shares of a check", () => {
  test("hold each group once, and the head once", () => {
    expect(SHARES.flatMap(groupsOf).sort()).toEqual(Object.keys(RULE_IDS).sort());
    expect(SHARES.filter(hasHead)).toHaveLength(1);
  });

  test("make the same report, each with a board of its own and in any order", () => {
    for (let seed = 0; seed < BOARDS; seed++) {
      const board = randomBoard(seed).build();
      const shares = SHARES.map((share) => checkShare(new DfmContext(board, orderOf()), share));
      expect(wholeReport(shares.reverse()), `board ${seed}`).toEqual(checkBoard(board, orderOf()));
    }
  });

  test("are not put together while one is missing", () => {
    const board = randomBoard(1).build();
    const withoutHead = SHARES.filter((share) => !hasHead(share));
    const shares = withoutHead.map((share) => checkShare(new DfmContext(board, orderOf()), share));
    expect(() => wholeReport(shares)).toThrow("a share of the checks is missing");
  });
});

describe("a board that was checked before", () => {
  test("is told for another order as if it had not been", () => {
    for (let seed = 0; seed < BOARDS; seed++) {
      const board = randomBoard(seed).build();
      const context = new DfmContext(board, orderOf());
      for (const order of [orderOf(), ...ORDERS]) {
        const shares = SHARES.map((share) => checkShare(context.forOrder(order), share));
        expect(wholeReport(shares), `board ${seed}`).toEqual(checkBoard(board, order));
      }
    }
  });
});
