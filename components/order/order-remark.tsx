"use client";
// Notes of the customer, editable until the review.
import { useTranslations } from "next-intl";
import { EditText } from "@/components/order/care/edit-text";
import { Sheet } from "@/components/ui/sheet";
import { MAX_ORDER_REMARK } from "@/lib/contracts/order-care";
import type { OrderView } from "@/lib/contracts/order";
import styles from "./order.module.css";

export function OrderRemark({ order }: { order: OrderView }) {
  const t = useTranslations("order.remark");
  const { orderId, remark, canEdit } = order;
  if (remark === "" && !canEdit) return null;
  return (
    <Sheet title={t("title")}>
      <div className={styles.remark}>
        {canEdit ? (
          <EditText orderId={orderId} field="remark" value={remark} label={t("title")} maxLength={MAX_ORDER_REMARK} />
        ) : (
          remark
        )}
      </div>
    </Sheet>
  );
}
