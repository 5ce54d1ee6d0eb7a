// What something in the cart is called: its project, or by its kind that it has none.
import { useTranslations } from "next-intl";

export function useItemName(): (item: { itemType: string; projectName: string }) => string {
  const t = useTranslations("cart");
  return ({ itemType, projectName }) => projectName || t(itemType === "Stencil" ? "unnamedStencil" : "unnamed");
}
