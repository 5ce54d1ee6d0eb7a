"use client";
// What can be done with the whole quote: share its address, or start over and take that back.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { searchWith } from "@/components/pcb/use-quote-address";
import { copyText } from "@/lib/client/copy";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useQuoteDraft, useQuoteDraftStore } from "@/stores/quote-draft";

export function QuoteActions() {
  const t = useTranslations("quote");
  const draft = useQuoteDraftStore();
  const reset = useQuoteDraft((state) => state.reset);
  const replace = useQuoteDraft((state) => state.replace);
  const current = useQuoteDraft((state) => state.specification);
  // What a reset took away, as long as nothing was chosen since.
  const [taken, setTaken] = useState<{ former: PcbSpecification; after: PcbSpecification } | null>(null);
  const former = taken && taken.after === current ? taken.former : null;

  async function share() {
    // A project belongs to whoever sent its files; what another may see is the quote.
    const { origin, pathname } = window.location;
    const address = origin + pathname + searchWith("", draft.getState().specification, null);
    if (await copyText(address)) toast({ kind: "success", message: t("shared") });
  }

  return (
    <>
      {former ? (
        <Button
          onClick={() => {
            replace(former);
            setTaken(null);
          }}
        >
          <Icon name="swap" />
          {t("undo")}
        </Button>
      ) : (
        <Button
          variant="quiet"
          onClick={() => {
            reset();
            setTaken({ former: current, after: draft.getState().specification });
          }}
        >
          {t("reset")}
        </Button>
      )}
      <Button onClick={() => void share()}>
        <Icon name="copy" />
        {t("share")}
      </Button>
    </>
  );
}
