// The parts that we buy: what is soldered to the boards, and what least quantities leave over.

import { scaleMicro } from "@/lib/base/money";
import { type AssemblyCostLine, type ComponentLineKey, costs } from "../line";

/** Where the customer sends everything, or where no list has been priced yet, the lines say so and cost nothing. */
export const COMPONENT_LINES: Readonly<Record<ComponentLineKey, AssemblyCostLine>> = {
  componentsUnitPrice({ assembly, parts, pieces }) {
    if (assembly.supply === "customer") return costs(0, "partsSent");
    if (parts === null) return costs(0, "partsFromList");
    const eachMicro = parts.perBoardMicro;
    return costs(scaleMicro(eachMicro, pieces, 1), "partsEach", { count: pieces, eachMicro });
  },
  componentsMoqCost({ assembly, parts }) {
    if (assembly.supply === "customer") return costs(0, "partsSent");
    return parts === null ? costs(0, "partsFromList") : costs(parts.minimumMicro, "minParts");
  },
};
