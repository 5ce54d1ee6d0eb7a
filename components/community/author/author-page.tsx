// An author of published projects, with the projects.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AuthorActs } from "@/components/community/author/author-acts";
import { authorPageHref } from "@/components/community/author/author-address";
import { NoSuchPage } from "@/components/community/list/no-such-page";
import { PublicationGrid } from "@/components/community/list/publication-grid";
import { useUtcDate } from "@/components/community/use-utc-date";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { TitleBlock } from "@/components/ui/title-block";
import { PUBLICATIONS_PER_PAGE, type PublicationAuthor, type PublicationPage } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./author-page.module.css";

interface AuthorPageProps {
  author: PublicationAuthor;
  /** Page of the list, from 1. */
  page: number;
  /** Null if they could not be read. */
  pages: readonly PublicationPage[] | null;
  breadcrumbs?: ReactNode;
}

export function AuthorPage({ author, page, pages, breadcrumbs }: AuthorPageProps) {
  const t = useTranslations("community");
  const dateOf = useUtcDate();
  const { authorId, projectCount, likeCount, copyCount, orderCount, firstPublishTime } = author;
  const total = pages?.[0]?.total ?? projectCount;
  const projectId = pages?.[0]?.rows[0]?.projectId;
  return (
    <div className="wrap">
      <header className={styles.head}>
        {breadcrumbs}
        <div className={styles.name}>
          <Avatar author={author} />
          <h1>{author.author || t("card.unnamed")}</h1>
          {projectId !== undefined && <AuthorActs {...{ authorId, projectId }} name={author.author} />}
        </div>
        <div className={styles.facts}>
          <TitleBlock
            cells={[
              { key: "projects", label: t("author.projects"), value: projectCount },
              { key: "likes", label: t("author.likes"), value: likeCount },
              { key: "copies", label: t("author.copies"), value: copyCount },
              { key: "orders", label: t("author.orders"), value: orderCount },
              { key: "since", label: t("author.since"), value: dateOf(firstPublishTime) },
            ]}
          />
        </div>
      </header>
      {pages ? (
        <>
          {pages.some(({ rows }) => rows.length > 0) ? (
            <PublicationGrid pages={pages} />
          ) : (
            <NoSuchPage firstHref={authorPageHref(authorId, 1)} />
          )}
          <Pager
            label={t("list.pages")}
            page={page}
            pages={Math.ceil(total / PUBLICATIONS_PER_PAGE)}
            hrefOf={(each) => authorPageHref(authorId, each)}
          />
        </>
      ) : (
        <EmptyState
          icon="error"
          title={t("list.failed")}
          text={t("list.failedText")}
          action={
            <Link className={buttonClass()} href={authorPageHref(authorId, page)}>
              {t("list.reload")}
            </Link>
          }
        />
      )}
    </div>
  );
}

/** Picture of the author; the first letter of the name without one. */
function Avatar({ author: { author, authorAvatar } }: { author: PublicationAuthor }) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {authorAvatar === "" ? [...author][0] : <img src={authorAvatar} alt="" />}
    </span>
  );
}
