// Home page: hero, services, process, capabilities.
import { BoardsSection } from "@/components/home/boards-section";
import { CapabilitySection } from "@/components/home/capability-section";
import { CheckSection } from "@/components/home/check-section";
import { CommunitySection } from "@/components/home/community-section";
import { Hero } from "@/components/home/hero";
import { HowSection } from "@/components/home/how-section";
import { MakeSection } from "@/components/home/make-section";
import { PriceStrip } from "@/components/home/price-strip";
import { HERO_BOARD } from "@/components/home/sample-boards";
import { SiteData } from "@/components/home/site-data";
import { priceTypical } from "@/components/home/typical-price";
import { parseMicro } from "@/lib/base/money";
import type { FeaturedProjects } from "@/lib/contracts/community";
import type { PriceBook } from "@/lib/core/pricing/book";
import { ASSEMBLY_BOOKS, type AssemblyBook } from "@/lib/core/pricing/assembly/book";
import { bookFor, mergePublished } from "@/lib/core/pricing/book-for";
import { lowestStencilMicro, STENCIL_BOOKS, type StencilBook } from "@/lib/core/pricing/stencil/price";
import { formatMoney } from "@/lib/i18n/format-money";
import { useMarket } from "@/lib/i18n/use-market";

/** Quantity of the price on the drawing sheet. */
const SHEET_QUANTITY = 10;
const CHEAPEST = { layers: 2, widthMm: 100, heightMm: 100, quantity: 10 };

interface HomePageProps {
  /** Time of the prices. */
  nowMs: number;
  /** Published price books, in addition to those of the product. */
  published?: readonly PriceBook[];
  publishedAssemblies?: readonly AssemblyBook[];
  publishedStencils?: readonly StencilBook[];
  /** Rounded number of parts in stock; null without a catalog. */
  inStock?: number | null;
  featured?: FeaturedProjects;
}

const NO_PROJECTS: FeaturedProjects = { liked: [], newest: [] };

export function HomePage({
  nowMs,
  published = [],
  publishedAssemblies = [],
  publishedStencils = [],
  inStock = null,
  featured = NO_PROJECTS,
}: HomePageProps) {
  const { area, tag } = useMarket();
  const books = { area, nowMs, published };
  const sheetPrice = priceTypical({ ...HERO_BOARD, quantity: SHEET_QUANTITY }, books);
  const lowest = priceTypical(CHEAPEST, books);
  const { book: assembly } = bookFor(mergePublished(ASSEMBLY_BOOKS, publishedAssemblies), area, { nowMs });
  const joint = { currency: assembly.currency, amountMicro: parseMicro(assembly.smt.perJoint) };
  const { book: stencils } = bookFor([...STENCIL_BOOKS, ...publishedStencils], area, { nowMs });
  const lowestStencil = { currency: stencils.currency, amountMicro: lowestStencilMicro(stencils) };
  return (
    <div className="wrap">
      <SiteData />
      <Hero price={sheetPrice && { quantity: SHEET_QUANTITY, text: formatMoney(sheetPrice.total, tag) }} />
      <PriceStrip books={books} />
      <MakeSection
        boardPrice={lowest ? formatMoney(lowest.total, tag) : undefined}
        jointPrice={formatMoney(joint, tag)}
        stencilPrice={formatMoney(lowestStencil, tag)}
        inStock={inStock}
      />
      <HowSection />
      <CapabilitySection />
      <CheckSection />
      <CommunitySection {...featured} />
      <BoardsSection />
    </div>
  );
}
