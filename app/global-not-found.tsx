import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Document } from "@/components/shell/document";
import { GroupShell } from "@/components/shell/group-shell";
import { NotFound } from "@/components/shell/not-found";
import { OpenAdmin } from "@/components/shell/open-admin";
import { getMarket } from "@/lib/i18n/get-market";
import { siteIcons } from "@/lib/i18n/site-icons";
import { siteMenu } from "@/lib/server/content/site-menu";

// Unlike a not-found file under [locale], this one is sent as complete HTML with status 404.
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.notFound");
  const { locale } = await getMarket();
  return { title: t("title"), ...siteIcons(locale), robots: { index: false } };
}

export default async function GlobalNotFound() {
  const { area, locale } = await getMarket();
  return (
    <Document area={area} locale={locale}>
      <GroupShell group="site" menu={await siteMenu({ area, locale })}>
        <NotFound />
        <OpenAdmin />
      </GroupShell>
    </Document>
  );
}
