import { getLocale } from "next-intl/server";
import { StencilWorkspace } from "@/app/[locale]/(shop)/order/manufacturing/stencil/stencil-workspace";
import { readSearch, type Search } from "@/app/[locale]/(shop)/order/manufacturing/read-search";
import { wholeHour } from "@/app/[locale]/(shop)/order/manufacturing/whole-hour";
import { QUOTED_BOOK } from "@/lib/client/edit-address";
import { promisedFrom } from "@/lib/core/order/promised-dates";
import { fromStencilQuery } from "@/lib/core/pricing/stencil/query";
import { marketOfTag } from "@/lib/i18n/variants";
import { publishedBooks } from "@/lib/server/pricing/page-books";

export { generateMetadata } from "@/app/[locale]/(shop)/order/manufacturing/stencil/page";

/** Page with a quote in its address, rendered and priced on the server, which shares and limits these renderings. */
export default async function QuotedStencilPage({ searchParams }: { searchParams: Search }) {
  const read = await readSearch(searchParams);
  const nowMs = wholeHour();
  const { area } = marketOfTag(await getLocale());
  const bookVersion = read(QUOTED_BOOK) ?? null;
  return (
    <StencilWorkspace
      specification={fromStencilQuery(read)}
      bookVersion={bookVersion}
      published={publishedBooks(area, { nowMs, version: bookVersion })}
      nowMs={nowMs}
      promisedMs={promisedFrom(nowMs)}
    />
  );
}
