"use client";
// Quote of a bare board: options, price, and cart button.
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AddToCartButton } from "@/components/pcb/add-to-cart-button";
import { PriceBar } from "@/components/pcb/price/price-bar";
import { PricePanel } from "@/components/pcb/price/price-panel";
import { QuoteActions } from "@/components/pcb/quote-actions";
import { QuoteLayout } from "@/components/quote/quote-layout";
import { QuoteOptions } from "@/components/pcb/form/quote-options";
import { QuoteProvider } from "@/components/pcb/quote-source";
import { ServerPriceProvider } from "@/components/pcb/price/server-price";
import { useAddToCart } from "@/components/pcb/use-add-to-cart";
import { useKeptFreight } from "@/components/pcb/price/use-freight";
import { useFileSuggestion } from "@/components/pcb/form/use-file-suggestion";
import { useQuoteAddress } from "@/components/pcb/use-quote-address";
import { useShipDate } from "@/components/quote/use-ship-date";
import type { PcbOption } from "@/lib/core/pcb/specification";

// Reads IndexedDB, so it is empty on the server.
const DraftNotice = dynamic(() => import("@/components/pcb/form/draft-notice").then((file) => file.DraftNotice), {
  ssr: false,
});

// Loaded on demand: most boards go to the cart without it.
const FindingsDialog = dynamic(() => import("@/components/pcb/findings-dialog").then((file) => file.FindingsDialog));

interface PcbQuoteProps {
  /** Ship date of an order paid now, by number of working days from 1. */
  promisedMs: readonly number[];
  /** Options named in the address; the files do not change them. */
  named: readonly PcbOption[];
  /** Board preview, which is another feature. */
  board: ReactNode;
}

export function PcbQuote(props: PcbQuoteProps) {
  "use memo";
  return (
    <QuoteProvider>
      <ServerPriceProvider>
        <QuoteContent {...props} />
      </ServerPriceProvider>
    </QuoteProvider>
  );
}

function QuoteContent({ promisedMs, named, board }: PcbQuoteProps) {
  "use memo";
  const t = useTranslations("quote");
  useFileSuggestion(named);
  const cart = useAddToCart();
  const shipsOn = useShipDate(promisedMs);
  useQuoteAddress();
  useKeptFreight();
  return (
    <>
      <QuoteLayout
        title={t("title")}
        actions={<QuoteActions shipsOn={shipsOn} />}
        notice={<DraftNotice />}
        board={board}
        options={<QuoteOptions shipsOn={shipsOn} />}
        price={<PricePanel shipsOn={shipsOn} action={<AddToCartButton cart={cart} />} />}
      />
      <PriceBar shipsOn={shipsOn} action={<AddToCartButton cart={cart} isBare />} />
      {cart.findings.findings.length > 0 && (
        <FindingsDialog
          findings={cart.findings.findings}
          onClose={cart.findings.dismiss}
          onConfirm={cart.findings.confirm}
        />
      )}
    </>
  );
}
