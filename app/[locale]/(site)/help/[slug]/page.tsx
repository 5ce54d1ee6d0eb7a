import type { Metadata } from "next";
import { describe } from "@/components/content/describe";
import { HelpAnswerPage } from "@/components/content/help-answer-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { readOrLeave } from "@/app/[locale]/(site)/read-content";
import { listContent, slugsOf } from "@/lib/server/content/read-page";

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await slugsOf("help")).map((slug) => ({ slug }));
}

const read = async ({ params }: Props) => readOrLeave("help", (await params).slug, await getMarket());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { document, blocks } = await read(props);
  const { slug, title, description } = document;
  return pageMetadata({ path: `/help/${slug}`, title, description: description || describe(blocks) });
}

export default async function HelpAnswer(props: Props) {
  const { document, ...page } = await read(props);
  const market = await getMarket();
  const known = new Set([document.slug, ...document.related]);
  const siblings = (await listContent("help", market)).filter(
    ({ topic, slug }) => topic === document.topic && !known.has(slug),
  );
  return <HelpAnswerPage {...page} document={document} siblings={siblings} />;
}
