// The part search: a page of parts with their prices, how many each filter would leave, and what is nearest to nothing.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { PartSearch, searchParts } from "@/lib/contracts/part";
import { currencyOf } from "@/lib/core/market/area";
import { compareWritten } from "@/lib/core/part/magnitude";
import { mpnKey, PARAMETER_KEYS, type ParameterKey } from "@/lib/core/part/part";
import { nearSpellings } from "@/lib/core/part/edit-distance";
import type { PartFilter } from "@/lib/core/part/search-counts";
import { searchWords, withoutOneWord } from "@/lib/core/part/words";
import { type Database, withTransaction } from "@/lib/server/db/client";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import type { CatalogSearch, CatalogView, PartCounts } from "./catalog-search";
import { findCatalogue, listByIds, type PartRow } from "./rows";
import * as rows from "./search-rows";
import { toPriced } from "./service";
import { facetsOf, onlyCategoryOf, totalOf } from "./sort-counts";
import { SAMPLE_SOURCE } from "./sources";

/** More values of one parameter than anybody reads. */
const MAX_VALUES = 400;

/** A parameter that all of them have alike tells nothing apart. */
async function parameterFacets(
  counts: PartCounts,
  keyword: string,
  filter: PartFilter,
): Promise<PartSearch["facets"]["parameters"]> {
  const chosen = PARAMETER_KEYS.filter((key) => filter.parameters?.[key] !== undefined);
  const [all, ...apart] = await Promise.all([
    counts.values(keyword, filter),
    ...chosen.map((key) => counts.values(keyword, filter, key)),
  ]);
  const byKey = new Map<ParameterKey, { value: string; count: number }[]>();
  for (const { key, value, count } of [...(all ?? []).filter(({ key }) => !chosen.includes(key)), ...apart.flat()]) {
    byKey.set(key, [...(byKey.get(key) ?? []), { value, count }]);
  }
  return PARAMETER_KEYS.flatMap((key) => {
    const values = byKey.get(key)?.sort((one, other) => compareWritten(one.value, other.value)) ?? [];
    return values.length > 1 || chosen.includes(key) ? [{ key, values: values.slice(0, MAX_VALUES) }] : [];
  });
}

const ENOUGH = 1_000;
const MIN_STEM = 4;

/** The longest beginning of a number that some parts have, a sign shorter each time. */
async function shorterNumber(db: Deps["db"], keyword: string): Promise<PartSearch["nearest"]> {
  const key = mpnKey(keyword);
  for (let length = key.length - 1; length >= MIN_STEM; length--) {
    const stem = key.slice(0, length);
    const total = await rows.countFound(db, stem, ENOUGH);
    if (total > 0) return [{ keyword: stem, left: key.slice(length), total }];
  }
  return [];
}

/** Words that fit no part together: each left out in turn, so that nobody stands before an empty page. */
async function nearestTo({ db }: Pick<Deps, "db">, keyword: string): Promise<PartSearch["nearest"]> {
  const fewer = withoutOneWord(keyword);
  if (fewer.length === 0) return shorterNumber(db, keyword);
  const found: PartSearch["nearest"] = [];
  for (const each of fewer) {
    const total = await rows.countFound(db, each.keyword, ENOUGH);
    if (total > 0) found.push({ ...each, total });
  }
  return found.sort((one, other) => other.total - one.total);
}

async function rowsInOrder(db: Deps["db"], ids: readonly string[]): Promise<PartRow[]> {
  const byId = new Map((await listByIds(db, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function searchAsTyped(
  deps: Pick<Deps, "db">,
  view: CatalogView,
  input: ParsedInputOf<typeof searchParts>,
  { area }: Pick<RequestContext, "area">,
): Promise<{ found: PartSearch; isUnknown: boolean }> {
  const { keyword, quantity = 1, pageNum, pageSize, sort, isDescending } = input;
  const { category, manufacturer, packageName, mounting, inStock, parameters } = input;
  const filter = { category, manufacturer, packageName, mounting, inStock, parameters };
  const currency = currencyOf(area);
  const sorts = await view.sorts(keyword, parameters);
  const total = totalOf(sorts, filter);
  const place = { offset: (pageNum - 1) * pageSize, limit: pageSize };
  const ids = total === 0 ? [] : await view.page({ keyword, filter, sort, isDescending, quantity, ...place });
  const found = await rowsInOrder(deps.db, ids);
  const isOfOneKind = onlyCategoryOf(sorts, filter) !== null || parameters !== undefined;
  const catalogue = await findCatalogue(deps.db, SAMPLE_SOURCE);
  const answer: PartSearch = {
    rows: found.map((row) => toPriced(row, quantity, currency)),
    total,
    pageNum,
    pageSize,
    facets: {
      ...facetsOf(sorts, filter),
      parameters: isOfOneKind ? await parameterFacets(view, keyword, filter) : [],
    },
    currency,
    corrected: null,
    nearest: [],
    isComplete: catalogue === null || catalogue.filledAt !== null,
  };
  return { found: answer, isUnknown: sorts.length === 0 && parameters === undefined };
}

/** Part numbers are written in capitals. */
const written = (word: string) => (/\d/.test(word) && word.length > 5 ? word.toUpperCase() : word);

/** With one slip in each unknown word put right; null where every word is known, or one of them is not near to any. */
async function correctedKeyword(db: Database, keyword: string): Promise<string | null> {
  const words: string[] = [];
  let isChanged = false;
  for (const word of searchWords(keyword)) {
    if ((await rows.countFound(db, word, 1)) > 0) {
      words.push(word);
      continue;
    }
    const near = await withTransaction(db, (transaction) => rows.firstKnown(transaction, nearSpellings(word)));
    if (near === null) return null;
    isChanged = true;
    words.push(written(near));
  }
  return isChanged ? words.join(" ") : null;
}

/** As it was typed; where nothing has these words, with their slips put right, else what is nearest. */
export async function search(
  deps: Pick<Deps, "db">,
  catalog: Pick<CatalogSearch, "view">,
  input: ParsedInputOf<typeof searchParts>,
  reader: Pick<RequestContext, "area">,
): Promise<PartSearch> {
  const view = catalog.view();
  const { found, isUnknown } = await searchAsTyped(deps, view, input, reader);
  if (!isUnknown) return found;
  const corrected = await correctedKeyword(deps.db, input.keyword);
  if (corrected !== null) {
    const { found: instead } = await searchAsTyped(deps, view, { ...input, keyword: corrected }, reader);
    if (instead.total > 0) return { ...instead, corrected };
  }
  return { ...found, nearest: await nearestTo(deps, input.keyword) };
}
