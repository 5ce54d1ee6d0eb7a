import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ServicePage } from "@/components/pcba/service-page";
import { freeAssembly } from "@/lib/core/coupon/free-assembly";
import { ASSEMBLY_BOOKS } from "@/lib/core/pricing/assembly/book";
import { pcbaBooksFor } from "@/lib/core/pricing/assembly/books-for";
import { PRICE_BOOKS } from "@/lib/core/pricing/book";
import { mergePublished } from "@/lib/core/pricing/book-for";
import { STENCIL_BOOKS } from "@/lib/core/pricing/stencil/price";
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
  const published = publishedBooks(area, { nowMs });
  const known = {
    boards: mergePublished(PRICE_BOOKS, published.boards),
    assemblies: mergePublished(ASSEMBLY_BOOKS, published.assemblies),
    stencils: mergePublished(STENCIL_BOOKS, published.stencils),
  };
  const { book } = pcbaBooksFor(known, area, { nowMs });
  return <ServicePage books={book} free={freeAssembly(area)} />;
}
