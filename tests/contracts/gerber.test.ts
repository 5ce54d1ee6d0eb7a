import { expect, test } from "vitest";
import { boardFacts, boardLayer } from "@/lib/contracts/gerber";
import { UNKNOWN_FACTS } from "@/tests/support/board-facts";

test("a board that was kept before the newer facts is shown without them", () => {
  const previous = {
    ...{ widthMm: 30, heightMm: 20, layers: 2, minTraceMm: 0.25, minSpaceMm: null, minDrillMm: 0.4 },
    ...{ drillCount: 10, slotCount: 1, castellated: false, goldFingers: false, boards: 1, outline: "closed" },
  };
  expect(boardFacts.parse(previous)).toEqual({ ...UNKNOWN_FACTS, ...previous });
  expect(boardLayer.parse({ file: "top.gbr", type: "copper", side: "top" })).toEqual({
    ...{ file: "top.gbr", type: "copper", side: "top" },
    ...{ confidence: 0, certainty: "guess", evidence: [] },
  });
});

test("every fact that is measured is told", () => {
  expect(Object.keys(boardFacts.parse(UNKNOWN_FACTS)).sort()).toEqual(Object.keys(UNKNOWN_FACTS).sort());
});
