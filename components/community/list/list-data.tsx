// Shown projects for search engines (JSON-LD).
import { publicationHref } from "@/components/sharing/community-path";
import { StructuredData } from "@/components/ui/structured-data";
import type { PublicationPage } from "@/lib/contracts/community";
import { withPrefix } from "@/lib/i18n/href";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";

export function ListData({ pages }: { pages: readonly PublicationPage[] }) {
  const { area, prefix } = useMarket();
  const rows = pages.flatMap((page) => page.rows);
  if (rows.length === 0) return null;
  const items = rows.map(({ projectId, title }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name: title,
    url: siteOrigin(area) + withPrefix(publicationHref(projectId), prefix),
  }));
  return <StructuredData data={{ "@type": "ItemList", itemListElement: items }} />;
}
