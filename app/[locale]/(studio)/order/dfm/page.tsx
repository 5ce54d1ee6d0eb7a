import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { DfmLoader } from "@/app/[locale]/(studio)/order/dfm/dfm-loader";
import { ConnectClient } from "@/components/providers/connect-client";
import { fromQuery } from "@/lib/core/pcb/query";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dfm");
  return pageMetadata({ path: "/order/dfm", title: t("metaTitle"), description: t("metaDescription") });
}

/** Rendered per request: the address may name a project, a shared report, and the options to check for. */
export default async function DfmPage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  return (
    <>
      <ConnectClient />
      <DfmLoader projectId={read("id") ?? null} shareToken={read("share") ?? null} named={fromQuery(read)} />
    </>
  );
}
