// What something that is bought is, in one line of words by its kind.
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import { useStencilWords } from "@/lib/i18n/use-stencil-words";

type BoardSpecification = Parameters<ReturnType<typeof useSpecificationWords>>[0];

/** Null for a kind that this page does not know: its name and its total say enough. */
export function useItemWords(): (item: { itemType: string; specification?: unknown }) => string | null {
  const boardWords = useSpecificationWords();
  const stencilWords = useStencilWords();
  return ({ itemType, specification }) => {
    if (itemType === "Custom") return boardWords(specification as BoardSpecification);
    return itemType === "Stencil" ? stencilWords(specification as StencilSpecification) : null;
  };
}
