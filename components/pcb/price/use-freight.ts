"use client";
// Destination and shipping method of the page, stored for the next quote.
import { useEffect } from "react";
import { type Parcel, useFreightText as useParcelText } from "@/components/quote/use-freight-text";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import type { PriceBook } from "@/lib/core/pricing/book";
import { chargeableKg } from "@/lib/core/pricing/shipping";
import { findFreight, type Freight, keepFreight } from "@/stores/freight";
import { useQuoteDraft, useQuoteDraftStore } from "@/stores/drafts/quote-draft";

/** Restores the choice of the last quote; once per page. */
export function useKeptFreight(): void {
  const draft = useQuoteDraftStore();
  useEffect(() => {
    void findFreight().then((kept) => kept && draft.getState().sendBy(kept));
  }, [draft]);
}

export function useFreight(): { freight: Freight; choose: (freight: Freight) => void } {
  const freight = useQuoteDraft((draft) => draft.freight);
  const sendBy = useQuoteDraft((draft) => draft.sendBy);
  return {
    freight,
    choose(next) {
      sendBy(next);
      void keepFreight(next);
    },
  };
}

export function parcelOf(specification: PcbSpecification, book: PriceBook): Parcel {
  return { weightKg: chargeableKg(specification), book };
}

/** "Standard shipping to Germany about $21.00, charged after production." */
export function useFreightText(): (specification: PcbSpecification, book: PriceBook) => string {
  const textOf = useParcelText();
  const freight = useQuoteDraft((draft) => draft.freight);
  return (specification, book) => textOf(parcelOf(specification, book), freight);
}
