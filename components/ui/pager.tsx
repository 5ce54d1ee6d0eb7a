// Steps through the pages of a list; each page has its own address.
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
  /** The address of a page, without language prefix. */
  hrefOf: (page: number) => string;
}

export function Pager({ label, page, pages, hrefOf }: PagerProps) {
  const t = useTranslations("common");
  if (pages <= 1) return null;
  const look = buttonClass({ size: "md" });
  return (
    <nav className={styles.pager} aria-label={label}>
      {page > 1 ? (
        <Link className={look} rel="prev" href={hrefOf(page - 1)}>
          <Icon name="right" className={styles.back} />
          {t("previous")}
        </Link>
      ) : (
        <span />
      )}
      <span className="num" aria-current="page">
        {t("page", { page, pages })}
      </span>
      {page < pages ? (
        <Link className={look} rel="next" href={hrefOf(page + 1)}>
          {t("next")}
          <Icon name="right" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
