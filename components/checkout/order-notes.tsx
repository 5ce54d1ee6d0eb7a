"use client";
// PO number and notes of the customer.
import { useTranslations } from "next-intl";
import { PurchaseNumberField } from "@/components/checkout/purchase-number-field";
import { RemarkField } from "@/components/checkout/remark-field";
import type { CheckoutDraft } from "@/components/checkout/use-checkout-draft";
import { Sheet } from "@/components/ui/sheet";
import styles from "./checkout.module.css";

export function OrderNotes({ draft: { choices, change } }: { draft: CheckoutDraft }) {
  const t = useTranslations("checkout");
  const { remark, purchaseNumber } = choices;
  const isEmpty = remark === "" && purchaseNumber === "";
  return (
    <Sheet title={t("remark")} isPadded className={isEmpty ? "no-print" : undefined}>
      <div className={styles.note}>
        <PurchaseNumberField value={purchaseNumber} onChange={(purchaseNumber) => change({ purchaseNumber })} />
        <RemarkField value={remark} onChange={(remark) => change({ remark })} />
      </div>
    </Sheet>
  );
}
