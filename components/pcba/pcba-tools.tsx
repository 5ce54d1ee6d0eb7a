"use client";
// Keeps the address equal to the quote; actions for the whole quote.
import { QuoteTools } from "@/components/quote/quote-tools";
import { searchWith, useAddressParameters } from "@/components/quote/use-address-parameters";
import { ASSEMBLY_PARAMETERS, toPcbaQuery } from "@/lib/core/pcba/query";
import { completePcba, type PcbaSpecification } from "@/lib/core/pcba/specification";
import { usePcbaDraftStore } from "@/stores/drafts/pcba-draft";
import { useQuoteDraftStore } from "@/stores/drafts/quote-draft";

const PARAMETERS: readonly string[] = [...Object.keys(completePcba({}).board), ...ASSEMBLY_PARAMETERS];

export function usePcbaAddress(specification: PcbaSpecification): void {
  useAddressParameters(PARAMETERS, toPcbaQuery(specification));
}

export function PcbaTools({ specification }: { specification: PcbaSpecification }) {
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
