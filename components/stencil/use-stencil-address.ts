"use client";
import { useAddressParameters } from "@/components/quote/use-address-parameters";
import { STENCIL_PARAMETERS, stencilParameters } from "@/components/stencil/stencil-parameters";
import type { StencilQuote } from "@/components/stencil/use-quote";

export function useStencilAddress({ specification, prices: { book, validity } }: StencilQuote): void {
  useAddressParameters(STENCIL_PARAMETERS, stencilParameters(specification, book.version, validity.kind === "kept"));
}
