// One-line summary of an item, by its kind.
import type { StencilSpecification } from "@/lib/core/pricing/stencil/specification";
import { useAssemblyWords } from "@/lib/i18n/use-assembly-words";
import { useSpecificationWords } from "@/lib/i18n/use-specification-words";
import { useStencilWords } from "@/lib/i18n/use-stencil-words";

type AssembledBoard = Parameters<ReturnType<typeof useAssemblyWords>>[0];
type BoardSpecification = Parameters<ReturnType<typeof useSpecificationWords>>[0];

interface PartFacts {
  manufacturer: string;
  packageName: string;
}

const partWords = ({ manufacturer, packageName }: PartFacts) => [manufacturer, packageName].filter(Boolean).join(" · ");

/** Null for an unknown kind: its name and total are enough. */
export function useItemWords(): (item: { itemType: string; specification?: unknown }) => string | null {
  const boardWords = useSpecificationWords();
  const stencilWords = useStencilWords();
  const assemblyWords = useAssemblyWords();
  return ({ itemType, specification }) => {
    if (itemType === "Normal") return partWords(specification as PartFacts);
    if (itemType === "BomQuote") return assemblyWords(specification as AssembledBoard);
    if (itemType === "Custom") return boardWords(specification as BoardSpecification);
    return itemType === "Stencil" ? stencilWords(specification as StencilSpecification) : null;
  };
}
