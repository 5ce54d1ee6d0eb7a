import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { columnHref, readColumnSearch } from "@/components/content/column-address";
import { ColumnPage } from "@/components/content/column-page";
import type { RawSearch } from "@/components/content/raw-search";
import { isColumn } from "@/lib/core/content/content-kind";
import { getMarket } from "@/lib/i18n/get-market";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { findInColumn } from "@/lib/server/content/find-in-column";

type Props = { params: Promise<{ column: string }>; searchParams: Promise<RawSearch> };

async function read({ params, searchParams }: Props) {
  const { column } = await params;
  if (!isColumn(column)) notFound();
  const search = readColumnSearch(await searchParams);
  return { column, search, ...(await findInColumn(column, search, await getMarket())) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { column, search, page } = await read(props);
  const t = await getTranslations("content");
  const [title, description] = [t(`columns.${column}`), t(`columnTexts.${column}`)];
  const metadata = await pageMetadata({ path: columnHref(column, { page }), title, description });
  const isFiltered = search.keyword !== "" || search.label !== "";
  return isFiltered ? { ...metadata, robots: { index: false, follow: true } } : metadata;
}

export default async function ResourceColumn(props: Props) {
  return <ColumnPage {...await read(props)} />;
}
