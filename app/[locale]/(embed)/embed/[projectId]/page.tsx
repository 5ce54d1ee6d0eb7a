import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { EmbedPage } from "@/components/community/embed/embed-page";
import { NoEmbeddedProject } from "@/components/community/embed/no-embedded-project";
import { publicationHref } from "@/components/sharing/community-path";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { publicationForPage } from "@/lib/server/community/page-reader";
import { sayMissing } from "@/lib/server/http/page-status";

// A project that is withdrawn is gone at once.
export const dynamic = "force-dynamic";

type Props = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<{ view?: string | string[] }>;
};

const readPublication = cache(async (projectId: string) => publicationForPage(projectId, await getMarket()));

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const publication = await readPublication((await params).projectId);
  const t = await getTranslations("community");
  if (!publication) return { title: t("embed.missing"), robots: { index: false } };
  const { projectId, title, summary } = publication;
  // Search engines list the project's own page.
  const metadata = await pageMetadata({ path: publicationHref(projectId), title, description: summary });
  return { ...metadata, robots: { index: false } };
}

export default async function Embed({ params, searchParams }: Props) {
  const publication = await readPublication((await params).projectId);
  const { view } = await searchParams;
  if (publication)
    return <EmbedPage publication={publication} viewName={typeof view === "string" ? view : undefined} />;
  sayMissing();
  return <NoEmbeddedProject />;
}
