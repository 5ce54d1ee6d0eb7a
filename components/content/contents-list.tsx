// Links to the sections of a document: a column on wide screens, a folded list on narrow ones.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import styles from "./contents-list.module.css";

export interface Section {
  id: string;
  text: string;
}

interface ContentsListProps {
  sections: readonly Section[];
}

export function ContentsList({ sections }: ContentsListProps) {
  const t = useTranslations("content.article");
  if (sections.length < 2) return <div />;
  return (
    <nav className={styles.side} aria-label={t("contents")}>
      <h2>{t("contents")}</h2>
      <Links sections={sections} />
    </nav>
  );
}

/** The same list above the text, where there is no room beside it. */
export function FoldedContents({ sections }: ContentsListProps) {
  const t = useTranslations("content.article");
  if (sections.length < 2) return null;
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="menu" size={16} />
        {t("contents")}
      </summary>
      <Links sections={sections} />
    </details>
  );
}

function Links({ sections }: ContentsListProps) {
  return (
    <ol>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
}
