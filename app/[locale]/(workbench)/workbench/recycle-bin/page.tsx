import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { RecycleBinPage } from "@/components/workbench/bin/recycle-bin-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("workbench.bin");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default function BinPage() {
  return (
    <Suspense>
      <RecycleBinPage />
    </Suspense>
  );
}
