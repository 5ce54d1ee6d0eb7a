// A product page from content.
import { useTranslations } from "next-intl";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { ContentsList, FoldedContents } from "@/components/content/contents-list";
import { DocumentList } from "@/components/content/document-list";
import { Markdown } from "@/components/content/markdown";
import { StructuredData } from "@/components/ui/structured-data";
import { ToolLinks } from "@/components/content/tool-links";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument } from "@/lib/core/content/content-document";
import { type Block, outlineOf } from "@/lib/core/content/markdown";
import { withPrefix } from "@/lib/i18n/href";
import { Link } from "@/lib/i18n/link";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./article-page.module.css";

interface ProductPageProps {
  document: ContentDocument;
  blocks: readonly Block[];
  others: readonly ContentDocument[];
  /** The lowest price of what the page is about, in a decimal; null where it is no single product. */
  offer?: { currency: string; price: string; quantity: number } | null;
}

export function ProductPage({ document, blocks, others, offer = null }: ProductPageProps) {
  const { slug, title, figures } = document;
  const t = useTranslations("content");
  const sections = outlineOf(blocks).filter(({ level }) => level === 2);
  const isAssembly = slug.includes("assembly");
  return (
    <div className={`wrap ${styles.page}`}>
      <ContentsList sections={sections} />
      <article className={styles.article}>
        <ProductData document={document} offer={offer} />
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

function ProductData({ document, offer }: Pick<ProductPageProps, "document" | "offer">) {
  const site = useTranslations("site");
  const { area, prefix } = useMarket();
  const origin = siteOrigin(area);
  const { slug, title, description, figures } = document;
  const brand = { "@type": "Organization", name: site("name"), url: origin };
  const shared = {
    name: title,
    description,
    url: origin + withPrefix(`/product/${slug}`, prefix),
    image: Object.values(figures).map(({ href }) => origin + href),
  };
  if (!offer) return <StructuredData data={{ "@type": "Service", ...shared, provider: brand }} />;
  const offers = {
    "@type": "Offer",
    price: offer.price,
    priceCurrency: offer.currency,
    eligibleQuantity: { "@type": "QuantitativeValue", value: offer.quantity },
    availability: "https://schema.org/MadeToOrder",
    url: origin + withPrefix("/order/manufacturing/pcb", prefix),
  };
  return <StructuredData data={{ "@type": "Product", ...shared, brand, offers }} />;
}
