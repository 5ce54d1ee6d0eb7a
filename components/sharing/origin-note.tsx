"use client";
// Origin of a copy of a published project, and its license, which the copy keeps.
import { useTranslations } from "next-intl";
import { publicationHref } from "@/components/sharing/community-path";
import type { ProjectOrigin } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./origin-note.module.css";

export function OriginNote({ origin: { projectId, title, license, isPublished } }: { origin: ProjectOrigin }) {
  const t = useTranslations("sharing.origin");
  return (
    <small className={styles.origin} title={isPublished ? undefined : t("gone")}>
      {t.rich("note", {
        ...{ title, license },
        link: (name) =>
          isPublished ? (
            <Link className="link" href={publicationHref(projectId)}>
              {name}
            </Link>
          ) : (
            name
          ),
      })}
    </small>
  );
}
