// Parts: searching them, and what one of them is and costs.

import * as z from "zod/mini";
import type { AlternativeReason } from "@/lib/core/part/alternatives";
import { LIFECYCLES, MOUNTINGS, PARAMETER_KEYS, PART_CATEGORIES } from "@/lib/core/part/part";
import { MAX_PART_QUANTITY } from "@/lib/core/part/order-quantity";
import { endpoint } from "./endpoint";
import { amountMicro, currency, id, integer, jsonField, text, yesNo } from "./values";

/** Spec: part search has 25 to a page. */
export const PART_PAGE_SIZE = 25;
const MAX_PART_PAGE = 400;
const MAX_KEYWORD_LENGTH = 100;
const MAX_MPN_LENGTH = 60;

/** A quantity in general; the part's own minimum and multiple are checked separately. */
export const partQuantity = z.pipe(integer, z.int().check(z.gte(1), z.lte(MAX_PART_QUANTITY)));

const tier = z.object({ from: z.int(), unitMicro: amountMicro });

export const listedPart = z.object({
  id,
  mpn: z.string(),
  manufacturer: z.string(),
  category: z.enum(PART_CATEGORIES),
  packageName: z.string(),
  pins: z.int(),
  mounting: z.enum(MOUNTINGS),
  /** Names of core/part, with values as people write them: `10 kΩ`. */
  parameters: z.record(z.string(), z.string()),
  lifecycle: z.enum(LIFECYCLES),
  stock: z.int(),
  minimum: z.int(),
  multiple: z.int(),
  /** Pieces that a machine loses while it is set up. */
  attrition: z.int(),
  tiers: z.array(tier),
  /** Source of price and stock: name of the imported price list, or of the sample catalog. */
  distributor: z.string(),
  /** Price and stock are invented: no distributor stands behind them. */
  isSample: z.boolean(),
});
export type ListedPart = z.infer<typeof listedPart>;

/** Price of a part at a quantity; null if it is not sold in that quantity. */
const atQuantity = z.object({
  quantity: z.int(),
  totalMicro: amountMicro,
  unitMicro: amountMicro,
  /** The step that was billed; more than the quantity where a whole higher step costs less. */
  billedFrom: z.int(),
});

const availability = z.enum(["inStock", "short", "outOfStock"]);

/** With what it costs at the quantity that is asked about, or the next one up that is sold. */
const pricedPart = z.extend(listedPart, { price: z.nullable(atQuantity), availability });
export type PricedPart = z.infer<typeof pricedPart>;

const facetValue = z.object({ value: z.string(), count: z.int() });
const facets = z.object({
  category: z.array(facetValue),
  manufacturer: z.array(facetValue),
  packageName: z.array(facetValue),
  mounting: z.array(facetValue),
  inStock: z.int(),
  /** Values of one category, smaller ones first; empty where parts of several categories are found. */
  parameters: z.array(z.object({ key: z.enum(PARAMETER_KEYS), values: z.array(facetValue) })),
});

/** Accepted values per parameter; a filter rarely has more than a dozen. */
const MAX_FILTER_VALUES = 40;
const parameterFilter = z.partialRecord(
  z.enum(PARAMETER_KEYS),
  z.array(text(1, 60)).check(z.minLength(1), z.maxLength(MAX_FILTER_VALUES)),
);

/** `price` is that of one at the quantity that is asked about. */
export const PART_SORTS = ["stock", "price", "mpn", ...PARAMETER_KEYS] as const;
export type PartSort = (typeof PART_SORTS)[number];

const filters = {
  category: z.optional(z.enum(PART_CATEGORIES)),
  manufacturer: z.optional(text(1, 60)),
  packageName: z.optional(text(1, 60)),
  mounting: z.optional(z.enum(MOUNTINGS)),
  inStock: z.optional(
    z.pipe(
      z.transform((value) => value === true || value === "true" || value === "1" || value === 1),
      z.boolean(),
    ),
  ),
  parameters: z.optional(jsonField(parameterFilter)),
};

export const searchParts = endpoint({
  method: "GET",
  path: "/api/eda/cart/part/search",
  access: "public",
  summary: "Parts by part number, value, package and keywords, with filter counts",
  limit: { perMinute: 240 },
  input: z.object({
    keyword: z._default(text(0, MAX_KEYWORD_LENGTH), ""),
    ...filters,
    /** Quantity for which prices are shown. */
    quantity: z.optional(partQuantity),
    /** Without one: the part of just this number, then what is there most. */
    sort: z.optional(z.enum(PART_SORTS)),
    isDescending: z._default(yesNo, false),
    pageNum: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(MAX_PART_PAGE))), 1),
    pageSize: z._default(z.pipe(integer, z.int().check(z.gte(1), z.lte(PART_PAGE_SIZE))), PART_PAGE_SIZE),
    /** 1 is parts: the only thing that is searched for here. */
    type: z.optional(z.pipe(integer, z.literal(1))),
    /** Keeps caches from answering; not read. */
    timestamp: z.optional(z.union([z.string().check(z.maxLength(40)), z.number()])),
  }),
  output: z.object({
    rows: z.array(pricedPart),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
    facets,
    currency,
    /** Corrected keywords, if nothing matches the typed ones: one typing error per word is corrected. */
    corrected: z.nullable(z.string()),
    /** Without results: matches for one word fewer or a shorter number, most results first. */
    nearest: z.array(z.object({ keyword: z.string(), left: z.string(), total: z.int() })),
    /** False while the catalog is still being written after a start: there will be more. */
    isComplete: z.boolean(),
  }),
});
export type PartSearch = z.infer<typeof searchParts.output>;

const violation = z.object({ rule: z.string(), option: z.string(), message: z.string() });

export const getPart = endpoint({
  method: "GET",
  path: "/api/eda/cart/part/detail/{id}",
  access: "public",
  summary: "A part with its price at a quantity",
  limit: { perMinute: 600 },
  input: z.object({ id, quantity: z.optional(partQuantity) }),
  output: z.extend(listedPart, {
    series: z.string(),
    /** Website on which the manufacturer publishes datasheets. */
    datasheetHost: z.string(),
    currency,
    /** For the quantity that was asked about, else the fewest that are sold. */
    price: z.nullable(atQuantity),
    availability,
    /** Reasons why this quantity can't be ordered; empty if it can. */
    violations: z.array(violation),
  }),
});
export type PartDetail = z.infer<typeof getPart.output>;

export const ALTERNATIVE_REASONS = [
  "inStock",
  "moreStock",
  "cheaper",
  "tolerance",
  "temperatureCoefficient",
  "voltage",
  "power",
  "current",
  "qualification",
] as const satisfies readonly AlternativeReason[];

export const MAX_ALTERNATIVES = 8;

/** NOT_FOUND where there is no such part. */
export const listAlternatives = endpoint({
  method: "GET",
  path: "/api/eda/cart/part/alternatives/{id}",
  access: "public",
  summary: "Alternatives to a part, in stock and cheaper ones first, with reasons",
  limit: { perMinute: 240 },
  input: z.object({ id, quantity: z.optional(partQuantity) }),
  output: z.object({
    rows: z
      .array(z.extend(pricedPart, { reasons: z.array(z.enum(ALTERNATIVE_REASONS)) }))
      .check(z.maxLength(MAX_ALTERNATIVES)),
    /** True: same value and package. False: same function and package, so datasheets must be compared. */
    isByValue: z.boolean(),
    currency,
  }),
});
export type Alternatives = z.infer<typeof listAlternatives.output>;

/** Four stand side by side; a cart asks about all of its parts. */
export const MAX_PARTS_TOGETHER = 40;

/** `a,b,c` as an address has it. */
const comparedIds = z.pipe(
  z.transform((value) => (typeof value === "string" ? value.split(",").filter((each) => each !== "") : value)),
  z.array(id).check(z.minLength(1), z.maxLength(MAX_PARTS_TOGETHER)),
);

/** Those that there are, in the order that was asked for; a name that is none is passed over. */
export const compareParts = endpoint({
  method: "GET",
  path: "/api/eda/cart/part/compare",
  access: "public",
  summary: "Up to forty parts by ID, with their prices at a quantity",
  limit: { perMinute: 240 },
  input: z.object({ ids: comparedIds, quantity: z.optional(partQuantity) }),
  output: z.object({ rows: z.array(z.extend(pricedPart, { series: z.string() })), currency }),
});
export type PartComparison = z.infer<typeof compareParts.output>;

/** NOT_FOUND where there is no such part. */
export const listPartUses = endpoint({
  method: "GET",
  path: "/api/eda/cart/part/uses/{id}",
  access: "signed-in",
  summary: "Quotes of the account that use a part, newest first",
  limit: { perMinute: 240 },
  input: z.object({ id }),
  output: z.object({
    rows: z.array(
      z.object({
        quoteId: id,
        quoteNumber: z.string(),
        projectName: z.string(),
        status: z.string(),
        createdAt: z.string(),
        designators: z.string(),
        /** Quantity per board. */
        quantity: z.int(),
      }),
    ),
    total: z.int(),
  }),
});
export type PartUses = z.infer<typeof listPartUses.output>;

export const listPartsByNumber = endpoint({
  method: "GET",
  path: "/api/eda/cart/parts",
  access: "public",
  summary: "Parts with exactly this part number, from any manufacturer",
  limit: { perMinute: 240 },
  input: z.object({ partNo: text(1, MAX_MPN_LENGTH) }),
  output: z.object({ rows: z.array(listedPart), total: z.int(), currency }),
});

export const suggestParts = endpoint({
  method: "GET",
  path: "/api/eda/cart/part/searchInfo",
  access: "public",
  summary: "Part numbers that start with a prefix",
  limit: { perMinute: 600 },
  input: z.object({ mpn: text(1, MAX_MPN_LENGTH) }),
  output: z.object({
    /** True if a row has exactly the searched part number. */
    isExact: z.boolean(),
    rows: z.array(
      z.object({ id, mpn: z.string(), manufacturer: z.string(), category: z.enum(PART_CATEGORIES), stock: z.int() }),
    ),
  }),
});

/** A part in a cart or an order: what was chosen, with what it was then. */
export const partSpecification = z.object({
  partId: id,
  quantity: integer,
  mpn: z.string(),
  manufacturer: z.string(),
  category: z.enum(PART_CATEGORIES),
  packageName: z.string(),
  minimum: z.int(),
  multiple: z.int(),
  stock: z.int(),
  isSample: z.boolean(),
});
export type PartSpecification = z.infer<typeof partSpecification>;

/** The request's specification; the rest comes from the catalog. */
export const partSpecificationInput = z.object({ partId: id, quantity: z.optional(integer) });
