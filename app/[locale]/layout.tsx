import type { Metadata, Viewport } from "next";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Document } from "@/components/shell/document";
import { getMarket } from "@/lib/i18n/get-market";
import { siteUrl } from "@/lib/i18n/page-metadata";
import { VARIANTS } from "@/lib/i18n/variants";

export const viewport: Viewport = { width: "device-width", initialScale: 1 };

// Only the four variants exist; every other first segment is no page.
export const dynamicParams = false;

// Configuration shown on a page (filing number, base address) is taken up within the hour without a new build.
export const revalidate = 3600;

export function generateStaticParams() {
  return VARIANTS.map((locale) => ({ locale }));
}

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("site");
  return {
    metadataBase: new URL(siteUrl()),
    title: { default: t("name"), template: `%s | ${t("name")}` },
    icons: { icon: "/favicon.svg" },
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const { locale } = await getMarket();
  return <Document locale={locale}>{children}</Document>;
}
