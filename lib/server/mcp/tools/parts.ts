// The tool that searches the part catalog.

import * as z from "zod/mini";
import { searchParts as searchPartsEndpoint } from "@/lib/contracts/part";
import { PART_CATEGORIES } from "@/lib/core/part/part";
import { search } from "@/lib/server/part/search";
import { defineTool } from "../define-tool";
import { amountOf, moneyText } from "../price-view";
import { inputOf, READS } from "../tool";

const MAX_ROWS = 10;

export const searchParts = defineTool({
  name: "search_parts",
  title: "Search parts",
  description:
    'Searches the catalog by part number, value, package or keywords ("10k 0603 1%", "STM32F103"), with stock and ' +
    "the price at a quantity. `isSample` marks parts whose price and stock are invented for demonstration.",
  input: z.strictObject({
    keyword: z.string().check(z.minLength(1), z.maxLength(100)),
    quantity: z.optional(z.int().check(z.gte(1))),
    category: z.optional(z.enum(PART_CATEGORIES)),
    inStock: z.optional(z.boolean()),
  }),
  endpoints: [searchPartsEndpoint],
  effect: READS,
  async run(input, context) {
    const { deps, request } = context;
    const asked = inputOf(searchPartsEndpoint, { ...input, pageSize: MAX_ROWS }, context);
    const { rows, total, currency, corrected } = await search(deps, deps.catalogSearch, asked, request);
    const parts = rows.map(({ id, mpn, manufacturer, category, packageName, parameters, stock, isSample, price }) => ({
      ...{ partId: id, mpn, manufacturer, category, packageName, parameters, stock, isSample },
      quantity: price?.quantity ?? null,
      unitPrice: price && amountOf(price.unitMicro),
    }));
    const lines = rows.map(({ mpn, manufacturer, packageName, stock, price }) => {
      const each = price ? `${moneyText(currency, price.unitMicro)} each at ${price.quantity}` : "no price";
      return `- ${mpn} (${manufacturer}, ${packageName}): ${stock} in stock, ${each}`;
    });
    return {
      text: [`${total} parts found${corrected === null ? "" : ` for "${corrected}"`}.`, ...lines].join("\n"),
      structured: { total, currency, corrected, parts },
    };
  },
});
