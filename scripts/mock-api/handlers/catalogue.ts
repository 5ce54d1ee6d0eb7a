// The sample catalog in memory, with the product's own search index.

import { SAMPLE_DISTRIBUTOR } from "@/lib/core/part/distributor";
import { catalogueSample } from "@/lib/core/part/catalogue";
import { mpnKey } from "@/lib/core/part/part";
import { sampleTerms } from "@/lib/core/part/sample-terms";
import { SearchColumns, type SearchedPart } from "@/lib/core/part/search-columns";
import { PartSearchIndex } from "@/lib/core/part/search-index";
import type { PartRow } from "@/lib/server/part/rows";
import { SAMPLE_SOURCE } from "@/lib/server/part/sources";
import { toRow } from "@/lib/server/part/to-row";

interface Catalogue {
  byId: ReadonlyMap<string, PartRow>;
  index: PartSearchIndex;
}

let made: Catalogue | null = null;

/** Built at the first call: most runs need no parts. */
export function partCatalogue(): Catalogue {
  if (made) return made;
  const rows = [...catalogueSample()].map((part) =>
    toRow(
      { ...part, ...sampleTerms(part), currency: "USD" },
      { source: SAMPLE_SOURCE, distributor: SAMPLE_DISTRIBUTOR, version: "mock" },
    ),
  );
  const columns = new SearchColumns();
  columns.add(rows as SearchedPart[]);
  made = { byId: new Map(rows.map((row) => [row.id, row])), index: new PartSearchIndex(columns) };
  return made;
}

export const findPart = (id: string): PartRow | null => partCatalogue().byId.get(id) ?? null;

/** Parts whose number begins with `mpn`, ignoring punctuation. */
export function partsBeginning(mpn: string): PartRow[] {
  const key = mpnKey(mpn);
  return [...partCatalogue().byId.values()].filter((row) => row.mpnKey.startsWith(key));
}
