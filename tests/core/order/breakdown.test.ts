import { expect, it } from "vitest";
import { costBreakdown } from "@/lib/core/order/breakdown";

const cost = (key: string, amountMicro: number) => ({ key, amountMicro });
const price = (lines: ReturnType<typeof cost>[], totals: Partial<Record<string, number>> = {}) => {
  const of = (key: string) => ({ amountMicro: totals[key] ?? 0 });
  const sections = { pcbTotal: of("pcbTotal"), componentsTotal: of("componentsTotal") };
  return { lines, ...sections, assemblyTotal: of("assemblyTotal"), stencilTotal: of("stencilTotal") };
};

it("adds the same cost of several lines, and ends with the sections that cost something", () => {
  const board = price([cost("pcbToolingCost", 5), cost("boardFee", 25)], { pcbTotal: 30 });
  const other = price([cost("boardFee", 10), cost("stencil", 8)], { pcbTotal: 10, stencilTotal: 8 });
  expect(costBreakdown([board, other])).toEqual([
    cost("pcbToolingCost", 5),
    cost("boardFee", 35),
    cost("stencil", 8),
    cost("pcbTotal", 40),
    cost("stencilTotal", 8),
  ]);
  expect(costBreakdown([])).toEqual([]);
});
