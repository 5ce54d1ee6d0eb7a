import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AccountSlot } from "@/components/account/account-slot";
import { SchematicEditor } from "@/components/schematic/schematic-editor";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Search = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("schematic");
  const metadata = pageMetadata({ path: "/eda/sch", title: t("metaTitle"), description: t("metaDescription") });
  // Drawings belong to their owners.
  return { ...metadata, robots: { index: false } };
}

const textOf = (value: string | string[] | undefined): string | null => (typeof value === "string" ? value : null);

export default async function SchematicPage({ searchParams }: { searchParams: Search }) {
  const { id, token } = await searchParams;
  return <SchematicEditor projectId={textOf(id)} token={textOf(token)} account={<AccountSlot />} />;
}
