import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { QuoteDesk } from "@/app/[locale]/(shop)/order/manufacturing/pcb/quote-desk";
import { EDITED_ITEM, QUOTED_BOOK } from "@/lib/client/edit-address";
import { promiseDate } from "@/lib/core/order/working-days";
import { fromQuery } from "@/lib/core/pcb/query";
import { pageMetadata } from "@/lib/i18n/page-metadata";

type Search = Promise<Record<string, string | string[] | undefined>>;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("quote");
  return pageMetadata({ path: "/order/manufacturing/pcb", title: t("metaTitle"), description: t("metaDescription") });
}

const HOUR_MS = 3_600_000;
const LONGEST_DAYS = 60;

/** To the hour: promised dates and prices change only on one, and the page stays the same in between. */
function wholeHour(): number {
  return Math.floor(Date.now() / HOUR_MS) * HOUR_MS;
}

function promisedFrom(nowMs: number): number[] {
  return Array.from({ length: LONGEST_DAYS }, (_, at) => promiseDate(nowMs, at + 1));
}

/** Rendered per request: the address may hold a whole quote, and what it says is drawn and priced before any script. */
export default async function PcbQuotePage({ searchParams }: { searchParams: Search }) {
  const search = await searchParams;
  const nowMs = wholeHour();
  const read = (name: string) => {
    const value = search[name];
    return typeof value === "string" ? value : undefined;
  };
  return (
    <QuoteDesk
      named={fromQuery(read)}
      projectId={read("project") ?? null}
      isEditing={read(EDITED_ITEM) !== undefined}
      bookVersion={read(QUOTED_BOOK) ?? null}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
