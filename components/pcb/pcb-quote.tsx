"use client";
// The quote of a bare board: options on the draft, the price that follows, and the way to the cart.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/pcb/add-to-cart-button";
import { PriceAnnouncer } from "@/components/quote/price-announcer";
import { PriceBar } from "@/components/pcb/price-bar";
import { PricePanel, type PricePanelProps } from "@/components/pcb/price-panel";
import { QuoteActions } from "@/components/pcb/quote-actions";
import { QuoteLayout } from "@/components/quote/quote-layout";
import { QuoteOptions } from "@/components/pcb/quote-options";
import { ServerPriceProvider } from "@/components/pcb/server-price";
import { useAddToCart } from "@/components/pcb/use-add-to-cart";
import { useConfirmation } from "@/components/pcb/use-confirmation";
import { useKeptFreight } from "@/components/pcb/use-freight";
import { useFileSuggestion } from "@/components/pcb/use-file-suggestion";
import { usePriceTexts } from "@/components/pcb/use-price-texts";
import { useQuote } from "@/components/pcb/use-quote";
import { useQuoteAddress } from "@/components/pcb/use-quote-address";
import { useShipDate } from "@/components/quote/use-ship-date";
import type { PcbOption } from "@/lib/core/pcb/specification";

// It asks this browser's database, and so has nothing to say before the page is alive.
const DraftNotice = dynamic(() => import("@/components/pcb/draft-notice").then((file) => file.DraftNotice), {
  ssr: false,
});

interface PcbQuoteProps {
  /** By working days from one: when an order paid now leaves. */
  promisedMs: readonly number[];
  /** Options that the address names; the files do not change them. */
  named: readonly PcbOption[];
  /** The board's viewer, which is another feature. */
  board: ReactNode;
}

export function PcbQuote(props: PcbQuoteProps) {
  "use memo";
  return (
    <ServerPriceProvider>
      <Desk {...props} />
    </ServerPriceProvider>
  );
}

function Desk({ promisedMs, named, board }: PcbQuoteProps) {
  "use memo";
  const t = useTranslations("quote");
  const quote = useQuote();
  const cart = useAddToCart();
  const shipsOn = useShipDate(promisedMs);
  const texts = usePriceTexts(quote, shipsOn);
  useQuoteAddress();
  useKeptFreight();
  useFileSuggestion(named);
  return (
    <>
      <QuoteLayout
        title={t("title")}
        actions={<QuoteActions quote={quote} shipsOn={shipsOn} />}
        notice={<DraftNotice />}
        board={board}
        options={<QuoteOptions quote={quote} shipsOn={shipsOn} />}
        price={
          <ConfirmedPanel
            quote={quote}
            texts={texts}
            shipsOn={shipsOn}
            action={<AddToCartButton quote={quote} cart={cart} />}
          />
        }
      />
      <PriceBar quote={quote} texts={texts} action={<AddToCartButton quote={quote} cart={cart} isBare />} />
      <PriceAnnouncer text={texts.announcement} />
    </>
  );
}

/** Drawn anew when the server answers, which the rest need not be. */
function ConfirmedPanel(props: Omit<PricePanelProps, "confirmation">) {
  "use memo";
  return <PricePanel {...props} confirmation={useConfirmation(props.quote)} />;
}
