import { describe, expect, it } from "vitest";
import { parseCouponParam } from "@/lib/core/coupon/param";

const NONE = { pieces: null, longSideMm: null, linesPerSide: null };

describe("the conditions of a coupon", () => {
  it.each([
    ["{}", NONE],
    ['{"pcbNum":{"min":5,"max":10}}', { ...NONE, pieces: { min: 5, max: 10 } }],
    ['{"pcbSize":{"max":100},"other":1}', { ...NONE, longSideMm: { min: null, max: 100 } }],
    ['{"bomLines":{"max":30}}', { ...NONE, linesPerSide: { min: null, max: 30 } }],
    ['{"pcbNum":null,"pcbSize":{}}', { ...NONE, longSideMm: { min: null, max: null } }],
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
    '{"bomLines":30}',
    `{"pcbNum":${"[".repeat(400)}`,
    `{"a":"${"x".repeat(500)}"}`,
  ])("%s are none", (text) => expect(parseCouponParam(text)).toBeNull());

  it("leave no trace on other objects", () => {
    expect(parseCouponParam('{"__proto__":{"pcbNum":{"min":1}}}')).toEqual(NONE);
    expect(Object.hasOwn(Object.prototype, "pcbNum")).toBe(false);
  });
});
