import { describe, expect, it } from "vitest";
import { partsCost, supplyLines, supplyLists } from "@/lib/core/bom/list-supply";
import { catalogueOf, listedLine, partTerms } from "@/tests/support/listed-lines";

const PARTS = catalogueOf(partTerms());

/** Cost of the lines for a number of boards, by sums made by hand. */
function costs(lines: ReturnType<typeof listedLine>[], boards: number, parts = PARTS) {
  const supplied = supplyLines(lines, parts, boards);
  const { perBoardMicro, minimumMicro } = partsCost(lines, supplied, boards);
  return { supplied, perBoardMicro, minimumMicro, totalMicro: perBoardMicro * boards + minimumMicro };
}

describe("what is bought", () => {
  it.each([
    // 1 × 5 + 4 = 9, sold from ten on: 10 × 0.01.
    [1, 5, 10, 10_000, 100_000],
    // 2 × 50 + 4 = 104, by ten: 110 × 0.008.
    [2, 50, 110, 8_000, 880_000],
    // 17 × 5 + 4 = 89, so 90 at a cent are 0.90; a hundred at 0.8 cents are 0.80: as a hundred.
    [17, 5, 90, 8_000, 800_000],
    // 10 × 100 + 4 = 1004, so 1010 × 0.005.
    [10, 100, 1010, 5_000, 5_050_000],
  ])("%i of each of %i boards are %i pieces", (quantity, boards, pieces, unitMicro, totalMicro) => {
    const { supplied, totalMicro: sum } = costs([listedLine({ quantity })], boards);
    expect(supplied[0]).toMatchObject({
      state: "Normal",
      boughtQuantity: pieces,
      unitPriceMicro: unitMicro,
      amountMicro: totalMicro,
    });
    expect(sum).toBe(totalMicro);
  });

  it("is bought together for all lines of a part: attrition once, at the step of the sum", () => {
    // 2 × 30 + 1 × 30 + 4 = 94, so 100 × 0.008 = 0.80: 90 of them are on boards.
    const { supplied, perBoardMicro, minimumMicro } = costs(
      [listedLine({ quantity: 2 }), listedLine({ quantity: 1 })],
      30,
    );
    expect(supplied.map(({ boughtQuantity, amountMicro }) => [boughtQuantity, amountMicro])).toEqual([
      [100, 60 * 8_000 + 10 * 8_000],
      [0, 30 * 8_000],
    ]);
    expect([perBoardMicro, minimumMicro]).toEqual([24_000, 80_000]);
  });

  it("is nothing of what is left away, sent by the customer, of no quantity, or without a part", () => {
    const lines = [
      listedLine({ isPlaced: false }),
      listedLine({ supply: "none" }),
      listedLine({ supply: "customer" }),
      listedLine({ quantity: 0 }),
      listedLine({ partId: null }),
      listedLine({ partId: "gone" }),
    ];
    const { supplied, totalMicro } = costs(lines, 50);
    expect(totalMicro).toBe(0);
    expect(
      supplied.map(({ amountMicro, boughtQuantity, isAssembled }) => [amountMicro, boughtQuantity, isAssembled]),
    ).toEqual([
      [null, null, false],
      [null, null, false],
      [null, null, true],
      [null, null, false],
      [null, null, false],
      [null, null, false],
    ]);
  });

  it("is held against what is sold together, not what is needed", () => {
    // 5 + 4 = 9, and ten are the fewest: a stock of nine does not do.
    const state = (stock: number) => costs([listedLine()], 5, catalogueOf(partTerms({ stock }))).supplied[0]?.state;
    expect([state(10), state(9), state(0)]).toEqual(["Normal", "Insufficient Stock", "No Supply"]);
  });

  it("has no price where nobody may buy it, and an end where more is wanted than is ever sold", () => {
    const one = (change: Parameters<typeof partTerms>[0], boards = 5) =>
      costs([listedLine({ quantity: 100 })], boards, catalogueOf(partTerms(change))).supplied[0];
    expect(one({ isSold: false })).toMatchObject({ state: "Price Missing", unitPriceMicro: null, amountMicro: null });
    expect(one({ lifecycle: "obsolete" })).toMatchObject({ state: "Supply exception", amountMicro: null });
    expect(one({ stock: 1e9 }, 10_000)).toMatchObject({ state: "Supply exception", boughtQuantity: null });
  });

  it("needs no part of ours where the customer sends it", () => {
    const [line] = costs([listedLine({ supply: "customer", partId: null, footprint: "SOIC-8" })], 5).supplied;
    expect(line).toMatchObject({ state: "Normal", isAssembled: true, joints: { pins: 8, mounting: "smt" } });
  });
});

/** Mulberry32: the same lists every time. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

function randomList(seed: number) {
  const next = randomOf(seed);
  const parts = Array.from({ length: 6 }, (_, at) => {
    const first = 1_000 + next(2_000_000);
    return partTerms({
      id: `p${at}`,
      attrition: next(20),
      minimum: 1 + next(50),
      multiple: 1 + next(10),
      stock: next(5) === 0 ? next(100) : 1_000_000,
      tiers: [
        { from: 1, unitMicro: first },
        { from: 50 + next(100), unitMicro: Math.floor(first * 0.8) },
        { from: 500 + next(900), unitMicro: Math.floor(first * 0.5) },
      ],
    });
  });
  const supplies = ["turnkey", "turnkey", "turnkey", "customer", "none"] as const;
  const lines = Array.from({ length: 12 }, () =>
    listedLine({
      quantity: next(9),
      isPlaced: next(6) > 0,
      supply: supplies[next(supplies.length)] ?? "turnkey",
      partId: next(8) === 0 ? null : `p${next(parts.length)}`,
    }),
  );
  return { lines, parts: catalogueOf(...parts) };
}

describe("whatever the list", () => {
  const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

  it("comes to the sum of its lines, each a whole number of its currency's millionths", () => {
    for (const seed of SEEDS) {
      const { lines, parts } = randomList(seed);
      const boards = 1 + (seed % 97);
      const { supplied, totalMicro, minimumMicro } = costs(lines, boards, parts);
      const amounts = supplied.map(({ amountMicro }) => amountMicro ?? 0);
      expect(amounts.every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totalMicro);
      expect(minimumMicro).toBeGreaterThanOrEqual(0);
    }
  });

  it("bills nothing that is not bought by us, and nothing is cheaper for being left away", () => {
    for (const seed of SEEDS) {
      const { lines, parts } = randomList(seed);
      const { supplied } = costs(lines, 20, parts);
      const odd = lines.filter((line, at) => {
        const isOurs = line.isPlaced && line.supply === "turnkey" && line.quantity > 0 && line.partId !== null;
        return !isOurs && supplied[at]?.amountMicro !== null;
      });
      expect(odd).toEqual([]);
    }
  });

  it("never costs less for more boards, while stock lasts", () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const { lines, parts } = randomList(seed);
      const endless = catalogueOf(...[...parts.values()].map((part) => ({ ...part, stock: 1_000_000 })));
      const totals = [1, 2, 5, 10, 20, 40, 80, 160, 320].map((boards) => costs(lines, boards, endless).totalMicro);
      expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    }
  });

  it("is the same in whichever order it is written, but for where the leftovers stand", () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const { lines, parts } = randomList(seed);
      expect(costs(lines.toReversed(), 30, parts).totalMicro).toBe(costs(lines, 30, parts).totalMicro);
    }
  });
});

/** Contribution of each of two boards to parts bought for both. */
function together(lists: Parameters<typeof supplyLists>[0], parts = PARTS) {
  const supplied = supplyLists(lists, parts);
  const shares = supplied.map((lines) => lines.reduce((sum, { amountMicro }) => sum + (amountMicro ?? 0), 0));
  return { supplied, shares };
}

describe("two boards whose parts are bought together", () => {
  it("lose at the machine once, and split what is left over by what each takes", () => {
    const lists = [
      { lines: [listedLine({ quantity: 1 })], boards: 5 },
      { lines: [listedLine({ quantity: 1 }), listedLine({ quantity: 1 })], boards: 10 },
    ];
    // 5 + 20 + 4 = 29, by ten: 30 at a cent. Five are left over: one for the first board, four for the second.
    const { supplied, shares } = together(lists);
    expect(shares).toEqual([6 * 10_000, 24 * 10_000]);
    expect(supplied.flat().map(({ boughtQuantity, amountMicro }) => [boughtQuantity, amountMicro])).toEqual([
      [30, 60_000],
      [0, 140_000],
      [0, 100_000],
    ]);
  });

  it("pay by the step of the sum", () => {
    const list = (boards: number) => ({ lines: [listedLine()], boards });
    // 60 and 60 are 120 with 4 lost, by ten 130: at 0.8 cents. Alone 70 at a cent each.
    expect(together([list(60), list(60)]).shares).toEqual([520_000, 520_000]);
    expect(together([list(60)]).shares).toEqual([700_000]);
  });

  it("hold the stock against both", () => {
    const list = { lines: [listedLine({ quantity: 1 })], boards: 10 };
    const parts = catalogueOf(partTerms({ stock: 20 }));
    expect(
      together([list], parts)
        .supplied.flat()
        .map(({ state }) => state),
    ).toEqual(["Normal"]);
    expect(
      together([list, list], parts)
        .supplied.flat()
        .map(({ state }) => state),
    ).toEqual(["Insufficient Stock", "Insufficient Stock"]);
  });

  it("never cost more than each bought for alone, and their shares are all of it", () => {
    for (let seed = 0; seed < 150; seed++) {
      const { lines, parts } = randomList(seed);
      const endless = catalogueOf(...[...parts.values()].map((part) => ({ ...part, stock: 1_000_000 })));
      const lists = [
        { lines: lines.slice(0, 7), boards: 1 + (seed % 40) },
        { lines: lines.slice(4), boards: 1 + ((seed * 7) % 90) },
      ];
      const { supplied, shares } = together(lists, endless);
      const apart = lists.map((list) => costs(list.lines, list.boards, endless).totalMicro);
      const sum = (figures: number[]) => figures.reduce((all, figure) => all + figure, 0);
      expect(sum(shares)).toBeLessThanOrEqual(sum(apart));
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
      // Exactly what the parts cost, by what is bought of each: nothing is lost between the boards.
      const one = supplyLines(
        lists.flatMap((list) => list.lines.map((line) => ({ ...line, quantity: line.quantity * list.boards }))),
        endless,
        1,
      );
      expect(sum(shares)).toBe(sum(one.map(({ amountMicro }) => amountMicro ?? 0)));
      const bought = supplied.flat().reduce((all, { boughtQuantity }) => all + (boughtQuantity ?? 0), 0);
      expect(bought).toBe(one.reduce((all, { boughtQuantity }) => all + (boughtQuantity ?? 0), 0));
    }
  });
});
