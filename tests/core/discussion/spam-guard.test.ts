// The spam guard: links, repetitions, campaigns and floods.
import { describe, expect, it } from "vitest";
import { floodWaitMs, isNewAccount, judgeComment, linkCount, repeatKey } from "@/lib/core/discussion/spam-guard";

describe("linkCount", () => {
  it.each([
    ["see https://example.com/a", 1],
    ["see example.com and www.example.org", 2],
    ["HTTP://EXAMPLE.COM", 1],
    ["ｈｔｔｐｓ：／／ｅｘａｍｐｌｅ．ｃｏｍ", 1],
    ["Set R1 to 2.7 k, C1 to 4.7uF.", 0],
    ["open main.net in KiCad", 1],
    ["It works. Then solder U1.", 0],
    ["中文没有链接。", 0],
  ])("%s", (text, count) => {
    // An address with its scheme may count for its host too: what matters is none, some, or many.
    expect(Math.min(linkCount(text), 2)).toBeGreaterThanOrEqual(count);
    expect(linkCount(text) === 0).toBe(count === 0);
  });
});

describe("repeatKey", () => {
  it("is one for texts that differ in case, marks, spaces and width", () => {
    const texts = ["Buy my boards!", "buy  my BOARDS", "Ｂｕｙ ｍｙ ｂｏａｒｄｓ。", "b.u.y m.y b-o-a-r-d-s"];
    expect(new Set(texts.map(repeatKey))).toEqual(new Set(["buymyboards"]));
    expect(repeatKey("买 电路板！")).toBe("买电路板");
  });
});

describe("judgeComment", () => {
  const facts = { text: "A question about the regulator", isNew: false, ownRepeats: 0, otherAccounts: 0 };
  it.each([
    ["an ordinary comment", {}, "accept"],
    ["a link of a known account", { text: "see https://example.com" }, "accept"],
    ["a link of a new account", { text: "see https://example.com", isNew: true }, "hold"],
    ["a question of a new account", { isNew: true }, "accept"],
    ["many links", { text: Array.from({ length: 6 }, (_, at) => `https://example.com/${at}`).join(" ") }, "hold"],
    ["the same words again", { ownRepeats: 1 }, "refuse"],
    ["short thanks again", { text: "Thank you", ownRepeats: 2 }, "accept"],
    ["a short link again", { text: "ab.com", ownRepeats: 1 }, "refuse"],
    ["words of two others", { otherAccounts: 2 }, "hold"],
    ["words of one other", { otherAccounts: 1 }, "accept"],
    ["short thanks of many", { text: "Thank you", otherAccounts: 50 }, "accept"],
  ] as const)("%s", (_name, change, verdict) => {
    expect(judgeComment({ ...facts, ...change })).toBe(verdict);
  });
});

const now = new Date("2026-11-21T12:00:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);

describe("floodWaitMs", () => {
  const every = (count: number, stepMs: number) => Array.from({ length: count }, (_, at) => ago(at * stepMs));
  it.each([
    // Five within the minute: the oldest is 40 s old, so that 20 s are left.
    ["a known account after five within a minute", every(5, 10_000), false, 20_000],
    ["a known account after four", every(4, 10_000), false, 0],
    // The second of a new account within the minute is 10 s old.
    ["a new account after two within a minute", every(2, 10_000), true, 50_000],
    // 30 comments, two minutes apart: the oldest is 58 min old.
    ["a known account after thirty within an hour", every(30, 120_000), false, 120_000],
    ["comments of yesterday", [ago(86_400_000)], true, 0],
    ["no comments", [], true, 0],
  ])("%s", (_name, times, isNew, waitMs) => {
    expect(floodWaitMs(times, { isNew, now })).toBe(waitMs);
  });
});

it("an account is new for three days and three comments", () => {
  const day = 86_400_000;
  const isNew = (days: number, visible: number) => isNewAccount({ createdAt: ago(days * day), visible, now });
  expect([isNew(2.9, 10), isNew(3, 2), isNew(3, 3)]).toEqual([true, true, false]);
});
