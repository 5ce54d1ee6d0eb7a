import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AssemblyLimits } from "@/components/pcba/assembly-limits";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("assembly.capability");
  return pageMetadata({ path: "/assembly-capability", title: t("title"), description: t("description") });
}

export default function AssemblyCapability() {
  return <AssemblyLimits />;
}
