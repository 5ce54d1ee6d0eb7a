import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ContentWorkspace } from "./content-workspace";

// Rendered per request, after the server has checked the admin cookie.
export const dynamic = "force-dynamic";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("ops.content");
  return { title: t("pageTitle"), robots: { index: false } };
}

export default async function DocumentRoute({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  return <ContentWorkspace documentId={id === "new" ? null : id} />;
}
