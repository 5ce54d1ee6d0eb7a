// Cards of published projects, several pages of the list one after the other.
import { useTranslations } from "next-intl";
import { PublicationCard } from "@/components/community/list/publication-card";
import type { PublicationPage } from "@/lib/contracts/community";
import styles from "./publication-grid.module.css";

interface PublicationGridProps {
  pages: readonly PublicationPage[];
  /** Number of the first page. */
  firstPage?: number;
  headingLevel?: 2 | 3;
}

/** Cards that a desktop window shows before it is scrolled. */
const SEEN_AT_ONCE = 3;

const loadingOf = (at: number) => (at === 0 ? "first" : at < SEEN_AT_ONCE ? "eager" : "lazy");

/** Id of the first card of a page. */
export const pageStartId = (page: number): string => `page-${page}`;

export function PublicationGrid({ pages, firstPage = 1, headingLevel }: PublicationGridProps) {
  const t = useTranslations("community.list");
  // A project that is published meanwhile moves another to the next page, where it would be shown again.
  const seen = new Set<string>();
  const cards = pages.flatMap(({ rows, currency }, page) =>
    rows.flatMap((card, at) => {
      if (seen.has(card.projectId)) return [];
      seen.add(card.projectId);
      return [{ card, currency, id: at === 0 && page > 0 ? pageStartId(firstPage + page) : undefined }];
    }),
  );
  return (
    <ol className={styles.grid} aria-label={t("label")}>
      {cards.map(({ card, currency, id }, at) => (
        <li key={card.projectId}>
          <PublicationCard {...{ card, currency, id, headingLevel }} loading={loadingOf(at)} />
        </li>
      ))}
    </ol>
  );
}
