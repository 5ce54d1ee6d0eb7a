import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ServicePage } from "@/components/pcba/service-page";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { mergePublished, bookFor } from "@/lib/core/pricing/book-for";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { pageMadeAt, publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("assembly");
  return pageMetadata({ path: "/assembly", title: t("title"), description: t("description") });
}

export default async function Assembly() {
  const { area } = await getMarket();
  const nowMs = pageMadeAt();
  const { assemblies } = publishedBooks(area, { nowMs });
  const { book } = bookFor(mergePublished(ASSEMBLY_BOOKS, assemblies), area, { nowMs });
  return <ServicePage book={book} free={freeAssembly(area)} />;
}
