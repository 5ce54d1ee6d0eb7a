// The part search as the pages of this process ask it: Next has modules of its own, so it is handed over here.

import type { InputOf } from "@/lib/contracts/endpoint";
import { type PartSearch, searchParts } from "@/lib/contracts/part";
import type { MarketArea } from "@/lib/core/market/area";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";

export type SearchForPage = (
  input: ParsedInputOf<typeof searchParts>,
  reader: { area: MarketArea },
) => Promise<PartSearch>;

const shared = globalThis as typeof globalThis & { boardwrightPartSearch?: SearchForPage };

export function sharePartSearch(search: SearchForPage): void {
  shared.boardwrightPartSearch = search;
}

/** Null where the search cannot be asked: then the browser asks for it. */
export async function searchForPage(
  { parameters, ...filter }: InputOf<typeof searchParts>,
  area: MarketArea,
): Promise<PartSearch | null> {
  const written = parameters === undefined ? undefined : JSON.stringify(parameters);
  const input = searchParts.input.safeParse({ ...filter, parameters: written });
  if (!input.success || shared.boardwrightPartSearch === undefined) return null;
  return shared.boardwrightPartSearch(input.data, { area }).catch(() => null);
}
