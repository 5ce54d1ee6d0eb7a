"use client";
// Stencil quote: options, price, and cart button.
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { PriceAnnouncer } from "@/components/quote/price-announcer";
import { PriceFoot } from "@/components/quote/price-foot";
import { PriceFrame } from "@/components/quote/price-frame";
import { QuoteLayout } from "@/components/quote/quote-layout";
import { type FinishedQuote, usePutInCart } from "@/components/quote/use-put-in-cart";
import { useShipDate } from "@/components/quote/use-ship-date";
import { useWayToCart } from "@/components/quote/use-way-to-cart";
import { StencilAction } from "@/components/stencil/stencil-action";
import { EachAndFreight, StencilBill, StencilRefusals } from "@/components/stencil/stencil-bill";
import { StencilOptions } from "@/components/stencil/stencil-options";
import {
  useConfirmation,
  usePriceTexts,
  useQuote,
  useStencilAddress,
  type StencilQuote,
} from "@/components/stencil/use-quote";
import { useSendFiles } from "@/components/stencil/use-send-files";
import { keptStencilFile } from "@/stores/drafts/kept-stencil";
import { StencilCheck } from "@/components/stencil/stencil-check";
import { StencilDrawing } from "@/components/stencil/stencil-drawing";
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { QuoteTools } from "@/components/quote/quote-tools";
import { searchWith } from "@/components/quote/use-address-parameters";
import { STENCIL_PARAMETERS, stencilParameters } from "@/components/stencil/stencil-parameters";
import { useStencilDraft, useStencilDraftStore } from "@/stores/drafts/stencil-draft";
import styles from "./stencil-board.module.css";

// Reads IndexedDB, so it is empty on the server.
const KeptStencil = dynamic(() => import("@/components/stencil/kept-stencil").then((file) => file.KeptStencil), {
  ssr: false,
});

/** `promisedMs`: ship date of an order paid now, by number of working days from 1. */
export function StencilQuote({ promisedMs }: { promisedMs: readonly number[] }) {
  const t = useTranslations("stencil");
  const quote = useQuote();
  const confirmation = useConfirmation(quote);
  const texts = usePriceTexts(quote, useShipDate(promisedMs));
  const { put, isSaving } = usePutInCart();
  const files = useSendFiles();
  const { send, isBusy } = useWayToCart(async (wanted: Omit<FinishedQuote, "files">) => {
    const isDone = await put({ ...wanted, files: await files.send() });
    if (isDone) void keptStencilFile.forget();
    return isDone;
  });
  useStencilAddress(quote);
  const { specification, price, prices } = quote;
  const action = {
    isSaving,
    isBusy,
    sending: files.sending,
    canBeMade: price !== null,
    onAdd: () => void send({ content: { itemType: "Stencil", specification }, bookVersion: prices.book.version }),
  };
  return (
    <>
      <QuoteLayout
        title={t("title")}
        actions={<StencilTools quote={quote} />}
        notice={<KeptStencil />}
        board={<StencilBoard specification={specification} />}
        options={<StencilOptions quote={quote} />}
        price={
          <PriceFrame
            label={texts.label}
            total={confirmation.status === "differs" ? confirmation.total : texts.total}
            each={price && <EachAndFreight quote={quote} each={texts.each} />}
            notes={<StencilRefusals quote={quote} />}
            lines={price && <StencilBill quote={quote} price={price} confirmation={confirmation} />}
            action={<StencilAction {...action} />}
          />
        }
      />
      <PriceFoot
        total={texts.total}
        label={texts.label}
        lines={price && <StencilBill quote={quote} price={price} confirmation={confirmation} />}
        each={<EachAndFreight quote={quote} each={texts.each} />}
        action={<StencilAction {...action} isBare />}
      />
      <PriceAnnouncer text={texts.announcement} />
    </>
  );
}

/** Board column: the stencil to scale, and the aperture check. */
export function StencilBoard({ specification }: { specification: StencilSpecification }) {
  return (
    <div className={styles.column}>
      <StencilDrawing specification={specification} />
      <StencilCheck />
    </div>
  );
}

function StencilTools({ quote: { specification, prices } }: { quote: StencilQuote }) {
  const draft = useStencilDraftStore();
  const version = useStencilDraft((state) => state.bookVersion);
  return (
    <QuoteTools
      current={specification}
      link={() => {
        const { origin, pathname } = window.location;
        const parameters = stencilParameters(specification, prices.book.version, true);
        return origin + pathname + searchWith("", STENCIL_PARAMETERS, parameters);
      }}
      onReset={() => draft.getState().reset()}
      onUndo={(previous) => draft.getState().replace(previous, version)}
    />
  );
}
