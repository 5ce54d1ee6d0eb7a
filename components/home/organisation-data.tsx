// Organization data for search engines (JSON-LD).
import { useTranslations } from "next-intl";
import { scriptJson } from "@/lib/base/script-json";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";

export function OrganisationData() {
  const t = useTranslations("site");
  const url = siteOrigin(useMarket().area);
  const data = {
    "@context": "https://schema.org",
    "@type": "Organization",
    name: t("name"),
    url,
    logo: new URL("/favicon.svg", url).href,
    foundingDate: String(SITE_FACTS.established),
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(data) }} />;
}
