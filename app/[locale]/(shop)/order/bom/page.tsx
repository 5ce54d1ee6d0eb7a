import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { BomWorkspace } from "@/app/[locale]/(shop)/order/bom/bom-workspace";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { publishedBooks } from "@/lib/server/pricing/page-books";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromQuery } from "@/lib/core/pcb/query";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { fromPcbaQuery } from "@/lib/core/pcba/query";
import { settleAssembly } from "@/lib/core/pcba/specification";
import { pageMetadata } from "@/lib/i18n/page-metadata";
import { marketOfTag } from "@/lib/i18n/variants";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("bom");
  return pageMetadata({ path: "/order/bom", title: t("metaTitle"), description: t("metaDescription") });
}

/** Rendered per request: the address may hold the board that the list is for. */
export default async function BomPage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  const { board, assembly } = fromPcbaQuery(read);
  // The parts of a list are bought by us by default.
  const supply = read("supply") === undefined ? "turnkey" : assembly.supply;
  return (
    <BomWorkspace
      specification={{ board, assembly: settleAssembly({ ...assembly, supply }) }}
      named={Object.keys(fromQuery(read)) as PcbOption[]}
      projectId={read("project") ?? null}
      published={publishedBooks(area, { nowMs })}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
