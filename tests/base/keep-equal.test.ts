import { describe, expect, it } from "vitest";
import { keepEqual } from "@/lib/base/keep-equal";

describe("keeping what is equal", () => {
  it("answers what was there before where nothing changed", () => {
    const before = { a: [1, { b: "c" }], d: null };
    expect(keepEqual(before, { a: [1, { b: "c" }], d: null })).toBe(before);
  });

  it("answers the new whole with the old parts in it", () => {
    const before = { same: [{ a: 1 }], other: [{ a: 1 }, { a: 2 }] };
    const next = { same: [{ a: 1 }], other: [{ a: 1 }, { a: 3 }] };
    const kept = keepEqual(before, next);
    expect(kept).toEqual(next);
    expect(kept.same).toBe(before.same);
    expect(kept.other[0]).toBe(before.other[0]);
    expect(kept.other[1]).not.toBe(before.other[1]);
  });

  it.each([
    ["a list that grew", [1, 2], [1, 2, 3]],
    ["a list that shrank", [1, 2, 3], [1, 2]],
    ["a key that left", { a: 1, b: 2 }, { a: 1 }],
    ["a key that came", { a: 1 } as Record<string, unknown>, { a: 1, b: undefined }],
    ["a list that became an object", [1], { 0: 1 }],
    ["zero and minus zero", 0, -0],
  ])("sees %s", (_what, before, next) => {
    expect(keepEqual<unknown>(before, next)).toStrictEqual(next);
    expect(keepEqual<unknown>(before, next)).not.toBe(before);
  });

  it("changes neither of the two", () => {
    const before = Object.freeze({ a: Object.freeze([1]) });
    const next = Object.freeze({ a: Object.freeze([1]), b: 2 });
    expect(keepEqual<unknown>(before, next)).toEqual({ a: [1], b: 2 });
  });
});
