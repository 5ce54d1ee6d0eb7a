// A published project for search engines (JSON-LD): the work, and what can be ordered of it.
import { useTranslations } from "next-intl";
import { COMMUNITY_PATH, authorHref, publicationHref } from "@/components/sharing/community-path";
import { ORDER_ID } from "@/components/community/order/order-id";
import { StructuredData } from "@/components/ui/structured-data";
import { toDecimal } from "@/lib/base/money";
import type { PublicationDetail } from "@/lib/contracts/community";
import { OFFER_KINDS, type OfferKind } from "@/lib/contracts/community-offer";
import { LICENSES } from "@/lib/core/community/license";
import { withPrefix } from "@/lib/i18n/href";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";

const counter = (action: string, count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

/** Prices that the page shows: each for `quantity` pieces. Undefined where nothing can be ordered. */
function offersOf({ price, currency }: Pick<PublicationDetail, "price" | "currency">, url: string, names: OfferNames) {
  if (!price) return undefined;
  const amounts = { boards: price.boardsMicro, assembled: price.assembledMicro, kit: price.kitMicro };
  const offers = OFFER_KINDS.flatMap((kind) => {
    const amountMicro = amounts[kind];
    if (amountMicro === null) return [];
    return {
      "@type": "Offer",
      name: names(kind),
      price: toDecimal(amountMicro),
      priceCurrency: currency,
      eligibleQuantity: { "@type": "QuantitativeValue", value: price.quantity },
      validFrom: price.priceTime,
      availability: "https://schema.org/MadeToOrder",
      url: `${url}#${ORDER_ID}`,
    };
  });
  return offers.length > 0 ? offers : undefined;
}

type OfferNames = (kind: OfferKind) => string;

export function ProjectData({ publication }: { publication: PublicationDetail }) {
  const t = useTranslations("community.order.kinds");
  const { area, prefix } = useMarket();
  const address = (path: string) => siteOrigin(area) + withPrefix(path, prefix);
  const { projectId, title, summary, author, authorId, license, tags, coverUrl } = publication;
  const url = address(publicationHref(projectId));
  const image = siteOrigin(area) + coverUrl;
  const offers = offersOf(publication, url, (kind) => t(kind));
  return (
    <>
      <StructuredData
        data={{
          "@type": "CreativeWork",
          "@id": url,
          url,
          name: title,
          abstract: summary,
          image,
          author: { "@type": "Person", name: author, url: address(authorHref(authorId)) },
          license: LICENSES[license].url ?? undefined,
          keywords: tags.length > 0 ? tags.join(", ") : undefined,
          version: publication.versionName,
          datePublished: publication.publishTime,
          dateModified: publication.updateTime,
          commentCount: publication.commentCount,
          isPartOf: { "@type": "CollectionPage", url: address(COMMUNITY_PATH) },
          interactionStatistic: [
            counter("LikeAction", publication.likeCount),
            counter("ViewAction", publication.visitCount),
            counter("OrderAction", publication.orderCount),
          ],
        }}
      />
      {offers && (
        <StructuredData data={{ "@type": "Product", name: title, description: summary, image, url, offers }} />
      )}
    </>
  );
}
