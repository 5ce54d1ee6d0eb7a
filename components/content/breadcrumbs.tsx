// Path from the home page to a page, shown and as data for search engines.
import { useTranslations } from "next-intl";
import { StructuredData } from "@/components/ui/structured-data";
import { Icon } from "@/components/icons/icon";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
  name: string;
  /** Without language prefix. */
  href: string;
}

interface BreadcrumbsProps {
  /** Pages above this one, without the home page. */
  trail: readonly Crumb[];
  /** This page; not shown, since its heading follows. */
  page: Crumb;
}

export function Breadcrumbs({ trail, page }: BreadcrumbsProps) {
  const t = useTranslations("content.crumbs");
  const { area, prefix } = useMarket();
  const home = { name: t("home"), href: "/" };
  const items = [home, ...trail, page].map(({ name, href }, at) => ({
    "@type": "ListItem",
    position: at + 1,
    name,
    item: siteOrigin(area) + withPrefix(href, prefix),
  }));
  return (
    <nav className={styles.crumbs} aria-label={t("label")}>
      <StructuredData data={{ "@type": "BreadcrumbList", itemListElement: items }} />
      <ol>
        {[home, ...trail].map(({ name, href }) => (
          <li key={href}>
            <Link href={href}>{name}</Link>
            <Icon name="right" size={16} />
          </li>
        ))}
      </ol>
    </nav>
  );
}
