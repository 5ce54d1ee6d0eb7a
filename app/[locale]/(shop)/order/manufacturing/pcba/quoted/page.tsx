import { getLocale } from "next-intl/server";
import { PcbaWorkspace } from "@/app/[locale]/(shop)/order/manufacturing/pcba/pcba-workspace";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromQuery } from "@/lib/core/pcb/query";
import type { PcbOption } from "@/lib/core/pcb/specification";
import { fromPcbaQuery } from "@/lib/core/pcba/query";
import { PROJECT } from "@/lib/core/pricing/quote-address";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export { generateMetadata } from "@/app/[locale]/(shop)/order/manufacturing/pcba/page";

/** Page with a quote in its address, rendered and priced on the server, which shares and limits these renderings. */
export default async function QuotedPcbaPage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  return (
    <PcbaWorkspace
      specification={fromPcbaQuery(read)}
      named={Object.keys(fromQuery(read)) as PcbOption[]}
      projectId={read(PROJECT) ?? null}
      published={publishedBooks(area, { nowMs })}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
