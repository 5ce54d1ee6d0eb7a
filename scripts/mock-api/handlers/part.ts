// Part search in the sample catalog.

import { currencyOf } from "@/lib/core/market/area";
import { mpnKey } from "@/lib/core/part/part";
import type { PartCategory } from "@/lib/core/part/part";
import { toListed, toPriced } from "@/lib/server/part/service";
import { facetsOf, totalOf } from "@/lib/server/part/sort-counts";
import { getOr404, type Handlers } from "../handler";
import { findPart, partCatalogue, partsBeginning } from "./catalogue";

const MAX_SUGGESTIONS = 10;

export const PART_HANDLERS = {
  searchParts({ keyword, quantity = 1, pageNum, pageSize, sort, isDescending, ...rest }, { area }) {
    const { category, manufacturer, packageName, mounting, inStock, parameters } = rest;
    const filter = { category, manufacturer, packageName, mounting, inStock, parameters };
    const currency = currencyOf(area);
    const { index } = partCatalogue();
    const sorts = index.countSorts(keyword, parameters);
    const offset = (pageNum - 1) * pageSize;
    const ids = index.page({ keyword, filter, sort, isDescending, quantity, offset, limit: pageSize });
    return {
      rows: ids.map((id) => toPriced(getOr404(findPart(id)), quantity, currency)),
      total: totalOf(sorts, filter),
      ...{ pageNum, pageSize, currency, corrected: null, nearest: [], isComplete: true },
      facets: { ...facetsOf(sorts, filter), parameters: [] },
    };
  },
  getPart({ id, quantity = 1 }, { area }) {
    const row = getOr404(findPart(id));
    const { series, datasheetHost } = row;
    const currency = currencyOf(area);
    return { ...toPriced(row, quantity, currency), series, datasheetHost, currency, violations: [] };
  },
  compareParts({ ids, quantity = 1 }, { area }) {
    const currency = currencyOf(area);
    const rows = ids.flatMap((id) => findPart(id) ?? []);
    return { rows: rows.map((row) => ({ ...toPriced(row, quantity, currency), series: row.series })), currency };
  },
  listAlternatives: (_input, { area }) => ({ rows: [], isByValue: true, currency: currencyOf(area) }),
  listPartUses: () => ({ rows: [], total: 0 }),
  listPartsByNumber({ partNo }, { area }) {
    const currency = currencyOf(area);
    const rows = partsBeginning(partNo).filter((row) => row.mpnKey === mpnKey(partNo));
    return { rows: rows.map((row) => toListed(row, currency)), total: rows.length, currency };
  },
  suggestParts({ mpn }) {
    const found = partsBeginning(mpn);
    const rows = found.slice(0, MAX_SUGGESTIONS).map(({ id, mpn: number, manufacturer, category, stock }) => {
      return { id, mpn: number, manufacturer, category: category as PartCategory, stock };
    });
    return { isExact: found.some((row) => row.mpnKey === mpnKey(mpn)), rows };
  },
} satisfies Handlers;
