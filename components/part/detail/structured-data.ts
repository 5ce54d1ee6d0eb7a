// Structured data of a part (schema.org).
import { toDecimal } from "@/lib/base/money";
import type { PartDetail } from "@/lib/contracts/part";

export interface DescribedPart {
  part: PartDetail;
  /** Absolute address of the page. */
  url: string;
  description: string;
  category: string;
  values: readonly { name: string; value: string }[];
}

/** Sample prices are not published. */
function offersOf({ tiers, currency, stock, isSample }: PartDetail, url: string) {
  const prices = tiers.map(({ unitMicro }) => unitMicro);
  if (isSample || prices.length === 0) return undefined;
  return {
    "@type": "AggregateOffer",
    url,
    priceCurrency: currency,
    lowPrice: toDecimal(Math.min(...prices)),
    highPrice: toDecimal(Math.max(...prices)),
    offerCount: prices.length,
    availability: `https://schema.org/${stock > 0 ? "InStock" : "OutOfStock"}`,
  };
}

export function describePart({ part, url, description, category, values }: DescribedPart) {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: part.mpn,
    mpn: part.mpn,
    sku: part.id,
    brand: { "@type": "Brand", name: part.manufacturer },
    category,
    description,
    url,
    additionalProperty: values.map(({ name, value }) => ({ "@type": "PropertyValue", name, value })),
    offers: offersOf(part, url),
  };
}
