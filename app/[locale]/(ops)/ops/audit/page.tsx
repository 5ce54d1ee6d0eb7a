import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { AuditList } from "@/components/ops/queues/audit-list";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.audit");
  return { title: t("title"), robots: { index: false } };
}

export default function AuditRoute() {
  return (
    <Suspense>
      <AuditList />
    </Suspense>
  );
}
