import type { Metadata } from "next";
import { ArticlePage } from "@/components/content/article-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { readOrLeave } from "@/app/[locale]/(site)/read-content";
import { slugsOf } from "@/lib/server/content/read-page";

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await slugsOf("article")).map((slug) => ({ slug }));
}

const read = async ({ params }: Props) => readOrLeave("article", (await params).slug, await getMarket());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, title, description, published, updated } = (await read(props)).document;
  const metadata = await pageMetadata({ path: `/article/${slug}`, title, description });
  const openGraph = {
    ...metadata.openGraph,
    type: "article" as const,
    publishedTime: published,
    modifiedTime: updated,
  };
  return { ...metadata, openGraph };
}

export default async function Article(props: Props) {
  return <ArticlePage {...await read(props)} />;
}
