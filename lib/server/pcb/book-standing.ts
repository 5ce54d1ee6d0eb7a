// Why a price book prices, as answers say it.

import type { z } from "zod";
import type { bookStanding } from "@/lib/contracts/pcb";
import type { ChosenBook } from "@/lib/core/pricing/book-for";

export function toBookStanding(standing: ChosenBook<unknown>["standing"]): z.output<typeof bookStanding> {
  return { kind: standing.kind, lastDay: standing.kind === "kept" ? standing.lastDay : null };
}
