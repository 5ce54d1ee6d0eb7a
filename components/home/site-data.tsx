// The company and the site for search engines (JSON-LD), with the address of the site's search.
import { useTranslations } from "next-intl";
import { StructuredData } from "@/components/ui/structured-data";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";

export function SiteData() {
  const t = useTranslations("site");
  const { area, locale, prefix } = useMarket();
  const origin = siteOrigin(area);
  const publisher = { "@type": "Organization", "@id": `${origin}/#organization` };
  const organization = {
    ...publisher,
    name: t("name"),
    url: origin,
    logo: `${origin}/brand/icon-512.png`,
    foundingDate: String(SITE_FACTS.established),
  };
  const site = {
    "@type": "WebSite",
    name: t("name"),
    url: origin + (prefix || "/"),
    inLanguage: locale === "zh" ? "zh-Hans" : "en",
    publisher: { "@id": publisher["@id"] },
    potentialAction: {
      "@type": "SearchAction",
      target: { "@type": "EntryPoint", urlTemplate: `${origin}${prefix}/search?q={search_term_string}` },
      "query-input": "required name=search_term_string",
    },
  };
  return (
    <>
      <StructuredData data={organization} />
      <StructuredData data={site} />
    </>
  );
}
