// Data of a part's page: the part and its alternatives.

import { AppError } from "@/lib/contracts/errors";
import type { Alternatives, PartDetail } from "@/lib/contracts/part";
import type { Locale, MarketArea } from "@/lib/core/market/area";
import { getDatabase } from "@/lib/server/db/client";
import { alternatives } from "./compare";
import { detail } from "./service";

export interface PartPageData {
  part: PartDetail;
  alternatives: Alternatives;
}

/** Null where there is no such part. */
export async function readPartPage(
  request: { id: string; quantity?: number },
  reader: { area: MarketArea; locale: Locale },
): Promise<PartPageData | null> {
  const deps = { db: getDatabase() };
  try {
    return { part: await detail(deps, request, reader), alternatives: await alternatives(deps, request, reader) };
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") return null;
    throw error;
  }
}
