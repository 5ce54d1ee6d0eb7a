// A specification written as a sentence is read back as the same specification.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type AnswerMemory, NO_CONTEXT } from "@/lib/core/assistant/answer";
import { understand } from "@/lib/core/assistant/understand";
import { PCB_OPTIONS } from "@/lib/core/pcb/specification";
import { QUANTITY_STEPS } from "@/lib/core/pcb/quantity";

const NOTHING: AnswerMemory = {};
const read = (question: string) =>
  understand({ question, files: [], context: NO_CONTEXT, memory: NOTHING, ruleTitles: new Map() });

const specification = fc.record({
  layers: fc.constantFrom(...PCB_OPTIONS.layers),
  quantity: fc.constantFrom(...QUANTITY_STEPS),
  widthMm: fc.integer({ min: 10, max: 400 }),
  heightMm: fc.integer({ min: 10, max: 400 }),
  thicknessMm: fc.constantFrom(...PCB_OPTIONS.thicknessMm),
  surfaceFinish: fc.constantFrom(...PCB_OPTIONS.surfaceFinish),
  solderMaskColor: fc.constantFrom(...PCB_OPTIONS.solderMaskColor),
  outerCopperUm: fc.constantFrom(...PCB_OPTIONS.outerCopperUm),
});

const OUNCES: Readonly<Record<number, string>> = { 35: "1 oz", 70: "2 oz" };
const FINISH_ZH = { HASL: "有铅喷锡", "Lead Free HASL": "无铅喷锡", ENIG: "沉金" } as const;
const COLOR_ZH = { Green: "绿油", Blue: "蓝油", Black: "黑油", Red: "红油", Yellow: "黄油", White: "白油" } as const;

type Board = typeof specification extends fc.Arbitrary<infer B> ? B : never;

/** Phrases of one option each; their order is free. */
const english = (board: Board): string[] => [
  `${board.layers} layers`,
  `${board.quantity} pcs`,
  `${board.widthMm} x ${board.heightMm} mm`,
  `${board.thicknessMm} mm thick`,
  board.surfaceFinish,
  `${board.solderMaskColor.toLowerCase()} solder mask`,
  `${OUNCES[board.outerCopperUm]} copper`,
];
const chinese = (board: Board): string[] => [
  `${board.layers}层板`,
  `${board.quantity}片`,
  `${board.widthMm}×${board.heightMm}mm`,
  `板厚${board.thicknessMm}mm`,
  FINISH_ZH[board.surfaceFinish],
  COLOR_ZH[board.solderMaskColor],
  `铜厚${OUNCES[board.outerCopperUm]}`,
];

const shuffled = <T>(items: readonly T[]) => fc.shuffledSubarray([...items], { minLength: items.length });

describe("a sentence of all options", () => {
  it("is read back in English, in any order", () => {
    const sentence = specification.chain((board) => shuffled(english(board)).map((phrases) => ({ board, phrases })));
    fc.assert(
      fc.property(sentence, ({ board, phrases }) => {
        expect(read(`price for ${phrases.join(", ")}`)).toEqual({ tool: "price-board", input: { board } });
      }),
      { numRuns: 500 },
    );
  });

  it("is read back in Chinese, in any order", () => {
    const sentence = specification.chain((board) => shuffled(chinese(board)).map((phrases) => ({ board, phrases })));
    fc.assert(
      fc.property(sentence, ({ board, phrases }) => {
        expect(read(`${phrases.join("，")}，多少钱？`)).toEqual({ tool: "price-board", input: { board } });
      }),
      { numRuns: 500 },
    );
  });
});

describe("any text", () => {
  it("becomes a call, in bounded time", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 4_000, unit: "grapheme" }), (text) => {
        expect(read(text).tool).toMatch(/^[a-z-]+$/);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    "1 ".repeat(2_000),
    "1x".repeat(2_000),
    "a ".repeat(2_000),
    "oz".repeat(2_000),
    "层".repeat(4_000),
    "10 and ".repeat(600),
    "(".repeat(4_000),
  ])("that repeats itself is read as well", (text) => {
    expect(read(text).tool).toMatch(/^[a-z-]+$/);
  });
});
