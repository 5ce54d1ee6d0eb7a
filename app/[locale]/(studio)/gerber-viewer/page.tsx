import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GerberViewer } from "@/components/gerber/viewer/gerber-viewer";
import { ConnectClient } from "@/components/providers/connect-client";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Search = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("viewer");
  return pageMetadata({ path: "/gerber-viewer", title: t("metaTitle"), description: t("metaDescription") });
}

/** Rendered per request: with a project in the address, the first response says that its board is being loaded. */
export default async function GerberViewerPage({ searchParams }: { searchParams: Search }) {
  const { project } = await searchParams;
  return (
    <>
      <ConnectClient />
      <GerberViewer projectId={typeof project === "string" ? project : null} />
    </>
  );
}
