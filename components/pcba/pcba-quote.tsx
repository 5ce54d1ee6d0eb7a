"use client";
// Quote of an assembled board: board form, assembly form, price, saving and cart.
import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { AssemblyFiles } from "@/components/pcba/assembly-files";
import { AssemblyOptions, type QuantityEffect } from "@/components/pcba/assembly-options";
import { PcbaAction, SaveButton } from "@/components/pcba/pcba-action";
import { PcbaBill } from "@/components/pcba/pcba-bill";
import { EachAndFreight, PcbaNotes } from "@/components/pcba/pcba-notes";
import { useConfirmation, useQuote } from "@/components/pcba/use-quote";
import { usePriceTexts } from "@/components/pcba/use-price-texts";
import { useSaveQuote } from "@/components/pcba/use-save-quote";
import { ConfirmationLine } from "@/components/quote/confirmation-line";
import { PriceAnnouncer } from "@/components/quote/price-announcer";
import { PriceFoot } from "@/components/quote/price-foot";
import { PriceFrame } from "@/components/quote/price-frame";
import { QuoteLayout } from "@/components/quote/quote-layout";
import { useShipDate } from "@/components/quote/use-ship-date";
import { assemblyDays } from "@/lib/core/pcba/lead-time";
import { QuoteTools } from "@/components/quote/quote-tools";
import { searchWith, useAddressParameters } from "@/components/quote/use-address-parameters";
import { ASSEMBLY_PARAMETERS, toPcbaQuery } from "@/lib/core/pcba/query";
import { completePcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { usePcbaDraftStore } from "@/stores/drafts/pcba-draft";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

// Reads IndexedDB and the account, so it is empty on the server.
const KeptPcba = dynamic(() => import("@/components/pcba/kept-pcba").then((file) => file.KeptPcba), { ssr: false });
const MyQuotes = dynamic(() => import("@/components/pcba/my-quotes").then((file) => file.MyQuotes), { ssr: false });

interface PcbaQuoteProps {
  /** Ship date of an order paid now, by number of working days from 1. */
  promisedMs: readonly number[];
  /** Board preview, quantity and board form, which are other features; the form's dates include assembly. */
  board: ReactNode;
  quantity: (effectAt: QuantityEffect) => ReactNode;
  boardOptions: (promisedMs: readonly number[]) => ReactNode;
  /** Suggested changes that resolve contradictions with the files, from another feature. */
  fixes: ReactNode;
}

export function PcbaQuote({ promisedMs, board, quantity, boardOptions, fixes }: PcbaQuoteProps) {
  const t = useTranslations("pcba");
  const quote = useQuote();
  const confirmation = useConfirmation(quote);
  const texts = usePriceTexts(quote, useShipDate(promisedMs));
  const actions = useSaveQuote(quote);
  const { specification, price } = quote;
  usePcbaAddress(specification);
  const lines = price && (
    <>
      <PcbaBill price={price} isWhole={quote.isWhole} />
      <ConfirmationLine confirmation={confirmation} />
    </>
  );
  return (
    <>
      <QuoteLayout
        title={t("title")}
        actions={
          <>
            <PcbaTools specification={specification} />
            <SaveButton quote={quote} actions={actions} />
          </>
        }
        notice={<KeptPcba specification={specification} />}
        board={board}
        options={
          <>
            <AssemblyFiles specification={specification} />
            <AssemblyOptions quote={quote} quantity={quantity} />
            {boardOptions(promisedMs.slice(assemblyDays(specification)))}
          </>
        }
        price={
          <PriceFrame
            label={texts.label}
            total={confirmation.status === "differs" ? confirmation.total : texts.total}
            each={price && <EachAndFreight quote={quote} texts={texts} />}
            notes={<PcbaNotes quote={quote} fixes={fixes} />}
            lines={lines}
            action={<PcbaAction quote={quote} actions={actions} />}
            isLong
          />
        }
      />
      <MyQuotes />
      <PriceFoot
        total={texts.total}
        label={texts.label}
        lines={lines}
        each={<EachAndFreight quote={quote} texts={texts} />}
        action={<PcbaAction quote={quote} actions={actions} isBare />}
      />
      <PriceAnnouncer text={texts.announcement} />
    </>
  );
}

const PARAMETERS: readonly string[] = [...Object.keys(completePcba({}).board), ...ASSEMBLY_PARAMETERS];

/** Keeps the address equal to the quote; actions for the whole quote. */
function usePcbaAddress(specification: PcbaSpecification): void {
  useAddressParameters(PARAMETERS, toPcbaQuery(specification));
}

function PcbaTools({ specification }: { specification: PcbaSpecification }) {
  const boards = useQuoteDraftStore();
  const assemblies = usePcbaDraftStore();
  return (
    <QuoteTools
      current={specification}
      link={() => {
        const { origin, pathname } = window.location;
        return origin + pathname + searchWith("", PARAMETERS, toPcbaQuery(specification));
      }}
      onReset={() => {
        boards.getState().reset();
        assemblies.getState().reset();
      }}
      onUndo={({ board, assembly }) => {
        boards.getState().replace(board, null);
        assemblies.getState().replace(assembly);
      }}
    />
  );
}
