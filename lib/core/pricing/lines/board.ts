// The boards themselves, by their area.

import { areaText, type CostLine, forLayers, perArea } from "@/lib/core/pricing/line";

export const board: CostLine = ({ specification, book }) => {
  const { layers } = specification;
  const { perM2Micro } = forLayers(book.boards, layers);
  const args = { area: areaText(specification), rateMicro: perM2Micro, layers };
  return { amountMicro: perArea(perM2Micro, specification), rule: { key: "boardArea", args } };
};
