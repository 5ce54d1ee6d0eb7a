// Coverage of published parts lists by the catalog.

import { describe, expect, it } from "vitest";
import { PartIndex } from "@/lib/core/bom/part-index";
import { coverageFigures, coverageOf, coverLines } from "@/scripts/corpus-bom-coverage";
import { wholeCatalogue } from "@/scripts/corpus-bom-labels";
import { hasCorpus } from "@/scripts/corpus-set";
import { EMPTY_LINE } from "@/tests/support/bom-line";

const nothing = new PartIndex([]);

describe("a line without a part", () => {
  it.each([
    ["notInCatalogue", true, { mpn: "LM358DR", manufacturer: "Texas Instruments" }],
    ["notInCatalogue", true, { mpn: "LM358DR" }],
    ["otherMaker", false, { mpn: "XY-100", manufacturer: "Hobby Shop" }],
    ["valueNotInCatalogue", true, { designators: ["R1"], values: ["10k"], footprint: "R_0603" }],
    ["noPackage", false, { designators: ["R1"], values: ["10k"] }],
    ["nothingNamed", false, { description: "Printed circuit board" }],
  ] as const)("has the reason %s", (reason, isCounted, line) => {
    const { designators = [], values = [], ...rest } = { designators: undefined, values: undefined, ...line };
    expect(coverageOf(nothing, { ...EMPTY_LINE, ...rest, designators: [...designators], values: [...values] })).toEqual(
      {
        reason,
        isCounted,
      },
    );
  });
});

describe.skipIf(!hasCorpus())("the corpus' lists", () => {
  it("have a part for 90 of 100 lines that name a value and a package, or a number of a common maker", async () => {
    const { ratio } = coverageFigures(await coverLines(new PartIndex(wholeCatalogue())));
    expect(ratio).toBeGreaterThanOrEqual(0.9);
  }, 60_000);
});
