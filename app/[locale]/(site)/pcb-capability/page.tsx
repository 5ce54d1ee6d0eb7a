import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CapabilitySection } from "@/components/home/capability-section";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home.capability");
  return pageMetadata({ path: "/pcb-capability", title: t("pageTitle"), description: t("pageDescription") });
}

export default function PcbCapability() {
  return (
    <div className="wrap">
      <CapabilitySection isWhole />
    </div>
  );
}
