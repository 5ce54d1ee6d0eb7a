// Page of a published project: what it is, what it contains, and its order. Complete without scripts but for acts.
import { useTranslations } from "next-intl";
import type { ComponentProps, ReactNode } from "react";
import { PartFocusProvider } from "@/components/community/part-focus";
import { OfferProvider } from "@/components/community/order/offer-state";
import { OrderBar } from "@/components/community/order/order-bar";
import { OrderPanel } from "@/components/community/order/order-panel";
import { AttachmentsSheet } from "@/components/community/project/attachments-sheet";
import { BomSheet } from "@/components/community/project/bom-sheet";
import { FactsStrip } from "@/components/community/project/facts-strip";
import { ImproveSheet } from "@/components/community/project/improve-sheet";
import { LicenseSheet } from "@/components/community/project/license-sheet";
import { LinksSheet } from "@/components/community/project/links-sheet";
import { ProjectActs } from "@/components/community/project/project-acts";
import { ProjectTitle } from "@/components/community/project/project-title";
import { VersionsSheet } from "@/components/community/project/versions-sheet";
import { VisitCounter } from "@/components/community/project/visit-counter";
import { communityHref } from "@/components/community/list/community-address";
import { UserText } from "@/components/community/user-text";
import { ProjectViewer } from "@/components/community/viewer/project-viewer";
import { viewedProject } from "@/components/community/viewer/viewed-project";
import { sheetPictureUrl } from "@/components/community/viewer/file-addresses";
import { Sheet } from "@/components/ui/sheet";
import type { PublicationDetail } from "@/lib/contracts/community";
import { parseUserMarkdown } from "@/lib/core/content/user-markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./project-page.module.css";

interface ProjectPageProps {
  publication: PublicationDetail;
  /** Parts of one board, without prices. */
  bom: ComponentProps<typeof BomSheet>["lines"];
  breadcrumbs?: ReactNode;
  discussion?: ReactNode;
}

export function ProjectPage({ publication, bom, breadcrumbs, discussion }: ProjectPageProps) {
  const { projectId, license, links, attachments, price, currency } = publication;
  const hasOrder = publication.lineCount > 0 || publication.board !== null;
  return (
    <div className="wrap">
      <VisitCounter projectId={projectId} />
      <header className={styles.head}>
        <ProjectTitle publication={publication} breadcrumbs={breadcrumbs} />
        <ProjectActs publication={publication} />
      </header>
      <PartFocusProvider hasSchematic={publication.contents.includes("schematic")}>
        <OfferProvider projectId={projectId}>
          <div className={styles.columns}>
            <div className={styles.main}>
              <Views publication={publication} />
              <Introduction publication={publication} />
              <BomSheet lines={bom} />
              <VersionsSheet publication={publication} />
              {discussion}
            </div>
            <aside className={styles.side}>
              {hasOrder && <OrderPanel listed={price} currency={currency} />}
              <LicenseSheet license={license} />
              {attachments.length > 0 && <AttachmentsSheet attachments={attachments} />}
              {links.length > 0 && <LinksSheet links={links} />}
              <ImproveSheet publication={publication} />
            </aside>
          </div>
          {hasOrder && <OrderBar />}
        </OfferProvider>
      </PartFocusProvider>
    </div>
  );
}

function Views({ publication }: { publication: PublicationDetail }) {
  const t = useTranslations("community.viewer");
  const project = viewedProject(publication);
  const hasBoth = publication.contents.includes("schematic") && project.board !== null;
  return (
    <section aria-label={t("title")}>
      <ProjectViewer project={project} />
      {/* The viewer begins with the board; its tabs need scripts. */}
      {hasBoth && (
        <noscript>
          <img
            className={styles.noScript}
            src={sheetPictureUrl(project)}
            alt={t("schematicOf", { title: publication.title })}
          />
        </noscript>
      )}
      <FactsStrip publication={publication} />
    </section>
  );
}

/** 45:30 by the specification. */
const COVER = { width: 240, height: 160 };

function Introduction({ publication }: { publication: PublicationDetail }) {
  const t = useTranslations("community.project");
  const { title, coverUrl, introduction, tags } = publication;
  return (
    <Sheet title={t("introduction")} isPadded>
      <div className={styles.introduction}>
        <img
          className={`canvas cover ${styles.cover}`}
          src={coverUrl}
          alt={t("cover", { title })}
          {...COVER}
          loading="lazy"
          decoding="async"
        />
        <UserText blocks={parseUserMarkdown(introduction)} />
      </div>
      {tags.length > 0 && (
        <ul className={styles.tags} aria-label={t("tags")}>
          {tags.map((tag) => (
            <li key={tag}>
              <Link href={communityHref({ tag })}>{tag}</Link>
            </li>
          ))}
        </ul>
      )}
    </Sheet>
  );
}
