"use client";
// Account details for an expected bank transfer.
import { useLocale, useTranslations } from "next-intl";
import { awaitsTransfer, dueMicro } from "@/components/order/care/order-answer";
import styles from "@/components/order/order.module.css";
import { DataList } from "@/components/ui/data-list";
import { Sheet } from "@/components/ui/sheet";
import { usePaymentMethods } from "@/lib/client/payment";
import type { OrderView } from "@/lib/contracts/order";
import { formatMoney } from "@/lib/i18n/format-money";

export function OrderTransfer({ order }: { order: OrderView }) {
  const t = useTranslations("order.transfer");
  const tag = useLocale();
  const offered = usePaymentMethods().data ?? [];
  const account = offered.find(({ method }) => method === "bankTransfer")?.transferAccount;
  if (!account || !awaitsTransfer(order)) return null;
  const { currency } = order;
  const amountMicro = dueMicro(order);
  const entries = [
    { key: "holder", name: t("holder"), value: account.holder },
    { key: "bank", name: t("bank"), value: account.bank },
    { key: "account", name: t("account"), value: account.account },
    ...(account.code === "" ? [] : [{ key: "code", name: t("code"), value: account.code }]),
    { key: "reference", name: t("reference"), value: order.orderNumber },
    { key: "amount", name: t("amount"), value: formatMoney({ currency, amountMicro }, tag) },
  ];
  return (
    <Sheet title={t("title")}>
      <div className={styles.block}>
        <DataList entries={entries} />
      </div>
      <p className={styles.remark}>{t("note")}</p>
    </Sheet>
  );
}
