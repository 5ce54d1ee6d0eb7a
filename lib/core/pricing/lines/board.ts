// The boards themselves, by their area.

import { areaText, type CostLine, perArea } from "@/lib/core/pricing/line";

export const board: CostLine = ({ specification, book }) => {
  const { perM2Micro = 0 } = book.boards[specification.layers] ?? {};
  return {
    amountMicro: perArea(perM2Micro, specification),
    rule: {
      key: "boardArea",
      args: { area: areaText(specification), rateMicro: perM2Micro, layers: specification.layers },
    },
  };
};
