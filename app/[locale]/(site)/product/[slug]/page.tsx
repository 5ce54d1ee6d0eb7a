import type { Metadata } from "next";
import { ProductPage } from "@/components/content/product-page";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { readOrLeave } from "@/app/[locale]/(site)/read-content";
import { lowestBoardOffer } from "@/lib/server/content/product-offer";
import { listContent, slugsOf } from "@/lib/server/content/read-page";

/** Pages about boards that are ordered, rather than about how something is made. */
const BOARDS: readonly string[] = ["pcb-prototype", "pcb-fabrication"];

type Props = { params: Promise<{ slug: string }> };

export async function generateStaticParams() {
  return (await slugsOf("product")).map((slug) => ({ slug }));
}

const read = async ({ params }: Props) => readOrLeave("product", (await params).slug, await getMarket());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { slug, title, description } = (await read(props)).document;
  return pageMetadata({ path: `/product/${slug}`, title, description });
}

export default async function Product(props: Props) {
  const { document, blocks } = await read(props);
  const market = await getMarket();
  const all = await listContent("product", market);
  const others = all.filter(({ slug }) => slug !== document.slug);
  const offer = BOARDS.includes(document.slug) ? lowestBoardOffer(market.area) : null;
  return <ProductPage document={document} blocks={blocks} others={others} offer={offer} />;
}
