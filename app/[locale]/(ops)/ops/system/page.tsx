import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { SystemPage } from "@/components/ops/system/system-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.system");
  return { title: t("title"), robots: { index: false } };
}

export default function SystemRoute() {
  return (
    <Suspense>
      <SystemPage />
    </Suspense>
  );
}
