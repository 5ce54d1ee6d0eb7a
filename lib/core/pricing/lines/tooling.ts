// Setting a job up: films, drilling program, panel; once per order.

import type { CostLine } from "@/lib/core/pricing/line";

export const tooling: CostLine = ({ specification, book }) => {
  const { setupMicro = 0 } = book.boards[specification.layers] ?? {};
  return { amountMicro: setupMicro, rule: { key: "setup", args: { layers: specification.layers } } };
};
