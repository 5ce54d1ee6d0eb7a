// The price of boards whose parts are bought together: all of them as one, and each by itself.

import type { ListedPrice } from "@/lib/contracts/bom-lines";
import type { PcbaPrice } from "@/lib/core/pricing/assembly/price";
import { sumPrices } from "@/lib/core/pricing/assembly/price-boards";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { noPrice, priceWhole, shippingOf } from "@/lib/server/pcba/service";
import type { SuppliedList } from "./list";

type Priced = ReturnType<typeof priceWhole>;
type Answer = Omit<ListedPrice, "reviews" | "pieces" | "partList" | "openLines" | "count">;

function toPrice(price: PcbaPrice): PcbaPrice {
  const { currency, bookVersion, lines, pcbTotal, componentsTotal, assemblyTotal, stencilTotal } = price;
  const { total, unitPriceMicro } = price;
  return {
    currency,
    bookVersion,
    lines,
    pcbTotal,
    componentsTotal,
    assemblyTotal,
    stencilTotal,
    total,
    unitPriceMicro,
  };
}

type Reader = Pick<RequestContext, "area" | "locale" | "now">;
type PriceContext = { names: readonly string[]; reader: Reader };

/** Values over all boards, in place of the first board's own. */
function together(
  deps: Deps,
  each: readonly [Priced, ...Priced[]],
  lists: readonly SuppliedList[],
  context: PriceContext,
) {
  const pieces = lists.reduce((sum, list) => sum + list.pieces, 0);
  return {
    ...sumPrices(each, pieces),
    leadTimeDays: Math.max(...each.map(({ leadTimeDays }) => leadTimeDays)),
    leadTimes: [],
    shippingEstimate: shippingOf(
      deps,
      each.map(({ specification }) => specification),
      context.reader,
    ),
    boards: each.map((priced, at) => ({
      ...toPrice(priced),
      boardName: context.names[at] ?? "",
      specification: priced.specification,
      pieces: lists[at]?.pieces ?? 0,
      lineCount: lists[at]?.lines.length ?? 0,
    })),
  };
}

/** If one of them cannot be made or contradicts its files, there is no price at all. */
export function priceLists(deps: Deps, lists: readonly SuppliedList[], context: PriceContext): Answer {
  const [first, ...others] = lists.map(({ specification, parts, contradictions }) =>
    priceWhole(deps, { specification, parts, contradictions, isListed: true }, context.reader),
  );
  if (!first) throw new Error("a price of no board");
  const each = [first, ...others] as const;
  const named = <T>(found: readonly T[], board: number) =>
    found.map((one) => ({ ...one, board, boardName: context.names[board] ?? "" }));
  const refused = {
    violations: each.flatMap(({ violations }, board) => named(violations, board)),
    contradictions: each.flatMap(({ contradictions }, board) => named(contradictions, board)),
  };
  if (others.length === 0) return { ...first, ...refused, boards: [] };
  const whole = together(deps, [...each], lists, context);
  if (refused.violations.length + refused.contradictions.length === 0) return { ...first, ...whole, ...refused };
  const nothing = noPrice(first);
  return { ...first, ...whole, ...nothing, shippingEstimate: nothing.total, ...refused, boards: [] };
}
