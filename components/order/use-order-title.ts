// Title of an order in a list: its first project, or its board, and the number of further lines.
import { useTranslations } from "next-intl";
import type { ListedOrder } from "@/lib/contracts/order";

type Titled = Pick<ListedOrder, "title" | "lines" | "productType"> & Partial<Pick<ListedOrder, "line">>;

export function useOrderTitle(): (order: Titled) => string {
  const t = useTranslations("order");
  return ({ title, lines, productType, line }) => {
    const kind = t(`type.${productType}`);
    const board = line?.board;
    const name = title || (board ? t("list.board", { kind, ...board }) : kind);
    return lines > 1 ? t("list.more", { title: name, count: lines - 1 }) : name;
  };
}
