// Part numbers of the whole catalog without their last characters: none may be matched as another value with a packing
// suffix.

import { beforeAll, expect, it } from "vitest";
import { matchLine } from "@/lib/core/bom/match-line";
import { chipValue, type IndexedPart, PartIndex } from "@/lib/core/bom/part-index";
import { catalogue } from "@/lib/core/part/catalogue";
import { EMPTY_LINE } from "@/tests/support/bom-line";

/** Every 97th part: some two thousand of two hundred thousand. */
const STEP = 97;

let parts: IndexedPart[];
let index: PartIndex;
beforeAll(() => {
  parts = [...catalogue()].map((part, at) => ({ ...part, id: String(at), stock: 1_000 }));
  index = new PartIndex(parts);
}, 60_000);

it.each([1, 2])(
  "%d signs short of its number no chip is taken for one of another value or case",
  (signs) => {
    const asked = parts.filter((part, at) => at % STEP === 0 && chipValue(part) !== null);
    expect(asked.length).toBeGreaterThan(1_500);
    const wrong = asked.flatMap((part) => {
      const typed = part.mpn.slice(0, -signs);
      const { chosen } = matchLine(index, { ...EMPTY_LINE, mpn: typed });
      // A number that is another part's whole number cannot be told from a typing error.
      if (chosen === null || chosen.stage === "exact") return [];
      const isSame = chipValue(chosen.part) === chipValue(part) && chosen.part.packageName === part.packageName;
      return isSame ? [] : [`${typed}: ${chosen.part.mpn}`];
    });
    expect(wrong).toEqual([]);
  },
  60_000,
);
