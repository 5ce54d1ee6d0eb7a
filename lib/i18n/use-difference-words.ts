// Differences between files and ordered options, as text.
import { useFormatter, useTranslations } from "next-intl";
import type { FileDifference } from "@/lib/core/order/file-check";

export function useDifferenceWords(): (difference: FileDifference) => string {
  const t = useTranslations("order.files");
  const format = useFormatter();
  const say = (numbers: readonly number[]) =>
    numbers.map((number) => format.number(number, { maximumFractionDigits: 3 })).join(" × ");
  return ({ what, ordered, measured }) => {
    if (what === "unread") return t("difference.unread");
    const figures = { ordered: say(ordered), measured: say(measured ?? []) };
    return measured === null && (what === "layers" || what === "size")
      ? t(`untold.${what}`, figures)
      : t(`difference.${what}`, figures);
  };
}
