// Labels of articles; each leads to the articles of its column that have it.
import { useTranslations } from "next-intl";
import { columnHref } from "@/components/content/column-address";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import styles from "./label-links.module.css";

interface LabelLinksProps {
  column: string;
  labels: readonly string[];
  /** The label that the page is filtered by. */
  current?: string;
  /** Words that the page is searched for. */
  keyword?: string;
}

export function LabelLinks({ column, labels, current, keyword }: LabelLinksProps) {
  const t = useTranslations("content");
  return (
    <ul className={styles.labels}>
      {labels.map((label) => (
        <li key={label}>
          <Link href={columnHref(column, { label, keyword })} aria-current={label === current ? "true" : undefined}>
            {textOr(t, `labels.${label}`, label.replaceAll("-", " "))}
          </Link>
        </li>
      ))}
    </ul>
  );
}
