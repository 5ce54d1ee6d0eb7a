// What an order is called in a list: its first project, and how many more lines it has.
import { useTranslations } from "next-intl";
import type { OrderSummary } from "@/lib/contracts/order";

export function useOrderTitle(): (order: Pick<OrderSummary, "title" | "lines" | "productType">) => string {
  const t = useTranslations("order");
  return ({ title, lines, productType }) => {
    const name = title || t(`type.${productType}`);
    return lines > 1 ? t("list.more", { title: name, count: lines - 1 }) : name;
  };
}
