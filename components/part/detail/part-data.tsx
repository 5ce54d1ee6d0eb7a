// JSON-LD of the part.
import { useLocale, useTranslations } from "next-intl";
import { describePart } from "@/components/part/detail/structured-data";
import { createPartWords } from "@/components/part/use-part-words";
import { scriptJson } from "@/lib/base/script-json";
import type { PartDetail } from "@/lib/contracts/part";
import { withPrefix } from "@/lib/i18n/href";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";

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
