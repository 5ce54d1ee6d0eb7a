// Notice of insufficient stock of a part.
import { useTranslations } from "next-intl";
import { partOf } from "@/components/cart/item-kind";
import { Notice } from "@/components/ui/notice";
import type { CartItem } from "@/lib/contracts/cart";
import { availabilityOf } from "@/lib/core/part/order-quantity";

export function StockNotice({ item }: { item: CartItem }) {
  const t = useTranslations("cart.part");
  const part = partOf(item);
  if (!part) return null;
  const { stock, quantity } = part.specification;
  const availability = availabilityOf(part.specification, quantity);
  if (availability === "inStock") return null;
  return <Notice kind="warning">{availability === "short" ? t("short", { stock }) : t("gone")}</Notice>;
}
