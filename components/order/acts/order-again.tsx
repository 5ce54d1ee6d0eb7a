"use client";
// Reorder: adds the lines of an order to the cart, and opens its checkout.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useOrderAgain } from "@/lib/client/reorder";
import { useNavigate } from "@/lib/i18n/use-navigate";

interface OrderAgainProps {
  orderId: string;
  /** In a list, the order number: the button is small with that accessible name. */
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
    // The call shows refusals.
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
