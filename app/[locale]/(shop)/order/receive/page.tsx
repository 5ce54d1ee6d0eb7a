import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PageHead } from "@/components/content/page-head";
import { ReceivedBoard } from "@/components/pcb/received-board";
import { PAGES } from "@/lib/i18n/pages";
import { Link } from "@/lib/i18n/link";
import { pageMetadata } from "@/lib/i18n/page-metadata";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quote.receive");
  const metadata = await pageMetadata({ path: "/order/receive", title: t("title"), description: t("lead") });
  return { ...metadata, robots: { index: false } };
}

/** Opened by programs: takes a board over by the token behind `#`, then shows its quote. */
export default async function ReceivePage() {
  const t = await getTranslations("quote.receive");
  return (
    <div className="wrap">
      <PageHead title={t("title")} lead={t("lead")} href="/order/receive">
        <ReceivedBoard words={{ running: t("running"), gone: t("gone"), failed: t("failed"), again: t("again") }} />
        <p>
          <Link className="link" href={PAGES.pcb}>
            {t("upload")}
          </Link>
        </p>
      </PageHead>
    </div>
  );
}
