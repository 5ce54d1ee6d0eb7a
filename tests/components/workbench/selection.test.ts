// Selecting rows as in a file manager: one, a range, all.
import { describe, expect, it } from "vitest";
import {
  allToggled,
  extended,
  keptOf,
  NOTHING_SELECTED,
  type Selection,
  toggled,
} from "@/components/workbench/selection";

const ROWS = ["a", "b", "c", "d", "e"];
const idsOf = ({ ids }: Selection) => [...ids].toSorted().join("");
const after = (...ids: string[]) => ids.reduce((selection, id) => toggled(selection, id), NOTHING_SELECTED);

describe("a selection", () => {
  it("takes a row in, and out again", () => {
    expect(idsOf(after("b", "d"))).toBe("bd");
    expect(idsOf(after("b", "d", "b"))).toBe("d");
  });

  it.each([
    ["downwards", "b", "d", "bcd"],
    ["upwards", "d", "b", "bcd"],
    ["of one row", "c", "c", "c"],
  ])("takes a range %s", (_, from, to, expected) => {
    expect(idsOf(extended(after(from), to, ROWS))).toBe(expected);
  });

  it("keeps the start of a range, so that a second range starts there too", () => {
    const first = extended(after("b"), "c", ROWS);
    expect(idsOf(extended(first, "e", ROWS))).toBe("bcde");
  });

  it("keeps what was selected before a range", () => {
    expect(idsOf(extended(after("a", "d"), "e", ROWS))).toBe("ade");
  });

  it("takes the row alone where a range has no start on this page", () => {
    expect(idsOf(extended(NOTHING_SELECTED, "c", ROWS))).toBe("c");
    expect(idsOf(extended(after("x"), "c", ROWS))).toContain("c");
    expect(idsOf(extended(after("x"), "c", ROWS))).not.toContain("b");
  });

  it("takes all, and none once all are selected", () => {
    expect(idsOf(allToggled(after("b"), ROWS))).toBe("abcde");
    expect(idsOf(allToggled(after(...ROWS), ROWS))).toBe("");
  });

  it("loses the rows that have gone, and a range no longer starts at one of them", () => {
    const kept = keptOf(after("a", "b", "c"), ["a", "b", "d"]);
    expect(idsOf(kept)).toBe("ab");
    expect(idsOf(extended(kept, "d", ["a", "b", "d"]))).toBe("abd");
    expect(kept.anchor).toBeNull();
  });
});
