// A part and its terms as a row.

import type { Currency } from "@/lib/base/money";
import type { Ladder } from "@/lib/core/part/ladder";
import type { OrderTerms } from "@/lib/core/part/order-quantity";
import { mpnKey, type Part } from "@/lib/core/part/part";
import { partId } from "@/lib/core/part/part-id";
import { partWords } from "@/lib/core/part/words";
import type { PartRow } from "./rows";

export type SoldPart = Part & OrderTerms & { attrition: number; tiers: Ladder; currency: Currency };

/** The seller: one of the sources, and the name of its list. */
export type PartOrigin = Pick<PartRow, "source" | "distributor" | "version">;

export function toRow({ tiers, parameters, ...part }: SoldPart, origin: PartOrigin): PartRow {
  return {
    id: partId(part),
    mpnKey: mpnKey(part.mpn),
    words: partWords({ ...part, parameters }),
    parameters: { ...parameters },
    ...part,
    tiers: tiers.map(({ from, unitMicro }) => [from, unitMicro]),
    ...origin,
  };
}
