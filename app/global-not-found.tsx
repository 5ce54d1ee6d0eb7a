import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Document } from "@/components/shell/document";
import { GroupShell } from "@/components/shell/group-shell";
import { NotFound } from "@/components/shell/not-found";
import { getMarket } from "@/lib/i18n/get-market";

// Unlike a not-found file under [locale], this one reaches the reader as finished HTML with status 404.
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("shell.notFound");
  return { title: t("title"), icons: { icon: "/favicon.svg" }, robots: { index: false } };
}

export default async function GlobalNotFound() {
  const { locale } = await getMarket();
  return (
    <Document locale={locale}>
      <GroupShell group="site">
        <NotFound />
      </GroupShell>
    </Document>
  );
}
