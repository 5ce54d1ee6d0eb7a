// Name of a cart item: its project's, or a default by its kind.
import { useTranslations } from "next-intl";

interface Named {
  itemType: string;
  projectName: string;
  specification?: unknown;
}

const UNNAMED: Readonly<Record<string, "unnamedStencil" | "unnamedAssembly">> = {
  Stencil: "unnamedStencil",
  BomQuote: "unnamedAssembly",
};

/** A part is named by its MPN. */
const partOf = ({ itemType, specification }: Named) =>
  itemType === "Normal" ? (specification as { mpn?: string } | undefined)?.mpn : undefined;

export function useItemName(): (item: Named) => string {
  const t = useTranslations("cart");
  return (item) => partOf(item) || item.projectName || t(UNNAMED[item.itemType] ?? "unnamed");
}
