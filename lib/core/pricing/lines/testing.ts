// Electrical test: by flying probe at no charge; by a fixture made for the board where it is wanted or the order large.

import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/area";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { type CostLine, forLayers, type LineRule, surchargeLine } from "@/lib/core/pricing/line";

/** One layer may go untested, so that nobody pays there for a fixture that was not asked for. */
const FIXTURE_FROM_LAYERS = 2;

/** The rule that asks for a fixture; null where none is needed. */
function fixtureRule(specification: PcbSpecification, { testing }: PriceBook): LineRule | null {
  const { testType, layers } = specification;
  if (testType === "fixture" || testType === "full") return { key: "testFixtureChosen", args: {} };
  const isLarge = orderArea(specification) > testing.fixtureAboveM2 * AREA_UNITS_PER_M2;
  return isLarge && layers >= FIXTURE_FROM_LAYERS
    ? { key: "testFixture", args: { above: testing.fixtureAboveM2 } }
    : null;
}

export const testing: CostLine = ({ specification, book, formulaMicro }) => {
  const { layers, testType, testing: isTested } = specification;
  if (!isTested) return { amountMicro: 0, rule: { key: "notTested", args: {} } };
  const rule = fixtureRule(specification, book);
  if (!rule) {
    return { amountMicro: 0, rule: { key: testType === "sampling" ? "testSampled" : "testIncluded", args: {} } };
  }
  const fixtureMicro = forLayers(book.testing.fixtureMicro, layers);
  if (testType !== "full") return { amountMicro: fixtureMicro, rule };
  const probe = surchargeLine(forLayers(book.testing.full, layers), { specification, formulaMicro, value: testType });
  const probeMicro = probe?.amountMicro ?? 0;
  return { amountMicro: fixtureMicro + probeMicro, rule: { key: "testFull", args: { fixtureMicro, probeMicro } } };
};
