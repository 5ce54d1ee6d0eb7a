"use client";
// Destination and shipping method of stencils, stored for the next quote.
import { useEffect } from "react";
import { findFreight, type Freight, keepFreight } from "@/stores/freight";
import { useStencilDraft } from "@/stores/drafts/stencil-draft";

export function useFreight(): { freight: Freight; choose: (freight: Freight) => void } {
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
