import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CasePage } from "@/components/ops/moderation/case-page";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("moderation.case");
  return { title: t("title"), robots: { index: false } };
}

export default async function ModerationCaseRoute({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <CasePage caseId={id} />;
}
