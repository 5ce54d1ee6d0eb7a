import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "@/components/shell/document";
import { getMarket } from "@/lib/i18n/get-market";
import { siteIcons } from "@/lib/i18n/site-icons";
import { siteOrigin } from "@/lib/i18n/site-origin";
import { VARIANTS } from "@/lib/i18n/variants";

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

// Only the four variants exist; any other first segment is a 404.
export const dynamicParams = false;

// Configuration shown on a page (filing number, base URL) takes effect within an hour, without a new build.
export const revalidate = 3600;

export function generateStaticParams() {
  return VARIANTS.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site");
  const { area, locale } = await getMarket();
  return {
    metadataBase: new URL(siteOrigin(area)),
    title: { default: t("name"), template: `%s | ${t("name")}` },
    ...siteIcons(locale),
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { area, locale } = await getMarket();
  return (
    <Document area={area} locale={locale}>
      {children}
    </Document>
  );
}
