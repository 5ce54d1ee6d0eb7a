import { describe, expect, it } from "vitest";
import { assemblyDays, isPcbaScheduled, pcbaDays } from "@/lib/core/pcba/lead-time";
import { ASSEMBLY_RULE_KEYS, checkAssembly, checkPcba } from "@/lib/core/pcba/rules";
import type { PcbaInput } from "@/lib/core/pcba/specification";
import en from "@/messages/en/pcba.json";
import zh from "@/messages/zh/pcba.json";
import { pcba } from "@/tests/support/pcba";

const broken = (assembly: PcbaInput["assembly"], board: PcbaInput["board"] = {}) =>
  checkAssembly(pcba(assembly, board)).map(({ rule, option }) => [rule, option]);

it("a small board whose parts are sent can be made as it stands", () => {
  expect(checkPcba(pcba())).toEqual([]);
});

describe("what cannot be assembled", () => {
  it.each<[string, PcbaInput["assembly"], PcbaInput["board"], string[]]>([
    ["over 450 mm on the shorter side", {}, { widthMm: 451, heightMm: 460 }, ["assemblySize", "board.heightMm"]],
    ["over 500 mm on the longer side", {}, { widthMm: 501, heightMm: 100 }, ["assemblySize", "board.widthMm"]],
    [
      "a board under 50 mm by itself",
      {},
      { widthMm: 49, heightMm: 49 },
      ["assemblyNeedsPanel", "board.deliveryMethod"],
    ],
    [
      "more than 10,000 boards",
      {},
      { quantity: 5000, deliveryMethod: "panel", panelColumns: 2, panelRows: 2 },
      ["assemblyPieces", "board.quantity"],
    ],
    ["no joint at all", { smtJoints: 0 }, {}, ["assemblyJoints", "smtJoints"]],
    ["a negative joint", { thtJoints: -1 }, {}, ["assemblyJoints", "thtJoints"]],
    ["half a joint", { smtJoints: 1.5 }, {}, ["assemblyJoints", "smtJoints"]],
    [
      "both sides without SMT",
      { smtJoints: 0, thtJoints: 4, assemblySide: "separate" },
      {},
      ["assemblyBothSides", "assemblySide"],
    ],
    [
      "two large sides on one stencil",
      { assemblySide: "combine" },
      { widthMm: 300, heightMm: 300 },
      ["assemblyCombined", "assemblySide"],
    ],
    ["no parts", { bomLines: 0 }, {}, ["assemblyLines", "bomLines"]],
    [
      "some of the parts that are all",
      { supply: "partial", bomLines: 5, customerParts: 5 },
      {},
      ["assemblyCustomerParts", "customerParts"],
    ],
    ["parts of 01005", { smallestPart: "01005" }, {}, ["assemblyPartSize", "smallestPart"]],
    ["balls at 0.3 mm", { bgaCount: 1, bgaPitchMm: 0.3 }, {}, ["assemblyBgaPitch", "bgaPitchMm"]],
    ["a hundred and one BGAs", { bgaCount: 101 }, {}, ["assemblyBgas", "bgaCount"]],
    ["no chip to program", { icProgramming: true, programmedIcs: 0 }, {}, ["assemblyProgrammedIcs", "programmedIcs"]],
  ])("%s is refused", (_what, assembly, board, expected) => {
    expect(broken(assembly, board)).toEqual([expected]);
  });

  it("stops at the limits themselves", () => {
    expect(broken({}, { widthMm: 500, heightMm: 450 })).toEqual([]);
    expect(broken({}, { widthMm: 50, heightMm: 20 })).toEqual([]);
    expect(broken({ smallestPart: "0201", bgaCount: 1, bgaPitchMm: 0.35 })).toEqual([]);
    expect(broken({}, { quantity: 10_000 })).toEqual([]);
    expect(broken({ assemblySide: "combine" }, { widthMm: 260, heightMm: 500 })).toEqual([]);
  });

  it("has a sentence in both languages", () => {
    for (const { rules } of [en, zh]) expect(Object.keys(rules).sort()).toEqual([...ASSEMBLY_RULE_KEYS].sort());
  });

  it("says what the board breaks as the board's", () => {
    const [first] = checkPcba(pcba({}, { layers: 1, minHoleMm: 0.2 }));
    expect(first).toMatchObject({ rule: "singleLayerHole", option: "board.minHoleMm" });
  });
});

describe("the lead time", () => {
  it("is a day for up to ten boards of thirty lines a side, and grows with both", () => {
    const days = (assembly: PcbaInput["assembly"], quantity = 5) => assemblyDays(pcba(assembly, { quantity }));
    expect([days({ bomLines: 30 }), days({ bomLines: 31 }), days({ bomLines: 60, assemblySide: "separate" })]).toEqual([
      1, 2, 1,
    ]);
    expect([10, 15, 50, 200, 500, 1000, 3000, 10_000].map((quantity) => days({}, quantity))).toEqual([
      1, 2, 2, 3, 4, 5, 7, 10,
    ]);
  });

  it("follows that of the boards", () => {
    expect(pcbaDays(pcba({}, { leadTimeDays: 3 }))).toBe(4);
  });

  it("is 24 hours for up to ten boards of one day with each side within thirty lines", () => {
    const days = (assembly: PcbaInput["assembly"], quantity = 5) =>
      pcbaDays(pcba(assembly, { quantity, leadTimeDays: 1 }));
    expect([days({ bomLines: 30 }), days({ bomLines: 60, assemblySide: "combine" }), days({}, 10)]).toEqual([1, 1, 1]);
    expect([days({ bomLines: 31 }), days({ bomLines: 62, assemblySide: "combine" }), days({}, 15)]).toEqual([3, 3, 3]);
  });

  it("is scheduled with the customer from twenty days on", () => {
    const scheduled = [19, 18].map((leadTimeDays) => isPcbaScheduled(pcba({}, { leadTimeDays })));
    expect(scheduled).toEqual([true, false]);
  });
});
