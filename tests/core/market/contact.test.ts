import { describe, expect, it } from "vitest";
import { isContact, isEmail, toCanonicalContact } from "@/lib/core/market/contact";

describe("a contact", () => {
  it.each(["a@b.co", "first.last+tag@sub.example.org", "o'brien@example.ie", "张三@例子.中国"])(
    "%s is an address in both areas",
    (text) => {
      expect([isContact(text, "en-US"), isContact(text, "zh-CN")]).toEqual([true, true]);
    },
  );

  it.each([
    "",
    "a",
    "a@b",
    "@b.co",
    "a@.co",
    "a@b.",
    "a@b..co",
    "a b@c.de",
    "a@b@c.de",
    "a@b.co\n",
    "a\u200b@b.co",
    "a@b\u00ad.co",
    "a\u202e@b.co",
    "a\0@b.co",
    `${"a".repeat(250)}@b.co`,
  ])("%j is none in either area", (text) => {
    expect([isContact(text, "en-US"), isContact(text, "zh-CN")]).toEqual([false, false]);
  });

  it.each(["13012345678", "19912345678"])("%s is a mobile number, in zh-CN alone", (text) => {
    expect([isContact(text, "zh-CN"), isContact(text, "en-US"), isEmail(text)]).toEqual([true, false, false]);
  });

  // The second digit runs from 3 to 9; eleven digits, without a country code.
  it.each([
    "12012345678",
    "1301234567",
    "130123456789",
    "+8613012345678",
    "130 1234 5678",
    "１３０12345678",
    "13012345678\n",
  ])("%j is no mobile number", (text) => expect(isContact(text, "zh-CN")).toBe(false));

  it("is judged in time that grows with its length alone", () => {
    // Quadratic backtracking over these would take 10¹⁰ steps; the test would not end.
    for (const text of [`a@${"b.".repeat(100_000)}`, `${"a".repeat(200_000)}@`, `a@${"b".repeat(200_000)}@`]) {
      expect(isContact(text, "zh-CN")).toBe(false);
    }
  });
});

describe("the one spelling of a contact", () => {
  it.each([
    [" Ada@Example.COM ", "ada@example.com"],
    ["ａｄａ@example.com", "ada@example.com"],
    ["+86 139-1234 5678", "13912345678"],
    ["008613912345678", "13912345678"],
    ["１３９１２３４５６７８", "13912345678"],
    ["+1 555 010 0199", "+1 555 010 0199"],
    ["12912345678", "12912345678"],
  ])("of %j is %j", (typed, canonical) => {
    expect(toCanonicalContact(typed)).toBe(canonical);
  });
});
