import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ReportPage } from "@/components/ops/overview/report-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.reports");
  return { title: t("title"), robots: { index: false } };
}

export default function ReportRoute() {
  return (
    <Suspense>
      <ReportPage />
    </Suspense>
  );
}
