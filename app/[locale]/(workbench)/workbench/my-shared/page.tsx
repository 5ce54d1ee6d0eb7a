import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { MySharedPage } from "@/components/workbench/shared/my-shared-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("workbench.shared");
  return { title: t("metaTitle"), robots: { index: false } };
}

export default function SharedPage() {
  return (
    <Suspense>
      <MySharedPage />
    </Suspense>
  );
}
