// A product page from content.
import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { ContentsList, FoldedContents } from "@/components/content/contents-list";
import { DocumentList } from "@/components/content/document-list";
import { Markdown } from "@/components/content/markdown";
import { ToolLinks } from "@/components/content/tool-links";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { type Block, outlineOf } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./article-page.module.css";

interface ProductPageProps {
  document: ContentDocument;
  blocks: readonly Block[];
  others: readonly ContentDocument[];
}

export function ProductPage({ document: { slug, title, figures }, blocks, others }: ProductPageProps) {
  const t = useTranslations("content");
  const sections = outlineOf(blocks).filter(({ level }) => level === 2);
  const isAssembly = slug.includes("assembly");
  return (
    <div className={`wrap ${styles.page}`}>
      <ContentsList sections={sections} />
      <article className={styles.article}>
        <Breadcrumbs
          trail={[{ name: t("products.title"), href: "/product" }]}
          page={{ name: title, href: `/product/${slug}` }}
        />
        <h1 className={styles.titleAlone}>{title}</h1>
        <FoldedContents sections={sections} />
        <Markdown blocks={blocks} figures={figures} />
      </article>
      <aside className={styles.side}>
        <Sheet isPadded className={styles.start}>
          <h2>{t("products.start")}</h2>
          <p>{t("products.orderText")}</p>
          <Link
            className={buttonClass({ variant: "primary", size: "lg", isBlock: true })}
            href={isAssembly ? "/order/manufacturing/pcba" : "/order/manufacturing/pcb"}
          >
            {t(isAssembly ? "tools.pcba" : "tools.pcb")}
          </Link>
        </Sheet>
        <ToolLinks
          title={t("article.tools")}
          tools={isAssembly ? ["bom", "stencil", "components"] : ["viewer", "dfm", "capability"]}
        />
        {others.length > 0 && (
          <Sheet title={t("products.more")}>
            <DocumentList documents={others} />
          </Sheet>
        )}
      </aside>
    </div>
  );
}
