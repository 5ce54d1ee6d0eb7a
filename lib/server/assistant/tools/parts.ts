// Parts of the catalog: a search, and what may replace one.

import * as z from "zod/mini";
import { type PricedPart, searchParts as searchContract } from "@/lib/contracts/part";
import type { AnswerBlock, AnswerSource, PartCard } from "@/lib/core/assistant/answer";
import type { Currency } from "@/lib/base/money";
import type { Locale } from "@/lib/core/market/area";
import { assistantTexts, escaped, parameterLabel } from "@/lib/server/assistant/texts";
import { alternatives } from "@/lib/server/part/compare";
import { search } from "@/lib/server/part/search";
import { listByNumber } from "@/lib/server/part/service";
import { keyword } from "./inputs";
import { publicTool, resultOf, type ToolContext } from "./tool";

const SHOWN = 6;
const MAX_QUANTITY = 1_000_000;
const quantity = z.optional(z.int().check(z.gte(1), z.lte(MAX_QUANTITY)));

function cardOf(part: PricedPart, currency: Currency, wanted: number): PartCard {
  const { id, mpn, manufacturer, parameters, packageName, stock, isSample, price } = part;
  return {
    ...{ partId: id, mpn, manufacturer, stock, isSample, currency },
    description: [packageName, ...Object.values(parameters)].join(", "),
    ...{ unitMicro: price?.unitMicro ?? null, quantity: price?.quantity ?? wanted },
    path: `/component/${id}`,
  };
}

const MAX_ROWS = 8;

/** Attributes that at least one part has, beside each other. */
function comparisonOf(parts: readonly PricedPart[], locale: Locale) {
  const keys = [...new Set(parts.flatMap(({ parameters }) => Object.keys(parameters)))].slice(0, MAX_ROWS);
  return parts.length < 2
    ? []
    : keys.map((key) => ({
        label: parameterLabel(locale, key),
        values: parts.map(({ parameters }) => parameters[key] ?? "–"),
      }));
}

const sourceOf = (locale: Locale, path: string): AnswerSource => ({
  ...{ number: 1, kind: "part", title: assistantTexts(locale)("parts.source"), path },
});

function partsBlock(parts: readonly PricedPart[], currency: Currency, wanted: number, locale: Locale): AnswerBlock {
  const cards = parts.map((part) => cardOf(part, currency, wanted));
  return { kind: "parts", parts: cards, comparison: comparisonOf(parts, locale) };
}

export const searchPartsTool = publicTool({
  name: "search-parts",
  description:
    "Searches the parts catalog by part number, value, package and keywords, such as '10k 0603 1% resistor' or 'STM32F103C8T6'. Answers stock and the price of one at the quantity.",
  scope: "quote",
  input: z.strictObject({ keyword, quantity }),
  async run({ keyword: asked, quantity: wanted }, { deps, request }) {
    const { locale } = request;
    const t = assistantTexts(locale);
    const input = searchContract.input.parse({
      ...{ keyword: asked, pageSize: SHOWN },
      ...(wanted === undefined ? {} : { quantity: wanted }),
    });
    const { rows, total, corrected, currency } = await search(deps, deps.catalogSearch, input, request);
    const path = `/component?keyword=${encodeURIComponent(corrected ?? asked)}`;
    if (rows.length === 0) {
      const markdown = t("parts.none", { keyword: escaped(asked) });
      return resultOf([{ kind: "text", markdown }], { sources: [sourceOf(locale, path)] });
    }
    const found = t("parts.found", { total, keyword: escaped(corrected ?? asked) });
    const [first] = rows;
    return resultOf([{ kind: "text", markdown: found }, partsBlock(rows, currency, wanted ?? 1, locale)], {
      sources: [sourceOf(locale, path)],
      suggestions: first ? [t("suggest.alternatives", { mpn: first.mpn })] : [],
    });
  },
});

async function partOfNumber(mpn: string, { deps, request }: ToolContext): Promise<{ id: string; mpn: string } | null> {
  const exact = (await listByNumber(deps, { partNo: mpn }, request)).rows[0];
  if (exact) return exact;
  const input = searchContract.input.parse({ keyword: mpn, pageSize: 1 });
  return (await search(deps, deps.catalogSearch, input, request)).rows[0] ?? null;
}

export const partAlternatives = publicTool({
  name: "part-alternatives",
  description: "Parts of the catalog that may replace a part, by its manufacturer part number.",
  scope: "quote",
  input: z.strictObject({ mpn: z.string().check(z.minLength(2), z.maxLength(60)), quantity }),
  async run({ mpn, quantity: wanted }, context) {
    const { deps, request } = context;
    const { locale } = request;
    const t = assistantTexts(locale);
    const part = await partOfNumber(mpn, context);
    if (!part) return resultOf([{ kind: "text", markdown: t("parts.none", { keyword: escaped(mpn) }) }]);
    const found = await alternatives(deps, { id: part.id, quantity: wanted }, request);
    const source = sourceOf(locale, `/component/${part.id}`);
    if (found.rows.length === 0) {
      const markdown = t("parts.noAlternative", { mpn: escaped(part.mpn) });
      return resultOf([{ kind: "text", markdown }], { sources: [source] });
    }
    const lead = t(found.isByValue ? "parts.alternatives" : "parts.functions", { mpn: escaped(part.mpn) });
    const shown = found.rows.slice(0, SHOWN);
    return resultOf([{ kind: "text", markdown: lead }, partsBlock(shown, found.currency, wanted ?? 1, locale)], {
      sources: [source],
    });
  },
});
