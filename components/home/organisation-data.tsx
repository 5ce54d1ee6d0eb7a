// Who we are, for search engines (JSON-LD).
import { useTranslations } from "next-intl";
import { SITE_FACTS } from "@/lib/i18n/site-facts";
import { siteUrl } from "@/lib/i18n/page-metadata";

/** JSON that may stand inside a script element: no "<" can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, "\\u003c")
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

export function OrganisationData() {
  const t = useTranslations("site");
  const url = siteUrl();
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
