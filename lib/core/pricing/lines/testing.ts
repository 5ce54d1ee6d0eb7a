// Electrical test: by flying probe at no charge, from an area on by a fixture made for the board.

import { AREA_UNITS_PER_M2, orderArea } from "@/lib/core/pcb/specification";
import { type CostLine, forLayers, type LineRule } from "@/lib/core/pricing/line";

const FLYING_PROBE: LineRule = { key: "testIncluded", args: {} };

export const testing: CostLine = ({ specification, book }) => {
  const { fixtureAboveM2, fixtureMicro } = book.testing;
  if (orderArea(specification) <= fixtureAboveM2 * AREA_UNITS_PER_M2) {
    return { amountMicro: 0, rule: FLYING_PROBE };
  }
  const amountMicro = forLayers(fixtureMicro, specification.layers);
  return { amountMicro, rule: { key: "testFixture", args: { above: fixtureAboveM2 } } };
};
