"use client";
// The same again: what an order held goes into the cart, and its checkout is opened.
import { useTranslations } from "next-intl";
import { Icon } from "@/components/icons/icon";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast";
import { useOrderAgain } from "@/lib/client/reorder";
import { useNavigate } from "@/lib/i18n/use-navigate";

export function OrderAgain({ orderId }: { orderId: string }) {
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
    <Button isBusy={again.isPending} onClick={() => void order().catch(() => {})}>
      <Icon name="swap" />
      {t("action")}
    </Button>
  );
}
