// An article: contents, text, sources, and tools that go with it.
import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { ContentsList, FoldedContents, type Section } from "@/components/content/contents-list";
import { DocumentList } from "@/components/content/document-list";
import { LabelLinks } from "@/components/content/label-links";
import { Markdown } from "@/components/content/markdown";
import { readingMinutes } from "@/components/content/reading-minutes";
import { StructuredData } from "@/components/ui/structured-data";
import { COLUMN_TOOLS, ToolLinks } from "@/components/content/tool-links";
import { useDay } from "@/components/content/use-day";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { isColumn } from "@/lib/core/content/content-kind";
import { type Block, outlineOf } from "@/lib/core/content/markdown";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./article-page.module.css";

interface ArticlePageProps {
  document: ContentDocument;
  blocks: readonly Block[];
  related: readonly ContentDocument[];
}

export function ArticlePage({ document, blocks, related }: ArticlePageProps) {
  const t = useTranslations("content");
  const sections: Section[] = outlineOf(blocks).filter(({ level }) => level === 2);
  const { slug, title, topic, labels, sources, figures } = document;
  const column = isColumn(topic) ? [{ name: t(`columns.${topic}`), href: `/resources/${topic}` }] : [];
  return (
    <div className={`wrap ${styles.page}`}>
      <ContentsList sections={sections} />
      <article className={styles.article}>
        <ArticleData document={document} />
        <Breadcrumbs
          trail={[{ name: t("resources.title"), href: "/resources" }, ...column]}
          page={{ name: title, href: `/article/${slug}` }}
        />
        <h1>{title}</h1>
        <Facts document={document} blocks={blocks} />
        <FoldedContents sections={sections} />
        <Markdown blocks={blocks} figures={figures} />
        {sources.length > 0 && <Sources sources={sources} />}
        <footer className={styles.foot}>
          <LabelLinks column={topic} labels={labels} />
        </footer>
      </article>
      <aside className={styles.side}>
        <Start />
        <ToolLinks title={t("article.tools")} tools={COLUMN_TOOLS[topic] ?? []} />
        {related.length > 0 && (
          <Sheet title={t("article.related")}>
            <DocumentList documents={related} />
          </Sheet>
        )}
      </aside>
    </div>
  );
}

function Facts({ document: { published, updated }, blocks }: Pick<ArticlePageProps, "document" | "blocks">) {
  const t = useTranslations("content.article");
  const day = useDay();
  const isUpdated = updated > published;
  return (
    <p className={`num ${styles.facts}`}>
      <time dateTime={isUpdated ? updated : published}>
        {isUpdated ? t("updated", { date: day(updated) }) : t("published", { date: day(published) })}
      </time>
      <span>{t("minutes", { minutes: readingMinutes(blocks) })}</span>
    </p>
  );
}

function Sources({ sources }: { sources: readonly string[] }) {
  const t = useTranslations("content.article");
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{t("sources")}</h2>
      <ul>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

function Start() {
  const t = useTranslations("content.article");
  return (
    <Sheet isPadded className={styles.start}>
      <h2>{t("start")}</h2>
      <p>{t("startText")}</p>
      <Link className={buttonClass({ variant: "primary", size: "lg", isBlock: true })} href="/order/manufacturing/pcb">
        {t("startAction")}
      </Link>
    </Sheet>
  );
}

function ArticleData({ document }: { document: ContentDocument }) {
  const site = useTranslations("site");
  const { area, prefix, locale } = useMarket();
  const { slug, title, description, published, updated, figures } = document;
  const origin = siteOrigin(area);
  const organization = { "@type": "Organization", name: site("name"), url: origin };
  const data = {
    "@type": "TechArticle",
    headline: title,
    description,
    datePublished: published,
    dateModified: updated,
    inLanguage: locale === "zh" ? "zh-Hans" : "en",
    mainEntityOfPage: origin + withPrefix(`/article/${slug}`, prefix),
    image: Object.values(figures).map(({ href }) => origin + href),
    author: organization,
    publisher: organization,
  };
  return <StructuredData data={data} />;
}
