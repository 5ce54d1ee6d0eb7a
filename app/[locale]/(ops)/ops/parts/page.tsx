import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PartLists } from "@/components/ops/queues/part-lists";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.partLists");
  return { title: t("title"), robots: { index: false } };
}

export default function PartListRoute() {
  return <PartLists />;
}
