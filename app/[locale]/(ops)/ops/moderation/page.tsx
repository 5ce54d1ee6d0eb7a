import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ModerationQueue } from "@/components/ops/moderation/moderation-queue";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("moderation");
  return { title: t("title"), robots: { index: false } };
}

export default function ModerationRoute() {
  return (
    <Suspense>
      <ModerationQueue />
    </Suspense>
  );
}
