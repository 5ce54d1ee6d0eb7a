import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { DownloadsPage } from "@/components/content/downloads-page";
import { parseMarkdown } from "@/lib/core/content/markdown";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { listContent } from "@/lib/server/content/read-page";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("content.downloads");
  return pageMetadata({ path: "/resources-download", title: t("title"), description: t("description") });
}

export default async function ResourcesDownload() {
  const documents = await listContent("download", await getMarket());
  const downloads = documents.map((document) => ({ document, blocks: parseMarkdown(document.body) }));
  return <DownloadsPage downloads={downloads} />;
}
