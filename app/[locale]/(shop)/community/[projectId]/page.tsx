import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { ProjectDiscussion } from "@/components/community/discussion/project-discussion";
import { NoSuchProject } from "@/components/community/project/no-such-project";
import { ProjectData } from "@/components/community/project/project-data";
import { ProjectPage } from "@/components/community/project/project-page";
import { Breadcrumbs } from "@/components/content/breadcrumbs";
import { COMMUNITY_PATH, publicationHref } from "@/components/sharing/community-path";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { bomForPage, publicationForPage } from "@/lib/server/community/page-reader";
import { sayMissing } from "@/lib/server/http/page-status";

// Rendered per request: prices and stock change, and a project that is withdrawn is gone at once.
export const dynamic = "force-dynamic";

type Props = { params: Promise<{ projectId: string }> };

/** Shorter summaries, in characters, say too little as the description of a page in search results. */
const MIN_DESCRIPTION = 50;

const readPublication = cache(async (projectId: string) => publicationForPage(projectId, await getMarket()));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const publication = await readPublication((await params).projectId);
  const t = await getTranslations("community");
  if (!publication) return { title: t("missing.title"), robots: { index: false } };
  const { projectId, title, summary, coverUrl } = publication;
  const author = publication.author || t("card.unnamed");
  const description =
    summary.length < MIN_DESCRIPTION ? t("project.metaDescription", { title, author, summary }).trim() : summary;
  const metadata = await pageMetadata({ path: publicationHref(projectId), title, description });
  const images = [{ url: coverUrl, alt: title }];
  return { ...metadata, openGraph: { ...metadata.openGraph, type: "article", images } };
}

export default async function CommunityProject({ params }: Props) {
  const publication = await readPublication((await params).projectId);
  if (!publication) {
    sayMissing();
    return <NoSuchProject />;
  }
  const { projectId, title } = publication;
  const t = await getTranslations("community");
  const bom = await bomForPage(projectId);
  const trail = [{ name: t("name"), href: COMMUNITY_PATH }];
  return (
    <>
      <ProjectData publication={publication} />
      <ProjectPage
        publication={publication}
        bom={bom?.rows ?? []}
        breadcrumbs={<Breadcrumbs trail={trail} page={{ name: title, href: publicationHref(projectId) }} />}
        discussion={<ProjectDiscussion projectId={projectId} />}
      />
    </>
  );
}
