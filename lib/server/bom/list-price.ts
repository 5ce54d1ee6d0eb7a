// What a parts list comes to on assembled boards: its lines, its price, and why it could not be ordered yet.

import type { ParsedInputOf } from "@/lib/contracts/endpoint";
import type { ListedPrice, priceBomQuote } from "@/lib/contracts/bom-lines";
import { MAX_BOM_LINES } from "@/lib/core/bom/read-bom";
import { currencyOf } from "@/lib/core/market/area";
import { assembledPieces, completePcba, type GivenPcba } from "@/lib/core/pcba/specification";
import { isWhollyPriced } from "@/lib/core/pricing/assembly/price";
import type { Deps } from "@/lib/server/deps";
import type { RequestContext } from "@/lib/server/http/context";
import { offeredMethods } from "@/lib/server/payment/methods";
import { priceWhole } from "@/lib/server/pcba/service";
import { type ListTerms, type SuppliedList, supplyList } from "./list";

type PricedLine = ListedPrice["partList"][number];

/** In whose currency, and whether play money is there to buy invented parts with. */
export function termsOf(deps: Deps, context: RequestContext): ListTerms {
  const sellsSamples = offeredMethods(deps, context).some(({ method }) => method === "sandbox");
  return { currency: currencyOf(context.area), sellsSamples };
}

/** What was made of each line, in their order. */
export function toPricedLines({ lines, supplied, catalogue }: SuppliedList): PricedLine[] {
  return supplied.map((made, at): PricedLine => {
    const { quantity = 0, supply = "none", isPlaced = false } = lines[at] ?? {};
    const { state, isAssembled, unitPriceMicro, boughtQuantity, amountMicro, part, joints } = made;
    return {
      ...{ state, supply, isAssembled, unitPriceMicro, boughtQuantity, amountMicro },
      partId: part?.id ?? null,
      dnp: isPlaced && quantity > 0 ? 2 : 1,
      stock: part?.stock ?? null,
      joints: joints && joints.pins * quantity,
      mounting: joints?.mounting ?? null,
      isSample: part !== null && catalogue.get(part.id)?.isSample === true,
    };
  });
}

function countStates(lines: readonly PricedLine[]): Record<string, number> {
  const count: Record<string, number> = {};
  for (const { state } of lines) count[state] = (count[state] ?? 0) + 1;
  return count;
}

/** Without a list the parts that we buy are open, and the numbers of the assembly are those that were said. */
function priceUnlisted(deps: Deps, given: GivenPcba, context: RequestContext): ListedPrice {
  const specification = completePcba(given);
  return {
    ...priceWhole(deps, { specification, parts: null, isListed: false }, context),
    reviews: isWhollyPriced(specification, null) ? [] : ["partsUnpriced"],
    pieces: assembledPieces(specification.board),
    ...{ partList: [], count: {}, openLines: [] },
  };
}

/** Lines that are priced for one address: the longest list twelve times a minute, a usual one as often as it is asked. */
const LINES = { points: 12 * MAX_BOM_LINES, seconds: 60 };

export async function priceList(
  deps: Deps,
  { lines, unassociatedConfirmed, ...given }: ParsedInputOf<typeof priceBomQuote>,
  context: RequestContext,
): Promise<ListedPrice> {
  if (lines === undefined) return priceUnlisted(deps, given as GivenPcba, context);
  await deps.limits.take("bom-lines", context.ip, LINES, lines.length);
  const asked = { given: given as GivenPcba, lines, isConfirmed: unassociatedConfirmed === 1 };
  const list = await supplyList(deps.db, asked, termsOf(deps, context));
  const { specification, parts, reviews, pieces, openLines } = list;
  const partList = toPricedLines(list);
  return {
    ...priceWhole(deps, { specification, parts, isListed: true }, context),
    ...{ reviews, pieces, partList, openLines },
    count: countStates(partList),
  };
}
