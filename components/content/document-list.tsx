// Documents as rows of links.
import { Icon } from "@/components/icons/icon";
import { contentPath } from "@/lib/core/content/content-kind";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { Link } from "@/lib/i18n/link";
import styles from "./tool-links.module.css";

export type ListedDocument = Pick<ContentDocument, "kind" | "slug" | "title">;

export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <ul className={styles.list}>
      {documents.map(({ kind, slug, title }) => (
        <li key={slug}>
          <Link href={contentPath(kind, slug) ?? "/"}>
            <Icon name="doc" />
            <span>{title}</span>
            <Icon name="right" size={16} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
