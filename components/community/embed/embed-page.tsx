// A published project in a frame of another site: read-only, with the way to its page.
import { useTranslations } from "next-intl";
import { LICENSE_KEYS } from "@/components/community/license-key";
import { ProjectViewer, type View } from "@/components/community/viewer/project-viewer";
import { viewedProject } from "@/components/community/viewer/viewed-project";
import { publicationHref } from "@/components/sharing/community-path";
import type { PublicationDetail } from "@/lib/contracts/community";
import { Link } from "@/lib/i18n/link";
import styles from "./embed-page.module.css";

/** Names of views in the address of a frame. */
const VIEWS = { board: "board", schematic: "schematic", "3d": "space" } as const satisfies Record<string, View>;

const isViewName = (name: string): name is keyof typeof VIEWS => Object.hasOwn(VIEWS, name);

interface EmbedPageProps {
  publication: PublicationDetail;
  /** `view` of the address; an unknown one is ignored. */
  viewName?: string;
}

export function EmbedPage({ publication, viewName = "" }: EmbedPageProps) {
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
        <ProjectViewer
          project={viewedProject(publication)}
          openedView={isViewName(viewName) ? VIEWS[viewName] : undefined}
          isFilling
        />
      </div>
    </div>
  );
}
