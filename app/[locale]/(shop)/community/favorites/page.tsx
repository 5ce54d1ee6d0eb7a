import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { FavoritesPage } from "@/components/community/favorites/favorites-page";
import { FAVORITES_PATH } from "@/components/sharing/community-path";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("community");
  const title = t("favorites.title");
  const metadata = await pageMetadata({ path: FAVORITES_PATH, title, description: t("lead") });
  return { ...metadata, robots: { index: false } };
}

export default function Favorites() {
  return (
    <Suspense>
      <FavoritesPage />
    </Suspense>
  );
}
