"use client";
// Price breakdown of a stencil, obstacles and shipping.
import { Bill } from "@/components/quote/bill";
import { type Confirmation, ConfirmationLine } from "@/components/quote/confirmation-line";
import { FreightLine } from "@/components/quote/freight-line";
import { PriceValidity } from "@/components/quote/price-validity";
import { Refusals } from "@/components/quote/refusals";
import { useFreight } from "@/components/stencil/use-freight";
import type { StencilQuote } from "@/components/stencil/use-quote";
import { useRuleText } from "@/components/stencil/use-rule-text";
import { priceStencil, type StencilPrice } from "@/lib/core/pricing/stencil/price";
import { checkStencil, stencilWeightKg } from "@/lib/core/pricing/stencil/specification";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";

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
  return <Refusals said={quote.violations.map(ruleText)} />;
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
