import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ImportPage } from "@/components/workbench/import/import-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("workbench.import");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default function WorkbenchImportPage() {
  return (
    <Suspense>
      <ImportPage />
    </Suspense>
  );
}
