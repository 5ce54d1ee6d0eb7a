import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ContentList } from "@/components/ops/content/content-list";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.content");
  return { title: t("pageTitle"), robots: { index: false } };
}

export default function ContentRoute() {
  return (
    <Suspense>
      <ContentList />
    </Suspense>
  );
}
