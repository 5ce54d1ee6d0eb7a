// Status of the applied price book, for answers of the API.

import type { z } from "zod";
import type { bookStatus } from "@/lib/contracts/pcb";
import type { ChosenBook } from "@/lib/core/pricing/book-for";

export function toBookStatus(validity: ChosenBook<unknown>["validity"]): z.output<typeof bookStatus> {
  return { kind: validity.kind, lastDay: validity.kind === "kept" ? validity.lastDay : null };
}
