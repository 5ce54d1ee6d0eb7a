import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { HomePage } from "@/components/home/home-page";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";
import { featuredProjects } from "@/lib/server/community/featured";
import { stockClaim } from "@/lib/server/part/stock-claim";
import { pageMadeAt, publishedBooks } from "@/lib/server/pricing/page-books";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("home");
  const site = await getTranslations("site");
  const title = `${site("name")}: ${t("title")}`;
  return pageMetadata({ path: "/", title: { absolute: title }, description: t("description") });
}

export default async function Home() {
  const { area, locale } = marketOfTag(await getLocale());
  const nowMs = pageMadeAt();
  const { boards, assemblies, stencils } = publishedBooks(area, { nowMs });
  return (
    <HomePage
      nowMs={nowMs}
      published={boards}
      publishedAssemblies={assemblies}
      publishedStencils={stencils}
      inStock={stockClaim()}
      featured={featuredProjects(locale)}
    />
  );
}
