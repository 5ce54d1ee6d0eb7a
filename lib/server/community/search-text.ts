// Words by which a publication is found.

import { indexedWords } from "@/lib/core/community/search-words";
import type { BomRow } from "@/lib/core/schematic/export/bom-rows";

interface Searched {
  readonly title: string;
  readonly introduction: string;
  readonly tags: readonly string[];
  readonly author: string;
  readonly bom: readonly Pick<BomRow, "mpn" | "value">[];
}

/** Part numbers beyond it are not found; nobody publishes so many kinds of parts. */
const MAX_LINES = 1_000;

export function searchTextOf({ title, introduction, tags, author, bom }: Searched): string {
  const parts = bom.slice(0, MAX_LINES).map(({ mpn, value }) => `${mpn} ${value}`);
  return indexedWords([title, introduction, ...tags, author, ...parts].join("\n")).join(" ");
}
