"use client";
// Actions for the whole quote: share, save, reset with undo.
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { quoteLink } from "@/components/pcb/quote-link";
import { useQuoteSource } from "@/components/pcb/quote-source";
import { useLateDialog } from "@/components/ui/use-late-dialog";
import { copyText } from "@/lib/client/copy";
import type { PcbSpecification } from "@/lib/core/pcb/specification";
import { useQuoteDraft, useQuoteDraftStore } from "@/stores/drafts/quote-draft";

const SavedQuotes = dynamic(() => import("@/components/pcb/saved/saved-quotes").then((file) => file.SavedQuotes), {
  ssr: false,
});

/** State before and after a reset. */
interface RemovedQuote {
  specification: PcbSpecification;
  version: string | null;
  after: PcbSpecification;
}

export function QuoteActions({ shipsOn }: { shipsOn: (days: number) => string }) {
  "use memo";
  const t = useTranslations("quote");
  const draft = useQuoteDraftStore();
  const source = useQuoteSource();
  const reset = useQuoteDraft((state) => state.reset);
  const replace = useQuoteDraft((state) => state.replace);
  // Undo state of the reset, until another option is chosen.
  const [taken, setTaken] = useState<RemovedQuote | null>(null);
  const quotes = useLateDialog();
  const isUntouched = useQuoteDraft((state) => state.specification === taken?.after);
  const previous = isUntouched ? taken : null;

  async function share() {
    const link = quoteLink(draft.getState().specification, source.getState().book.version);
    if (await copyText(link)) toast({ kind: "success", message: t("shared") });
  }

  return (
    <>
      {previous ? (
        <Button
          onClick={() => {
            replace(previous.specification, previous.version);
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
            const { specification, prices } = draft.getState();
            reset();
            setTaken({ specification, version: prices.version, after: draft.getState().specification });
          }}
        >
          {t("reset")}
        </Button>
      )}
      <Button onClick={() => void share()}>
        <Icon name="copy" />
        {t("share")}
      </Button>
      <Button aria-haspopup="dialog" onClick={quotes.open}>
        <Icon name="doc" />
        {t("saved.open")}
      </Button>
      {quotes.isLoaded && <SavedQuotes shipsOn={shipsOn} isOpen={quotes.isOpen} onClose={quotes.close} />}
    </>
  );
}
