import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PartPage } from "@/components/part/part-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Params = Promise<{ id: string }>;

export async function generateMetadata({ params }: { params: Params }): Promise<Metadata> {
  const t = await getTranslations("part");
  const { id } = await params;
  return pageMetadata({ path: `/component/${id}`, title: t("title"), description: t("metaDescription") });
}

export default async function Component({ params }: { params: Params }) {
  return <PartPage id={(await params).id} />;
}
