// A published project in a frame of another site: read-only, with the way to its page.
import { useTranslations } from "next-intl";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { ProjectViewer } from "@/components/community/viewer/project-viewer";
import { viewedProject } from "@/components/community/viewer/viewed-project";
import { publicationHref } from "@/components/sharing/community-path";
import type { PublicationDetail } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./embed-page.module.css";

export function EmbedPage({ publication }: { publication: PublicationDetail }) {
  const t = useTranslations("community");
  const site = useTranslations("site");
  const { projectId, title, author, license } = publication;
  return (
    <div className={styles.embed}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{t("embed.by", { author, license: t(`licenses.${LICENSE_KEYS[license]}.short`) })}</p>
        <Link className="link" href={publicationHref(projectId)} target="_blank">
          {t("embed.open", { name: site("name") })}
        </Link>
      </header>
      <div className={styles.viewer}>
        <ProjectViewer project={viewedProject(publication)} isFilling />
      </div>
    </div>
  );
}
