import { getLocale } from "next-intl/server";
import { PcbQuoteWorkspace } from "@/app/[locale]/(shop)/order/manufacturing/pcb/pcb-quote-workspace";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromQuery } from "@/lib/core/pcb/query";
import { EDITED_ITEM, EDITED_ORDER_LINE, PROJECT, QUOTED_BOOK } from "@/lib/core/pricing/quote-address";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export { generateMetadata } from "@/app/[locale]/(shop)/order/manufacturing/pcb/page";

/** Page with a quote in its address, rendered and priced on the server, which shares and limits these renderings. */
export default async function QuotedPcbPage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const bookVersion = read(QUOTED_BOOK) ?? null;
  const { area } = marketOfTag(await getLocale());
  return (
    <PcbQuoteWorkspace
      named={fromQuery(read)}
      projectId={read(PROJECT) ?? null}
      isEditing={read(EDITED_ITEM) !== undefined || read(EDITED_ORDER_LINE) !== undefined}
      bookVersion={bookVersion}
      published={publishedBooks(area, { nowMs, version: bookVersion }).boards}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
