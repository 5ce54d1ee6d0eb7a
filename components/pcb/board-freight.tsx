"use client";
// What sending the boards of the quote will likely cost.
import { FreightLine } from "@/components/quote/freight-line";
import { parcelOf, useFreight } from "@/components/pcb/use-freight";
import type { Quote } from "@/components/pcb/use-quote";

export function BoardFreight({ quote: { specification, prices } }: { quote: Quote }) {
  const { freight, choose } = useFreight();
  return <FreightLine parcel={parcelOf(specification, prices.current)} freight={freight} onChange={choose} />;
}
