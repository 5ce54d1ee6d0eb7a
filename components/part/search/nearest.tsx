// Results of a relaxed query, with one word less or a shorter number, if nothing matches.
import { useLocale, useTranslations } from "next-intl";
import { partSearchHref, plainSearch } from "@/components/part/search/part-search-params";
import type { PartSearch } from "@/lib/contracts/part";
import { Link } from "@/lib/i18n/link";
import styles from "../part.module.css";

/** The search stops counting here. */
const COUNTED_TO = 1_000;

export function Nearest({ nearest }: { nearest: PartSearch["nearest"] }) {
  const t = useTranslations("part.nearest");
  const format = new Intl.NumberFormat(useLocale());
  if (nearest.length === 0) return null;
  return (
    <div className={styles.nearest}>
      <h3>{t("title")}</h3>
      <ul>
        {nearest.map(({ keyword, left, total }) => (
          <li key={keyword}>
            <Link className="link" href={partSearchHref(plainSearch(keyword))}>
              {keyword}
            </Link>{" "}
            <small>
              {t("without", { left })}{" "}
              <span className="num">
                {t("count", { count: total, number: format.format(total) + (total >= COUNTED_TO ? "+" : "") })}
              </span>
            </small>
          </li>
        ))}
      </ul>
    </div>
  );
}
