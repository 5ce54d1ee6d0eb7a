// A published project for search engines (JSON-LD).
import { COMMUNITY_PATH, authorHref, publicationHref } from "@/components/sharing/community-path";
import { StructuredData } from "@/components/ui/structured-data";
import type { PublicationDetail } from "@/lib/contracts/community";
import { LICENSES } from "@/lib/core/community/license";
import { withPrefix } from "@/lib/i18n/href";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";

const counter = (action: string, count: number) => ({
  "@type": "InteractionCounter",
  interactionType: `https://schema.org/${action}`,
  userInteractionCount: count,
});

export function ProjectData({ publication }: { publication: PublicationDetail }) {
  const { area, prefix } = useMarket();
  const address = (path: string) => siteOrigin(area) + withPrefix(path, prefix);
  const { projectId, title, summary, author, authorId, license, tags, coverUrl } = publication;
  return (
    <StructuredData
      data={{
        "@type": "CreativeWork",
        "@id": address(publicationHref(projectId)),
        url: address(publicationHref(projectId)),
        name: title,
        abstract: summary,
        image: siteOrigin(area) + coverUrl,
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
  );
}
