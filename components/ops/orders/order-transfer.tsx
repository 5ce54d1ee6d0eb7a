"use client";
// Recording of an incoming bank transfer.
import { useTranslations } from "next-intl";
import { ActForm, typed } from "@/components/ops/record/act-form";
import { readAmount } from "@/components/ops/record/money";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { toast } from "@/components/ui/toast";
import { useConfirmAdminTransfer } from "@/lib/client/ops";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import styles from "../record/record.module.css";

export function TransferForm({ admin: { order } }: { admin: AdminOrder }) {
  const t = useTranslations("ops.transfer");
  const confirm = useConfirmAdminTransfer();
  async function send(values: FormData) {
    const amountMicro = readAmount(typed(values, "amount"));
    if (amountMicro === null) {
      toast({ kind: "error", message: t("notAmount") });
      throw new Error("not an amount");
    }
    const bankReference = typed(values, "bankReference");
    const { effect } = await confirm.mutateAsync({ id: order.orderId, amountMicro, bankReference });
    toast({ kind: effect === "paid" ? "success" : "warning", message: t(`effect.${effect}`) });
    if (effect === "mismatch") throw new Error("another amount");
  }
  return (
    <ActForm title={t("title")} submit={t("confirm")} onSubmit={send}>
      <div className={styles.row}>
        <FormField label={t("amount")} hint={t("amountHint")} isRequired>
          {(control) => <Field {...control} name="amount" isNumeric unit={order.currency} required />}
        </FormField>
        <FormField label={t("reference")} hint={t("referenceHint")} isRequired>
          {(control) => <Field {...control} name="bankReference" required maxLength={100} autoComplete="off" />}
        </FormField>
      </div>
    </ActForm>
  );
}
