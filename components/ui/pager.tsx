// Pagination; each page has its own address.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { buttonClass } from "@/components/ui/button";
import { Link } from "@/lib/i18n/link";
import styles from "./pager.module.css";

interface PagerProps {
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** Address of a page without language prefix. */
  hrefOf: (page: number) => string;
}

/** First, last, and pages around the current one; null for gaps. */
export function numbersAround(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 2, page - 1, page, page + 1, page + 2, pages].filter((each) => each >= 1 && each <= pages);
  const numbers = [...new Set(shown)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, at) => {
    const before = numbers[at - 1];
    return before !== undefined && number - before > 1 ? [null, number] : [number];
  });
}

export function Pager({ label, page, pages, hrefOf }: PagerProps) {
  const t = useTranslations("common");
  if (pages <= 1) return null;
  const buttonClassName = buttonClass({ size: "md" });
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 1 ? (
        <Link className={buttonClassName} rel="prev" href={hrefOf(page - 1)}>
          <Icon name="right" className={styles.back} />
          {t("previous")}
        </Link>
      ) : (
        <span />
      )}
      <span className={`num ${styles.position}`}>{t("page", { page, pages })}</span>
      <ol className={styles.numbers}>
        {numbersAround(page, pages).map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <Link
                className={styles.number}
                href={hrefOf(number)}
                aria-label={t("pageNumber", { page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <Link className={buttonClassName} rel="next" href={hrefOf(page + 1)}>
          {t("next")}
          <Icon name="right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
