// Parts for whoever asks: one of them, those of a number, and what so many of one cost.

import type { Currency } from "@/lib/base/money";
import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import { AppError } from "@/lib/contracts/errors";
import {
  getPart,
  type ListedPart,
  type listPartsByNumber,
  type PartDetail,
  type PricedPart,
  type suggestParts,
} from "@/lib/contracts/part";
import { currencyOf } from "@/lib/core/market/area";
import type { Locale } from "@/lib/core/market/area";
import { convertLadder, type Ladder, priceByLadder } from "@/lib/core/part/ladder";
import { availabilityOf, checkQuantity, MAX_PART_QUANTITY, orderable } from "@/lib/core/part/order-quantity";
import { mpnKey } from "@/lib/core/part/part";
import { scaleMicro } from "@/lib/base/money";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { ruleMessage } from "@/lib/server/http/translate";
import * as rows from "./rows";
import { SAMPLE_SOURCE } from "./sources";

type Reader = Pick<RequestContext, "area" | "locale">;

/** The ladder as it is sold in an area. */
export function ladderOf(row: rows.PartRow, currency: Currency): Ladder {
  const tiers = row.tiers.map(([from, unitMicro]) => ({ from, unitMicro }));
  return convertLadder(tiers, row.currency, currency);
}

/** A row holds what the catalog or an import was checked for: the contract's lists, spelt the same. */
export function toListed(row: rows.PartRow, currency: Currency): ListedPart {
  const { id, mpn, manufacturer, category, packageName, pins, mounting } = row;
  const { parameters, lifecycle, stock, minimum, multiple, attrition, source, distributor } = row;
  const facts = { id, mpn, manufacturer, category, packageName, pins, mounting, parameters, lifecycle };
  const tiers = [...ladderOf(row, currency)];
  const terms = { stock, minimum, multiple, attrition, tiers, distributor, isSample: source === SAMPLE_SOURCE };
  return { ...facts, ...terms } as ListedPart;
}

/** Null where so many are not sold. */
function priceAt(row: rows.PartRow, quantity: number, currency: Currency): PartDetail["price"] {
  if (checkQuantity(row, quantity).length > 0) return null;
  const price = priceByLadder(ladderOf(row, currency), quantity);
  if (!price) return null;
  const { totalMicro, billedFrom } = price;
  return { quantity, totalMicro, unitMicro: scaleMicro(totalMicro, 1, quantity), billedFrom };
}

/** With its price at the next number up from `wanted` that is sold. */
export function toPriced(row: rows.PartRow, wanted: number, currency: Currency): PricedPart {
  const quantity = orderable(row, wanted);
  const price = priceAt(row, quantity, currency);
  return { ...toListed(row, currency), price, availability: availabilityOf(row, quantity) };
}

export function quantityViolations(row: Pick<rows.PartRow, "minimum" | "multiple">, quantity: number, locale: Locale) {
  const args = { minimum: row.minimum, multiple: row.multiple, maximum: MAX_PART_QUANTITY };
  return checkQuantity(row, quantity).map((rule) => ({
    rule,
    option: "quantity",
    args,
    message: ruleMessage(locale, rule, args),
  }));
}

export async function detail(
  { db }: Pick<Deps, "db">,
  { id, quantity: requested }: ParsedInputOf<typeof getPart>,
  { area, locale }: Reader,
): Promise<PartDetail> {
  const row = await rows.find(db, id);
  if (!row) throw new AppError("NOT_FOUND");
  const currency = currencyOf(area);
  const quantity = requested ?? orderable(row, 1);
  return {
    ...toListed(row, currency),
    series: row.series,
    datasheetHost: row.datasheetHost,
    currency,
    price: priceAt(row, quantity, currency),
    availability: availabilityOf(row, quantity),
    violations: quantityViolations(row, quantity, locale),
  };
}

const MAX_OF_ONE_NUMBER = 50;
const MAX_SUGGESTIONS = 10;

export async function listByNumber(
  { db }: Pick<Deps, "db">,
  { partNo }: ParsedInputOf<typeof listPartsByNumber>,
  { area }: Reader,
) {
  const currency = currencyOf(area);
  const found = await rows.listByNumber(db, partNo, MAX_OF_ONE_NUMBER);
  return { rows: found.map((row) => toListed(row, currency)), total: found.length, currency };
}

export async function suggest({ db }: Pick<Deps, "db">, { mpn }: ParsedInputOf<typeof suggestParts>) {
  const found = await rows.listBeginning(db, mpn, MAX_SUGGESTIONS);
  return {
    isExact: found.some((row) => row.mpnKey === mpnKey(mpn)),
    rows: found.map((row) => {
      const { id, manufacturer, category, stock } = row;
      return { id, mpn: row.mpn, manufacturer, category: category as ListedPart["category"], stock };
    }),
  };
}
