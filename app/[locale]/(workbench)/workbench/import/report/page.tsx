import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ReportPage } from "@/components/workbench/import-report/report-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("importReport");
  return { title: t("title"), robots: { index: false } };
}

export default function ImportReportPage() {
  return (
    <Suspense>
      <ReportPage />
    </Suspense>
  );
}
