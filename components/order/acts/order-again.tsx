"use client";
// The same again: what an order held goes into the cart, and its checkout is opened.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useOrderAgain } from "@/lib/client/reorder";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface OrderAgainProps {
  orderId: string;
  /** In a list, the order's number: the button is small and says which one. */
  number?: string;
}

export function OrderAgain({ orderId, number }: OrderAgainProps) {
  const t = useTranslations("order.again");
  const navigate = useNavigate();
  const again = useOrderAgain();

  async function order() {
    const { cartItemIds } = await again.mutateAsync(orderId);
    if (cartItemIds.length === 0) toast({ kind: "warning", message: t("none") });
    else navigate(`/order/checkout?items=${cartItemIds.join(",")}`);
  }

  return (
    // A refusal is said where every refusal is.
    <Button
      size={number === undefined ? "md" : "sm"}
      aria-label={number === undefined ? undefined : t("actionOf", { number })}
      isBusy={again.isPending}
      onClick={() => void order().catch(() => {})}
    >
      {number === undefined && <Icon name="swap" />}
      {t("action")}
    </Button>
  );
}
