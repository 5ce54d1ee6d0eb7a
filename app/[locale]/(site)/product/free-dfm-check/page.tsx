import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CheckDrop } from "@/app/[locale]/(site)/product/free-dfm-check/check-drop";
import { DfmProduct } from "@/components/dfm/dfm-product";
import { RULE_IDS } from "@/lib/core/dfm/rule-ids";
import { pageMetadata } from "@/lib/i18n/page-metadata";

const CHECKS = Object.values(RULE_IDS).flat().length;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("dfm.product");
  const [title, description] = [t("metaTitle"), t("metaDescription", { checks: CHECKS })];
  return pageMetadata({ path: "/product/free-dfm-check", title, description });
}

export default function FreeDfmCheckPage() {
  return <DfmProduct drop={<CheckDrop />} />;
}
