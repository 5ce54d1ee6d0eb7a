// Title of a published project: author, version, license and counts.
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { useUtcDate } from "@/components/community/use-utc-date";
import { authorHref, publicationHref } from "@/components/sharing/community-path";
import type { PublicationDetail } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./project-page.module.css";

interface ProjectTitleProps {
  publication: PublicationDetail;
  breadcrumbs?: ReactNode;
}

export function ProjectTitle({ publication, breadcrumbs }: ProjectTitleProps) {
  const t = useTranslations("community");
  const dateOf = useUtcDate();
  const { title, authorId, author, license, versionName, updateTime, visitCount, copyCount, orderCount } = publication;
  return (
    <div>
      {breadcrumbs}
      <h1>{title}</h1>
      <p className={styles.by}>
        <Link className="link" href={authorHref(authorId)}>
          {author || t("card.unnamed")}
        </Link>
        <span>{t("project.version", { version: versionName, date: dateOf(updateTime) })}</span>
        <a className="link" href="#license">
          {t(`licenses.${LICENSE_KEYS[license]}.short`)}
        </a>
        <span className="num">
          {t("project.counts", { visits: visitCount, copies: copyCount, orders: orderCount })}
        </span>
      </p>
      <Origin publication={publication} />
    </div>
  );
}

function Origin({ publication: { origin } }: Pick<ProjectTitleProps, "publication">) {
  const t = useTranslations("community");
  if (!origin) return null;
  const { projectId, title, author, license, isPublished } = origin;
  const name = t("project.originName", { title, author });
  return (
    <p className={styles.origin}>
      {t.rich("project.origin", {
        license: t(`licenses.${LICENSE_KEYS[license]}.short`),
        name: () =>
          isPublished ? (
            <Link className="link" href={publicationHref(projectId)}>
              {name}
            </Link>
          ) : (
            name
          ),
      })}
    </p>
  );
}
