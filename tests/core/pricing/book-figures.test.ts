import { describe, expect, it } from "vitest";
import { figureChanges, figuresOf, withTyped } from "@/lib/core/pricing/book-figures";
import usd from "@/lib/core/pricing/books/en-US.json";

const BOOK = {
  ...{ area: "en-US", currency: "USD", version: "a", effectiveFrom: "2026-11-21" },
  smt: { perJoint: "0.0012", beyondJoints: 100_000 },
  thicknessMm: { values: { "0.4": { lot: "42" } } },
  zones: [
    { key: "home", countries: ["DE", "FR"], base: "15" },
    { key: "world", countries: [], base: "37" },
  ],
};

describe("the figures of a book", () => {
  it("are told one by one, a list of words as one, and what names the book is none of them", () => {
    expect(figuresOf(BOOK)).toEqual([
      { path: ["smt", "perJoint"], value: "0.0012" },
      { path: ["smt", "beyondJoints"], value: 100_000 },
      { path: ["thicknessMm", "values", "0.4", "lot"], value: "42" },
      { path: ["zones", 0, "key"], value: "home" },
      { path: ["zones", 0, "countries"], value: "DE, FR" },
      { path: ["zones", 0, "base"], value: "15" },
      { path: ["zones", 1, "key"], value: "world" },
      { path: ["zones", 1, "countries"], value: "" },
      { path: ["zones", 1, "base"], value: "37" },
    ]);
  });

  it("are each set as the book has such a one, and what leads nowhere changes nothing", () => {
    const typed = (path: (string | number)[], text: string) => figureChanges(BOOK, withTyped(BOOK, path, text));
    // 0.0015 is a quarter more than 0.0012, and 50,000 is half of 100,000.
    const [joint] = typed(["smt", "perJoint"], " 0.0015 ");
    expect([joint?.after, joint?.percent?.toFixed(6)]).toEqual(["0.0015", "25.000000"]);
    expect(typed(["smt", "beyondJoints"], "50000")).toEqual([
      { path: ["smt", "beyondJoints"], before: 100_000, after: 50_000, percent: -50 },
    ]);
    expect(withTyped(BOOK, ["smt", "beyondJoints"], "many").smt.beyondJoints).toBe("many");
    expect(withTyped(BOOK, ["zones", 0, "countries"], "DE,FR , AT").zones[0]?.countries).toEqual(["DE", "FR", "AT"]);
    expect(withTyped(BOOK, ["zones", 0, "countries"], "").zones[0]?.countries).toEqual([]);
    expect(withTyped(BOOK, ["thicknessMm", "values", "0.4", "lot"], "40").thicknessMm.values["0.4"].lot).toBe("40");
    expect(typed(["zones", 7, "base"], "1")).toEqual([]);
    expect(withTyped(BOOK, ["__proto__", "smt"], "1")).toEqual(BOOK);
  });

  it("that are new or gone have nothing to be compared with", () => {
    const next = { ...BOOK, smt: { perJoint: "0.0012" }, tht: { perJoint: "0.007" } };
    expect(figureChanges(BOOK, next)).toEqual([
      { path: ["tht", "perJoint"], before: null, after: "0.007", percent: null },
      { path: ["smt", "beyondJoints"], before: 100_000, after: null, percent: null },
    ]);
  });

  it.each([
    ["5", "7.5", 50],
    ["5", "2", -60],
    ["0", "5", null],
    ["5", "", null],
    ["5", "many", null],
    ["none", "5", null],
  ])("that change from %s to %s do so by %s percent", (before, after, percent) => {
    expect(figureChanges({ rate: before }, { rate: after })).toEqual([{ path: ["rate"], before, after, percent }]);
  });

  it("have a name of their own each in the book of the product", () => {
    const names = figuresOf(usd).map(({ path }) => path.join("."));
    expect(names.length).toBe(new Set(names).size);
  });
});
