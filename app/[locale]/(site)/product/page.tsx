import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ProductsPage } from "@/components/content/products-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.products");
  return pageMetadata({ path: "/product", title: t("title"), description: t("description") });
}

export default async function Products() {
  return <ProductsPage products={await listContent("product", await getMarket())} />;
}
