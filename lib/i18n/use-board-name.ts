// Name of one of several boards: the customer's, or its position.
import { useTranslations } from "next-intl";

/** `at` counts from 0. */
export function useBoardName(): (boardName: string | undefined, at: number) => string {
  const t = useTranslations("cart.specification");
  return (boardName, at) => boardName || t("unnamedBoard", { place: at + 1 });
}
