// Articles as a list with description, date and reading time.
import { useTranslations } from "next-intl";
import { useDay } from "@/components/content/use-day";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { isColumn } from "@/lib/core/content/content-kind";
import { Link } from "@/lib/i18n/link";
import styles from "./article-rows.module.css";

interface ArticleRowsProps {
  articles: readonly ContentDocument[];
  /** Names the column of each article. */
  hasColumns?: boolean;
  headingLevel?: 2 | 3;
}

export function ArticleRows({ articles, hasColumns = false, headingLevel = 3 }: ArticleRowsProps) {
  const t = useTranslations("content.columns");
  const day = useDay();
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={styles.rows}>
      {articles.map(({ slug, title, description, topic, published }) => (
        <li key={slug}>
          <Heading>
            <Link href={`/article/${slug}`}>{title}</Link>
          </Heading>
          <p>{description}</p>
          <p className={`num ${styles.facts}`}>
            {hasColumns && isColumn(topic) && <Link href={`/resources/${topic}`}>{t(topic)}</Link>}
            <time dateTime={published}>{day(published)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
