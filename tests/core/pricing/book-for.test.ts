import { describe, expect, it } from "vitest";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { bookFor, applicableBooks, HONOURED_DAYS } from "@/lib/core/pricing/book-for";
import { pricePcb } from "@/lib/core/pricing/price";
import { PUBLISHED_BOOKS } from "@/tests/support/price-books";

/** A moment in Shanghai. */
const at = (moment: string) => Date.parse(`${moment}+08:00`);

function chosen(area: "en-US" | "zh-CN", version: string | null | undefined, moment: string) {
  const { book, current, validity } = bookFor(PUBLISHED_BOOKS, area, { version, nowMs: at(moment) });
  expect(current).toBe(bookFor(PUBLISHED_BOOKS, area, { nowMs: at(moment) }).book);
  if (validity.kind === "kept") return `${book.version} until ${validity.lastDay}`;
  if (validity.kind === "renewed") return `${book.version} for ${validity.previous?.version ?? "nothing known"}`;
  return book.version;
}

describe("a new quote", () => {
  // Books of en-US begin on 1 September, 1 October, 1 and 21 November, and 1 December.
  it.each([
    ["2026-09-01T00:00:00", "us-2026-09-01"],
    ["2026-09-30T23:59:59", "us-2026-09-01"],
    ["2026-10-01T00:00:00", "us-2026-10-01"],
    ["2026-11-20T23:59:59", "us-2026-11-01"],
    ["2026-11-21T00:00:00", "us-2026-11-21"],
    ["2026-11-30T23:59:59", "us-2026-11-21"],
    ["2026-12-01T00:00:00", "us-2026-12-01"],
    ["2031-01-01T00:00:00", "us-2026-12-01"],
    // On a clock that is wrong, the first there ever was.
    ["1970-01-01T00:00:00", "us-2026-09-01"],
  ])("takes, at %s in Shanghai, %s", (moment, version) => {
    expect(chosen("en-US", undefined, moment)).toBe(version);
    expect(chosen("en-US", null, moment)).toBe(version);
    expect(chosen("en-US", version, moment)).toBe(version);
  });

  it("takes the book of Shanghai's day, whatever day it is elsewhere", () => {
    // 16:00 in Greenwich is midnight in Shanghai.
    const [before, after] = ["2026-11-30T15:59:59.999Z", "2026-11-30T16:00:00Z"].map(
      (moment) => bookFor(PUBLISHED_BOOKS, "en-US", { nowMs: Date.parse(moment) }).book.version,
    );
    expect([before, after]).toEqual(["us-2026-11-21", "us-2026-12-01"]);
  });
});

describe("a quote that names an older book", () => {
  it("keeps it for thirty days, as long as a quotation stands", () => {
    expect(HONOURED_DAYS).toBe(30);
  });

  it.each([
    // The newer one began on 21 November: ten days of that month and twenty of the next.
    ["us-2026-11-01", "2026-11-21T00:00:00", "us-2026-11-01 until 2026-12-20"],
    ["us-2026-11-01", "2026-12-20T23:59:59", "us-2026-11-01 until 2026-12-20"],
    ["us-2026-11-01", "2026-12-21T00:00:00", "us-2026-12-01 for us-2026-11-01"],
    // Another one since then changes nothing of that. The next was 1 November, a month of thirty days.
    ["us-2026-10-01", "2026-11-01T00:00:00", "us-2026-10-01 until 2026-11-30"],
    ["us-2026-10-01", "2026-11-30T23:59:59", "us-2026-10-01 until 2026-11-30"],
    ["us-2026-10-01", "2026-12-01T00:00:00", "us-2026-12-01 for us-2026-10-01"],
    // The next was 1 October, a month of thirty-one.
    ["us-2026-09-01", "2026-10-30T23:59:59", "us-2026-09-01 until 2026-10-30"],
    ["us-2026-09-01", "2026-10-31T00:00:00", "us-2026-10-01 for us-2026-09-01"],
    // The next was 1 December: until 30 December.
    ["us-2026-11-21", "2026-12-30T23:59:59", "us-2026-11-21 until 2026-12-30"],
    ["us-2026-11-21", "2026-12-31T00:00:00", "us-2026-12-01 for us-2026-11-21"],
  ])("%s is, at %s in Shanghai, priced by %s", (version, moment, outcome) => {
    expect(chosen("en-US", version, moment)).toBe(outcome);
  });

  it("is priced to the same sum as on the first day, in lines and total", () => {
    const fifty = completeSpecification({ quantity: 50 });
    const price = (moment: string) =>
      pricePcb(fifty, bookFor(PUBLISHED_BOOKS, "en-US", { version: "us-2026-11-01", nowMs: at(moment) }).book);
    // 4 + 40 × 0.5, and 6 + 55 × 0.5 once it has run out.
    expect(price("2026-11-01T00:00:00").total.amountMicro).toBe(24_000_000);
    expect(price("2026-12-20T23:59:59")).toEqual(price("2026-11-01T00:00:00"));
    expect(price("2026-12-21T00:00:00").total.amountMicro).toBe(33_500_000);
  });
});

describe("a book that cannot be had", () => {
  it.each([
    // Not yet in force.
    ["en-US", "us-2026-12-01", "us-2026-11-21 for nothing known"],
    // Never published.
    ["en-US", "us-2020-01-01", "us-2026-11-21 for nothing known"],
    ["en-US", "", "us-2026-11-21 for nothing known"],
    ["en-US", "US-2026-11-01", "us-2026-11-21 for nothing known"],
    ["en-US", " us-2026-11-01", "us-2026-11-21 for nothing known"],
    ["en-US", "__proto__", "us-2026-11-21 for nothing known"],
    // Another area's.
    ["en-US", "cn-2026-11-01", "us-2026-11-21 for nothing known"],
    ["zh-CN", "us-2026-11-01", "cn-2026-11-21 for nothing known"],
    ["zh-CN", "cn-2026-11-01", "cn-2026-11-01 until 2026-12-20"],
  ] as const)("in %s under the name of %j is answered by %s", (area, version, outcome) => {
    expect(chosen(area, version, "2026-11-21T12:00:00")).toBe(outcome);
  });

  it("is none of an area without any", () => {
    expect(() => bookFor([], "en-US", { nowMs: 0 })).toThrow("a price book of en-US");
  });
});

describe("the books that count", () => {
  const counting = (moment: string, version?: string) =>
    applicableBooks(PUBLISHED_BOOKS, "en-US", { version, nowMs: at(moment) }).map((book) => book.version);

  it.each([
    // Books begin on 1 September, 1 October, 1 and 21 November and 1 December; each is honoured thirty days from the next.
    ["2026-11-21T12:00:00", undefined, ["us-2026-11-21", "us-2026-11-01", "us-2026-10-01"]],
    ["2026-11-30T23:59:59", undefined, ["us-2026-11-21", "us-2026-11-01", "us-2026-10-01"]],
    ["2026-12-01T00:00:00", undefined, ["us-2026-12-01", "us-2026-11-21", "us-2026-11-01"]],
    ["2027-06-01T00:00:00", undefined, ["us-2026-12-01"]],
    // One that has run out is there for who names it; one to come, another area's and an unknown one never are.
    ["2026-12-01T00:00:00", "us-2026-09-01", ["us-2026-12-01", "us-2026-11-21", "us-2026-11-01", "us-2026-09-01"]],
    ["2026-11-21T12:00:00", "us-2026-12-01", ["us-2026-11-21", "us-2026-11-01", "us-2026-10-01"]],
    ["2026-11-21T12:00:00", "cn-2026-11-01", ["us-2026-11-21", "us-2026-11-01", "us-2026-10-01"]],
    ["2026-11-21T12:00:00", "forged", ["us-2026-11-21", "us-2026-11-01", "us-2026-10-01"]],
  ])("at %s in Shanghai for who names %s are %j", (moment, version, versions) => {
    expect(counting(moment, version)).toEqual(versions);
  });

  it("are in one order, the newest first, whatever theirs is", () => {
    const asked = { version: "us-2026-09-01", nowMs: at("2026-12-01T00:00:00") };
    const found = applicableBooks(PUBLISHED_BOOKS.toReversed(), "en-US", asked);
    expect(found).toEqual(applicableBooks(PUBLISHED_BOOKS, "en-US", asked));
  });

  it("price as all price books do, whatever version is named", () => {
    for (const moment of ["2026-09-01T00:00:00", "2026-11-21T12:00:00", "2026-12-20T23:59:59", "2026-12-31T00:00:00"]) {
      for (const version of [undefined, ...PUBLISHED_BOOKS.map((book) => book.version), "forged"]) {
        const asked = { version, nowMs: at(moment) };
        const [whole, counted] = [PUBLISHED_BOOKS, applicableBooks(PUBLISHED_BOOKS, "en-US", asked)].map((books) =>
          bookFor(books, "en-US", asked),
        );
        expect(counted, `${version} at ${moment}`).toEqual(whole);
      }
    }
  });
});
