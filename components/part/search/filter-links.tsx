// Filters of the part search as links, for browsers without scripts; the most frequent values of each.
import { useLocale, useTranslations } from "next-intl";
import { partSearchHref, type PartSearchParams } from "@/components/part/search/part-search-params";
import type { PartSearch } from "@/lib/contracts/part";
import type { Mounting } from "@/lib/core/part/part";
import { Link } from "@/lib/i18n/link";
import styles from "../part.module.css";

interface FilterLinksProps {
  search: PartSearchParams;
  facets: PartSearch["facets"];
}

/** More would double the size of the page for a few readers. */
const MAX_LINKS = 12;

const LINKED = ["manufacturer", "packageName", "mounting"] as const;

export function FilterLinks({ search, facets }: FilterLinksProps) {
  const t = useTranslations("part");
  const format = new Intl.NumberFormat(useLocale());
  const hrefWith = (change: Partial<PartSearchParams>) => partSearchHref({ ...search, page: 1, ...change });
  return (
    <noscript>
      <nav className={styles.filterLinks} aria-label={t("filters.title")}>
        {LINKED.map((facet) => (
          <p key={facet}>
            <b>{t(`filters.${facet}`)}</b>
            {search[facet] !== undefined && (
              <Link className="link" href={hrefWith({ [facet]: undefined })}>
                {t("filters.any")}
              </Link>
            )}
            {facets[facet].slice(0, MAX_LINKS).map(({ value, count }) => (
              <Link
                key={value}
                className="link"
                href={hrefWith({ [facet]: value })}
                aria-current={search[facet] === value ? "true" : undefined}
              >
                {`${facet === "mounting" ? t(`mountings.${value as Mounting}`) : value} (${format.format(count)})`}
              </Link>
            ))}
          </p>
        ))}
        <p>
          <Link
            className="link"
            href={hrefWith({ inStock: !search.inStock })}
            aria-current={search.inStock ? "true" : undefined}
          >
            {`${t("filters.inStock")} (${format.format(facets.inStock)})`}
          </Link>
        </p>
      </nav>
    </noscript>
  );
}
