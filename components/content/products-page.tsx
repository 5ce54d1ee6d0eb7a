// Overview of what can be ordered, how it is made, and the free tools.
import { useTranslations } from "next-intl";
import { PageHead } from "@/components/content/page-head";
import { ToolList } from "@/components/content/tool-links";
import { buttonClass } from "@/components/ui/button";
import { Sheet } from "@/components/ui/sheet";
import type { ContentDocument, ContentFigure } from "@/lib/core/content/content-document";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { Link } from "@/lib/i18n/link";
import styles from "./products-page.module.css";

interface ProductsPageProps {
  products: readonly ContentDocument[];
}

export function ProductsPage({ products }: ProductsPageProps) {
  const t = useTranslations("content.products");
  return (
    <div className="wrap">
      <PageHead title={t("title")} lead={t("lead")} href="/product">
        <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcb">
          {t("start")}
        </Link>
      </PageHead>
      <div className={styles.ways}>
        <Sheet title={t("order")}>
          <ToolList tools={["pcb", "pcba", "bom", "stencil", "components"]} />
        </Sheet>
        <Sheet title={t("tools")}>
          <ToolList tools={["viewer", "dfm", "capability"]} />
        </Sheet>
      </div>
      {products.length > 0 && (
        <section className={styles.learn}>
          <h2>{t("learn")}</h2>
          <ul>
            {products.map((product) => (
              <Product key={product.slug} product={product} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Product({ product }: { product: ContentDocument }) {
  const { slug, title, description } = product;
  const figure = firstFigure(product);
  return (
    <li>
      {figure && (
        <div className={styles.picture}>
          <img src={figure.href} alt="" width={figure.width} height={figure.height} loading="lazy" decoding="async" />
        </div>
      )}
      <h3>
        <Link href={`/product/${slug}`}>{title}</Link>
      </h3>
      <p>{description}</p>
    </li>
  );
}

/** The first figure of a document with its alternative text; null where it has none. */
function firstFigure({ body, figures }: ContentDocument): (ContentFigure & { alt: string }) | null {
  for (const block of parseMarkdown(body)) {
    const figure = block.type === "figure" ? figures[block.file] : undefined;
    if (block.type === "figure" && figure) return { ...figure, alt: block.alt };
  }
  return null;
}
