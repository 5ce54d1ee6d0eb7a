"use client";
// Price at the lower edge of a phone, which leads to the order.
import { useTranslations } from "next-intl";
import { ORDER_ID } from "@/components/community/order/order-id";
import { useOfferState } from "@/components/community/order/offer-state";
import { buttonClass } from "@/components/ui/button";
import { PriceText } from "@/components/ui/price-text";
import styles from "./order-panel.module.css";

export function OrderBar() {
  const t = useTranslations("community.order");
  const { offer, kind, quantity } = useOfferState();
  const chosen = offer?.kinds.find((each) => each.kind === kind)?.offer;
  if (!offer || !chosen) return null;
  return (
    <div className={`needs-script no-print ${styles.bottom}`}>
      <span>
        <b>
          <PriceText money={{ currency: offer.currency, amountMicro: chosen.totalMicro }} />
        </b>
        <small>
          {quantity} × {t(`kinds.${chosen.kind}`)}
        </small>
      </span>
      <a className={buttonClass({ variant: "primary", size: "lg" })} href={`#${ORDER_ID}`}>
        {t("open")}
      </a>
    </div>
  );
}
