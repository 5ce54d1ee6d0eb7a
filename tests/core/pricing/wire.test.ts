import { describe, expect, it } from "vitest";
import { pcbPrice, pcbSpecificationInput } from "@/lib/contracts/pcb";
import { completeSpecification } from "@/lib/core/pcb/complete";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";
import { type OptionValue, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { randomCases } from "@/tests/support/cases";
import { CNY_BOOK, USD_BOOK } from "@/tests/support/price-books";
import { type PcbPrice, pricePcb } from "@/lib/core/pricing/price";
import { LISTED_OPTIONS } from "@/tests/support/specifications";

const SPECIFICATIONS = randomCases(100_000);

/** Numbers from 0 to below `limit`, the same at every run: a linear congruential generator of 32 bits. */
function numbersFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** A few options of any, the size and the quantity often among them. */
function someOptions(next: (limit: number) => number): Partial<PcbSpecification> {
  const said: Record<string, OptionValue> = {};
  if (next(4) > 0) said.widthMm = (1000 + next(59_001)) / 100;
  if (next(4) > 0) said.heightMm = (1000 + next(59_001)) / 100;
  if (next(4) > 0) said.quantity = QUANTITY_STEPS[next(QUANTITY_STEPS.length)] ?? 5;
  if (next(8) === 0) said.panelColumns = 1 + next(12);
  if (next(8) === 0) said.goldFingerCount = String(1 + next(99));
  if (next(4) === 0) said.leadTimeDays = 1 + next(30);
  for (let count = next(9); count > 0; count--) {
    const option = LISTED_OPTIONS[next(LISTED_OPTIONS.length)];
    if (!option) continue;
    const values: readonly OptionValue[] = PCB_OPTIONS[option];
    said[option] = values[next(values.length)] ?? "";
  }
  return said as Partial<PcbSpecification>;
}

function isSame(one: PcbPrice, other: PcbPrice): boolean {
  return (
    one.currency === other.currency &&
    one.bookVersion === other.bookVersion &&
    one.total.amountMicro === other.total.amountMicro &&
    one.unitPriceMicro === other.unitPriceMicro &&
    one.lines.length === other.lines.length &&
    one.lines.every(({ key, amountMicro, rule }, at) => {
      const line = other.lines[at];
      return line?.key === key && line.amountMicro === amountMicro && line.rule.key === rule.key;
    })
  );
}

describe("a price", () => {
  it("is the same in the page and behind the wire, for boards by chance", () => {
    const next = numbersFrom(20_261_121);
    const books = [USD_BOOK, CNY_BOOK] as const;
    let differing = 0;
    let lines = 0;
    for (let at = 0; at < SPECIFICATIONS; at++) {
      const book = books[at % 2 === 0 ? 0 : 1];
      const said = someOptions(next);
      const here = pricePcb(completeSpecification(said), book);
      const received = pcbSpecificationInput.parse(JSON.parse(JSON.stringify(said))) as Partial<PcbSpecification>;
      if (!isSame(pricePcb(completeSpecification(received), book), here)) differing++;
      lines += here.lines.length;
    }
    expect(differing).toBe(0);
    // The five that every bill has, and what was chosen.
    expect(lines).toBeGreaterThan(6 * SPECIFICATIONS);
  });

  it("says on the wire just what the engine said", () => {
    const next = numbersFrom(7);
    for (let at = 0; at < 1000; at++) {
      const price = pricePcb(completeSpecification(someOptions(next)), USD_BOOK);
      expect(pcbPrice.parse(JSON.parse(JSON.stringify(price)))).toEqual(price);
    }
  });
});
