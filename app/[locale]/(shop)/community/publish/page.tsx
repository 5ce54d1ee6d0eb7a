import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { PublishPage } from "@/components/community/publish/publish-page";
import { PUBLISH_PATH } from "@/components/sharing/community-path";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("community");
  const title = t("publishing.metaTitle");
  const metadata = await pageMetadata({ path: PUBLISH_PATH, title, description: t("lead") });
  return { ...metadata, robots: { index: false } };
}

export default function Publish() {
  return (
    <Suspense>
      <PublishPage />
    </Suspense>
  );
}
