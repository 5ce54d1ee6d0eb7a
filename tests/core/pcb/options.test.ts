// Each option's record against the form, the books and the messages of both languages that follow from it.

import { describe, expect, it } from "vitest";
import { FORM, type FormOption, partsOf, SECTIONS } from "@/lib/core/pcb/form-sections";
import { valueText } from "@/lib/core/pcb/option-texts";
import { OPTION_NAMES, OPTION_RECORDS, type PcbOption } from "@/lib/core/pcb/options";
import { LINE_KEYS } from "@/lib/core/pricing/board-lines";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { CHARGED_LINES, optionOfLine } from "@/lib/core/pricing/surcharges";
import enPcb from "@/messages/en/pcb.json";
import enPricing from "@/messages/en/pricing.json";
import zhPcb from "@/messages/zh/pcb.json";
import zhPricing from "@/messages/zh/pricing.json";

const LANGUAGES = [
  ["en", enPcb, enPricing],
  ["zh", zhPcb, zhPricing],
] as const;

const ROWS: readonly FormOption[] = SECTIONS.flatMap((section) => FORM[section]);

function textAt(messages: unknown, key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], messages);
}

describe.each(OPTION_NAMES)("%s", (option: PcbOption) => {
  const record = OPTION_RECORDS[option];

  it("has its default on its list", () => {
    if ("values" in record) expect(record.values).toContain(record.default);
  });

  it("has one place in the form: a row of its own, or a part of another's", () => {
    expect(ROWS.filter((row) => partsOf(row).includes(option))).toHaveLength(1);
  });

  it.each(LANGUAGES)("has a name and a text for each value in %s", (_language, pcb) => {
    expect(textAt(pcb.options, option)).toMatch(/\S/);
    const keys = ("values" in record ? record.values : []).flatMap((value) => valueText(option, value).key ?? []);
    for (const key of keys) expect([key, textAt(pcb.values, key)]).toEqual([key, expect.stringMatching(/\S/)]);
  });

  it("has a line of the price, and figures in each of the product's books, where its value is charged", () => {
    const line = CHARGED_LINES.find((charged) => charged.option === option);
    expect(line !== undefined).toBe(typeof record.price === "object");
    if (!line) return;
    expect(LINE_KEYS).toContain(line.key);
    for (const book of PRICE_BOOKS) {
      expect(line.by === "value" ? book.surcharges[line.option] : book[line.section]).toBeTypeOf("object");
    }
  });
});

describe("a line of a board's price", () => {
  it.each(LANGUAGES)("has a name in %s: one of its own, or its option's", (_language, pcb, pricing) => {
    const nameless = LINE_KEYS.filter((key) => {
      const option = optionOfLine(key);
      return !textAt(pricing.lines, key) && !(option && textAt(pcb.options, option));
    });
    expect(nameless).toEqual([]);
  });

  it.each(LANGUAGES)("has no text in %s that no line bears", (_language, _pcb, pricing) => {
    const keys: readonly string[] = LINE_KEYS;
    expect(Object.keys(pricing.lines).filter((key) => !keys.includes(key))).toEqual([]);
  });

  it("stands where bills have always had it: tooling first, then what options add, the offer last", () => {
    expect(LINE_KEYS.slice(0, 12)).toEqual([
      ...["pcbToolingCost", "boardFee", "pcbTestingFee", "filmFee", "soldermaskFee", "surfaceFinish"],
      ...["enigAuThickness", "finishedThickness", "materialTg", "outerCopper", "innerCopper", "minTraceSpace"],
    ]);
    const panelLines = ["kaptonTape", "skipVScoring", "xOutAllowance", "differentDesigns"] as const;
    expect(LINE_KEYS.slice(LINE_KEYS.indexOf("kaptonTape")).slice(0, 4)).toEqual(panelLines);
    expect(LINE_KEYS.slice(-3)).toEqual(["panelScoring", "leadTime", "prototypeOffer"]);
  });
});
