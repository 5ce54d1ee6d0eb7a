// A part of the quote inside what the page gives it: words and market, a draft, a board.
import { QueryClientProvider } from "@tanstack/react-query";
import { render, type RenderResult } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import type { StoreApi } from "zustand";
import { QuoteOptions } from "@/components/pcb/form/quote-options";
import { PricePanel } from "@/components/pcb/price/price-panel";
import { useKeptFreight } from "@/components/pcb/price/use-freight";
import { QuoteProvider } from "@/components/pcb/quote-source";
import { ServerPriceProvider } from "@/components/pcb/price/server-price";
import { getQueryClient } from "@/lib/client/transport/query-client";
import { completeSpecification } from "@/lib/core/pcb/complete";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { messages as en } from "@/messages/en";
import { messages as zh } from "@/messages/zh";
import { createGerberView, type GerberView, GerberViewContext } from "@/stores/viewer/gerber-view";
import { createQuoteDraft, type DraftPrices, type QuoteDraft, QuoteDraftContext } from "@/stores/drafts/quote-draft";

export const LOCALES = ["en", "zh"] as const;
export type TestLocale = (typeof LOCALES)[number];
export const WORDS = { en, zh };

export interface Admin {
  draft: StoreApi<QuoteDraft>;
  view: StoreApi<GerberView>;
}

interface Page {
  locale?: TestLocale;
  named?: Partial<PcbSpecification>;
  prices?: Partial<DraftPrices>;
}

export function inPage(children: ReactNode, { locale = "en", named = {}, prices }: Page = {}): RenderResult & Admin {
  const draft = createQuoteDraft(completeSpecification(named), prices);
  const view = createGerberView();
  const page = render(
    <NextIntlClientProvider locale={locale === "zh" ? "zh-CN" : "en-US"} messages={WORDS[locale]} timeZone="UTC">
      <QueryClientProvider client={getQueryClient()}>
        <QuoteDraftContext value={draft}>
          <GerberViewContext value={view}>
            <QuoteProvider>{children}</QuoteProvider>
          </GerberViewContext>
        </QuoteDraftContext>
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return { ...page, draft, view };
}

const shipsOn = (days: number) => `+${days}`;

/** Form and price next to each other, without server and cart. */
export function OptionsAndPrice() {
  useKeptFreight();
  return (
    <>
      <QuoteOptions shipsOn={shipsOn} />
      <aside>
        <ServerPriceProvider>
          <PricePanel shipsOn={shipsOn} action={null} />
        </ServerPriceProvider>
      </aside>
    </>
  );
}
