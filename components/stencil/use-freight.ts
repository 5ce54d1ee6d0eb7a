"use client";
// Where the stencils would be sent and how: the choice of the last quote, kept for the next one.
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
