"use client";
// Price breakdown of a stencil, obstacles and shipping.
import { Bill } from "@/components/quote/bill";
import { type Confirmation, ConfirmationLine } from "@/components/quote/confirmation-line";
import { FreightLine } from "@/components/quote/freight-line";
import { PriceValidity } from "@/components/quote/price-validity";
import { Refusals } from "@/components/quote/refusals";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { useRuleText } from "@/components/stencil/use-rule-text";
import { priceStencil, type StencilPrice } from "@/lib/core/pricing/stencil/price";
import { checkStencil, stencilWeightKg } from "@/lib/core/pricing/stencil/specification";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";
import { useEffect } from "react";
import { findFreight, type Freight, keepFreight } from "@/stores/freight";

interface StencilBillProps {
  quote: StencilQuote;
  price: StencilPrice;
  confirmation: Confirmation;
}

export function StencilBill({ quote: { specification, prices }, price, confirmation }: StencilBillProps) {
  const takeCurrentPrices = useStencilDraft((draft) => draft.takeCurrentPrices);
  const canBeMade = checkStencil(specification).length === 0;
  return (
    <>
      <Bill lines={price.lines} total={price.total} />
      <ConfirmationLine confirmation={confirmation} />
      {prices.validity.kind !== "inForce" && (
        <PriceValidity
          prices={prices}
          totalBy={(book) => (canBeMade ? priceStencil(specification, book).total : null)}
          onTakeCurrent={takeCurrentPrices}
        />
      )}
    </>
  );
}

export function StencilRefusals({ quote }: { quote: StencilQuote }) {
  const ruleText = useRuleText();
  return <Refusals messages={quote.violations.map(ruleText)} />;
}

export function EachAndFreight({ quote, each }: { quote: StencilQuote; each: string }) {
  const { freight, choose } = useFreight();
  const parcel = { weightKg: stencilWeightKg(quote.specification), book: quote.freightBook };
  return (
    <>
      <p className="num">{each}</p>
      <FreightLine parcel={parcel} freight={freight} onChange={choose} />
    </>
  );
}

/** Destination and shipping method of stencils, stored for the next quote. */
function useFreight(): { freight: Freight; choose: (freight: Freight) => void } {
  const freight = useStencilDraft((draft) => draft.freight);
  const sendBy = useStencilDraft((draft) => draft.sendBy);
  useEffect(() => {
    void findFreight().then((kept) => kept && sendBy(kept));
  }, [sendBy]);
  return {
    freight,
    choose(next) {
      sendBy(next);
      void keepFreight(next);
    },
  };
}
