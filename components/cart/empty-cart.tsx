"use client";
import { useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Sheet } from "@/components/ui/sheet";
import { Link } from "@/lib/i18n/link";

export function EmptyCart() {
  const t = useTranslations("cart.empty");
  return (
    <Sheet>
      <EmptyState
        icon="cart"
        title={t("title")}
        text={t("text")}
        action={
          <Link className={buttonClass({ variant: "primary", size: "lg" })} href="/order/manufacturing/pcb">
            {t("action")}
          </Link>
        }
      />
    </Sheet>
  );
}
