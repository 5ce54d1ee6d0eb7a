import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { CompareSkeleton } from "@/components/part/compare/compare-skeleton";
import { ComparePage } from "@/components/part/compare/compare-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

/** Not indexed: any four of a million parts can be compared. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("part.compare");
  const metadata = { path: "/component/compare", title: t("metaTitle"), description: t("metaDescription") };
  return { ...(await pageMetadata(metadata)), robots: { index: false, follow: true } };
}

export default function ComponentComparison() {
  return (
    <Suspense fallback={<CompareSkeleton columns={2} />}>
      <ComparePage />
    </Suspense>
  );
}
