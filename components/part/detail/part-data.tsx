// JSON-LD of the part.
import { useLocale, useTranslations } from "next-intl";
import { createPartWords } from "@/components/part/use-part-words";
import { scriptJson } from "@/lib/base/script-json";
import type { PartDetail } from "@/lib/contracts/part";
import { withPrefix } from "@/lib/i18n/href";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";
import { toDecimal } from "@/lib/base/money";

export function PartData({ part }: { part: PartDetail }) {
  const t = useTranslations("part");
  const words = createPartWords(t, useLocale());
  const { area, prefix } = useMarket();
  const data = describePart({
    part,
    url: siteOrigin(area) + withPrefix(`/component/${part.id}`, prefix),
    description: words.inShort(part.parameters),
    category: t(`categories.${part.category}`),
    values: words.byName(part.parameters),
  });
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}

interface DescribedPart {
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

/** Structured data of a part (schema.org). */
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
