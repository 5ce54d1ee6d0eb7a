import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ComplaintQueue } from "@/components/ops/queues/complaint-queue";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.complaints");
  return { title: t("title"), robots: { index: false } };
}

export default function ComplaintRoute() {
  return (
    <Suspense>
      <ComplaintQueue />
    </Suspense>
  );
}
