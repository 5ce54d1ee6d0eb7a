// Files to download, with size and checksum.
import { useTranslations } from "next-intl";
import { ContentsList, FoldedContents } from "@/components/content/contents-list";
import { Markdown } from "@/components/content/markdown";
import { PageHead } from "@/components/content/page-head";
import { Icon } from "@/components/icons/icon";
import { EmptyState } from "@/components/ui/empty-state";
import type { ContentDocument, ContentFile } from "@/lib/core/content/content-document";
import type { Block } from "@/lib/core/content/markdown";
import { formatBytes } from "@/lib/i18n/format-bytes";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./downloads-page.module.css";

export interface Download {
  document: ContentDocument;
  blocks: readonly Block[];
}

export function DownloadsPage({ downloads }: { downloads: readonly Download[] }) {
  const t = useTranslations("content");
  const sections = downloads.map(({ document: { slug, title } }) => ({ id: slug, text: title }));
  return (
    <div className="wrap">
      <PageHead
        title={t("downloads.title")}
        lead={t("downloads.lead")}
        trail={[{ name: t("resources.title"), href: "/resources" }]}
        href="/resources-download"
      />
      {downloads.length === 0 && <EmptyState icon="download" title={t("downloads.empty")} />}
      <div className={styles.page}>
        <ContentsList sections={sections} />
        <div>
          <FoldedContents sections={sections} />
          {downloads.map((download) => (
            <DownloadSection key={download.document.slug} {...download} />
          ))}
          <p className={styles.hint}>{t("downloads.sha256Hint")}</p>
        </div>
      </div>
    </div>
  );
}

function DownloadSection({ document: { slug, title, description, files, figures }, blocks }: Download) {
  const t = useTranslations("content.downloads");
  return (
    <section id={slug} className={styles.section}>
      <h2>{title}</h2>
      <p>{description}</p>
      <ul className={styles.files} aria-label={t("files", { title })}>
        {files.map((file) => (
          <File key={file.name} file={file} />
        ))}
      </ul>
      <details>
        <summary>{t("details")}</summary>
        <Markdown blocks={blocks} figures={figures} />
      </details>
    </section>
  );
}

function File({ file: { name, href, note, size, sha256 } }: { file: ContentFile }) {
  const t = useTranslations("content.downloads");
  const { tag } = useMarket();
  return (
    <li>
      <a href={href} download={name}>
        <Icon name="download" />
        <span className="mpn">{name}</span>
        <span className="num">{formatBytes(size, tag)}</span>
      </a>
      <p>{note}</p>
      <p className={styles.sum}>
        {t("sha256")} <code>{sha256}</code>
      </p>
    </li>
  );
}
