import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { MyFilesPage } from "@/components/workbench/files/my-files-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("workbench.files");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default function FilesPage() {
  return (
    <Suspense>
      <MyFilesPage />
    </Suspense>
  );
}
