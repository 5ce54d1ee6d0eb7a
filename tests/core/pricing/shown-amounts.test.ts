import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MICRO_PER_CENT, roundToCents } from "@/lib/base/money";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { isMakeable } from "@/lib/core/pcb/rules";
import { sectionMicro } from "@/lib/core/pricing/bill";
import { pricePcb } from "@/lib/core/pricing/price";
import { shownAmounts, shownUnitMicro } from "@/lib/base/shown-amounts";
import { CNY_BOOK, USD_BOOK } from "@/tests/support/price-books";
import { anySpecification } from "@/tests/support/specifications";

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const inCents = (amount: number) => amount % MICRO_PER_CENT === 0;

describe("shown amounts", () => {
  it("are whole cents that make the total: the largest remainders are raised", () => {
    // 2.6792 + 5 + 0.0033 = 7.6825, in cents 7.68; the offer as in the review.
    expect(shownAmounts([2_679_200, 5_000_000, 3_300], 7_680_000)).toEqual([2_680_000, 5_000_000, 0]);
    expect(shownAmounts([5_112_900, -4_112_900], 1_000_000)).toEqual([5_110_000, -4_110_000]);
    expect(shownAmounts([], 0)).toEqual([]);
  });

  it("of lines that are not the whole bill are rounded each by itself", () => {
    expect(shownAmounts([1_234_900, 2_000_000], 90_000_000)).toEqual([1_230_000, 2_000_000]);
  });

  it("always add up to the total, a cent at most from what they are, and nothing stays nothing", () => {
    const amounts = fc.array(fc.integer({ min: -50_000_000, max: 50_000_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(amounts, (lines) => {
        const total = sectionMicro(lines.map((amountMicro) => ({ amountMicro })));
        const shown = shownAmounts(lines, total);
        expect(sum(shown)).toBe(total);
        shown.forEach((amount, at) => {
          const exact = lines[at] ?? 0;
          expect(inCents(amount)).toBe(true);
          expect(Math.abs(amount - exact)).toBeLessThan(MICRO_PER_CENT);
          if (inCents(exact)) expect(amount).toBe(exact);
        });
      }),
    );
  });

  it("of several sections, each with cents of its own, add up to them all", () => {
    const section = fc.array(fc.integer({ min: 0, max: 9_000_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
        const total = sum(sections.map((lines) => sectionMicro(lines.map((amountMicro) => ({ amountMicro })))));
        expect(sum(shownAmounts(sections.flat(), total))).toBe(total);
      }),
    );
  });

  it.each([
    ["dollars", USD_BOOK],
    ["yuan", CNY_BOOK],
  ])("of every board in %s add up", (_currency, book) => {
    fc.assert(
      fc.property(anySpecification({ maxMm: 300, maxLeadTimeDays: 60 }), (any) => {
        const { layers, widthMm, heightMm, quantity, surfaceFinish, minTraceSpaceMil, thicknessMm } = any;
        const asked = { layers, widthMm, heightMm, quantity, surfaceFinish, minTraceSpaceMil, thicknessMm };
        const specification = completeSpecification(asked);
        if (!isMakeable(specification)) return;
        const { lines, total } = pricePcb(specification, book);
        const shown = shownAmounts(
          lines.map(({ amountMicro }) => amountMicro),
          total.amountMicro,
        );
        expect([sum(shown), shown.every(inCents)]).toEqual([total.amountMicro, true]);
      }),
    );
  });
});

it("the price of one piece is in cents, and below a cent exact", () => {
  expect([6_148_000, 600_000, 1_200, 0].map(shownUnitMicro)).toEqual([6_150_000, 600_000, 1_200, 0]);
  expect(roundToCents(shownUnitMicro(12_345))).toBe(10_000);
});
