"use client";
// Shipping estimate of the quote's boards.
import { FreightLine } from "@/components/quote/freight-line";
import { parcelOf, useFreight } from "@/components/pcb/price/use-freight";
import { useQuote } from "@/components/pcb/quote-source";

export function BoardFreight() {
  "use memo";
  const parcel = useQuote(({ specification, prices }) => parcelOf(specification, prices.current));
  const { freight, choose } = useFreight();
  return <FreightLine parcel={parcel} freight={freight} onChange={choose} />;
}
