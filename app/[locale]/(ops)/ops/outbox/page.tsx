import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { OutboxList } from "@/components/ops/queues/outbox-list";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.outbox");
  return { title: t("title"), robots: { index: false } };
}

export default function OutboxRoute() {
  return (
    <Suspense>
      <OutboxList />
    </Suspense>
  );
}
