// What one of several boards is called: as its customer named it, or by its place.
import { useTranslations } from "next-intl";

/** `at` counts from 0. */
export function useBoardName(): (boardName: string | undefined, at: number) => string {
  const t = useTranslations("cart.specification");
  return (boardName, at) => boardName || t("unnamedBoard", { place: at + 1 });
}
