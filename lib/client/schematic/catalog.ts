// Parts of the catalog that the editor's library shows beside its symbols.
import { queryOptions, skipToken } from "@tanstack/react-query";
import { searchParts } from "@/lib/contracts/part";
import { call } from "@/lib/client/transport/call";

const MIN_QUERY = 3;
const MAX_QUERY = 60;
const SHOWN = 12;
/** Prices are for this many, as a first prototype needs them. */
const QUANTITY = 10;

/** Quiet: without an answer there are symbols still. */
export function schematicPartsOptions(query: string) {
  const keyword = query.trim();
  const isMeant = keyword.length >= MIN_QUERY && keyword.length <= MAX_QUERY;
  return queryOptions({
    queryKey: ["schematic", "parts", keyword],
    queryFn: isMeant
      ? ({ signal }) =>
          call(searchParts, { keyword, pageSize: SHOWN, quantity: QUANTITY, type: 1 }, { signal, isQuiet: true })
      : skipToken,
    staleTime: 300_000,
  });
}
