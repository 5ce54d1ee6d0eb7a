// Turnkey parts: those soldered to the boards, and the MOQ excess.

import { scaleMicro } from "@/lib/base/money";
import { type AssemblyCostLine, type ComponentLineKey, costs } from "../line";

/** With consigned parts, or before a BOM is priced, the lines are free and say so. */
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
