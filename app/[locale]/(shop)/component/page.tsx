import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PartSearchPage } from "@/components/part/part-search-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("part");
  return pageMetadata({ path: "/component", title: t("metaTitle"), description: t("metaDescription") });
}

export default function ComponentSearch() {
  return (
    <Suspense>
      <PartSearchPage />
    </Suspense>
  );
}
