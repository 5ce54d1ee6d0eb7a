import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { OverviewPage } from "@/components/ops/overview/overview-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.overview");
  return { title: t("title"), robots: { index: false } };
}

export default function OverviewRoute() {
  return (
    <Suspense>
      <OverviewPage />
    </Suspense>
  );
}
