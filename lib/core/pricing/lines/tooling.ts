// Setting a job up: data, drilling program, panel; once per order.

import { type CostLine, forLayers } from "@/lib/core/pricing/line";

export const tooling: CostLine = ({ specification: { layers }, book }) => {
  const { setupMicro } = forLayers(book.boards, layers);
  return { amountMicro: setupMicro, rule: { key: "setup", args: { layers } } };
};
