import { describe, expect, it } from "vitest";
import { parseCouponParam } from "@/lib/core/coupon/param";

describe("the conditions of a coupon", () => {
  it.each([
    ["{}", { pieces: null, longSideMm: null }],
    ['{"pcbNum":{"min":5,"max":10}}', { pieces: { min: 5, max: 10 }, longSideMm: null }],
    ['{"pcbSize":{"max":100},"other":1}', { pieces: null, longSideMm: { min: null, max: 100 } }],
    ['{"pcbNum":null,"pcbSize":{}}', { pieces: null, longSideMm: { min: null, max: null } }],
  ])("%s are read", (text, expected) => expect(parseCouponParam(text)).toEqual(expected));

  it.each([
    "",
    "{",
    "null",
    "[]",
    "5",
    '{"pcbNum":5}',
    '{"pcbNum":[5,10]}',
    '{"pcbNum":{"min":"5"}}',
    '{"pcbNum":{"min":-1}}',
    '{"pcbSize":{"max":1e999}}',
    `{"pcbNum":${"[".repeat(400)}`,
    `{"a":"${"x".repeat(500)}"}`,
  ])("%s are none", (text) => expect(parseCouponParam(text)).toBeNull());

  it("leave no trace on other objects", () => {
    expect(parseCouponParam('{"__proto__":{"pcbNum":{"min":1}}}')).toEqual({ pieces: null, longSideMm: null });
    expect(Object.hasOwn(Object.prototype, "pcbNum")).toBe(false);
  });
});
