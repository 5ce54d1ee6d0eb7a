"use client";
// Actions of staff on an order: next step first, cancellation last.
import { useLocale, useTranslations } from "next-intl";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { DeliveryForm, ShipForm, WeighForm } from "@/components/ops/orders/order-parcel";
import { ShipDateForm } from "@/components/ops/orders/ship-date-form";
import { Notice } from "@/components/ui/notice";
import { Sheet } from "@/components/ui/sheet";
import { useCancelAdminOrder, useConfirmAdminTransfer, useMoveAdminOrder } from "@/lib/client/ops";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { PROMISED_STATUSES } from "@/lib/core/order/due";
import { isInQuotation } from "@/lib/core/order/states";
import { formatMoney } from "@/lib/i18n/format-money";
import { Link } from "@/lib/i18n/link";
import { readAmount } from "@/components/ops/record/money";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { toast } from "@/components/ui/toast";
import styles from "@/components/ops/record/record.module.css";

interface ActProps {
  admin: AdminOrder;
}

export function OrderActs({ admin }: ActProps) {
  const t = useTranslations("ops.act");
  const { order, moves } = admin;
  const awaitsTransfer = order.payments.some(({ method, status }) => method === "bankTransfer" && status === "pending");
  // Orders become paid by a payment; staff can only record a transfer.
  const isPossible = moves.some((to) => to !== "Paid") || awaitsTransfer || order.shipment !== null;
  return (
    <Sheet title={t("title")} className="no-print">
      {isInQuotation(order.status) && <WayToQuote admin={admin} />}
      {moves.includes("Submitted") && <StepForm admin={admin} to="Submitted" />}
      {moves.includes("Reviewed") && <StepForm admin={admin} to="Reviewed" />}
      {moves.includes("In Production") && <StepForm admin={admin} to="In Production" />}
      {PROMISED_STATUSES.includes(order.status) && <ShipDateForm admin={admin} />}
      {moves.includes("Processed") && <WeighForm admin={admin} />}
      {moves.includes("Shipped") && <ShipForm admin={admin} />}
      {order.shipment && <DeliveryForm admin={admin} />}
      {awaitsTransfer && <TransferForm admin={admin} />}
      {moves.includes("Cancelled") && <CancelForm admin={admin} />}
      {!isPossible && <p className={styles.remark}>{t("nothing")}</p>}
    </Sheet>
  );
}

/** An order without a price is priced with its quote. */
function WayToQuote({ admin: { order } }: ActProps) {
  const t = useTranslations("ops.act");
  const key = order.status === "Quotation Process" ? "priceIt" : "offered";
  return order.quotes.map(({ quoteId, quoteNumber: number }) => (
    <p key={quoteId} className={styles.remark}>
      {t.rich(key, {
        number,
        quote: (words) => (
          <Link className="link" href={`/ops/quotes/${quoteId}`}>
            {words}
          </Link>
        ),
      })}
    </p>
  ));
}

function StepForm({
  admin: { order, questionState },
  to,
}: ActProps & { to: "Submitted" | "Reviewed" | "In Production" }) {
  const t = useTranslations("ops.act");
  const move = useMoveAdminOrder();
  const { orderId: id, status: from } = order;
  if (questionState === "asked") {
    return (
      <div className={styles.form}>
        <Notice kind="warning">{t("questionOpen")}</Notice>
      </div>
    );
  }
  // The form below sets the date that production requires.
  if (to === "In Production" && order.estimatedShippingDate === null) return null;
  return (
    <ActForm
      submit={t(`to.${to}`)}
      onSubmit={(values) => move.mutateAsync({ id, from, to, note: typed(values, "note") })}
    >
      <NoteField name="note" label={t("note")} hint={t("noteHint")} />
    </ActForm>
  );
}

/** Payments minus refunds. */
const paidMicro = ({ payments }: AdminOrder["order"]) =>
  payments.filter(({ status }) => status === "succeeded").reduce((sum, { amountMicro }) => sum + amountMicro, 0);

function CancelForm({ admin: { order } }: ActProps) {
  const t = useTranslations("ops.act");
  const cancel = useCancelAdminOrder();
  const tag = useLocale();
  const { orderId: id, status: from, currency } = order;
  const paid = paidMicro(order);
  const amount = formatMoney({ currency, amountMicro: paid }, tag);
  const isPaid = paid > 0;
  return (
    <details className={styles.exit}>
      <summary>{t("cancel")}</summary>
      <ActForm
        submit={t(isPaid ? "cancelNow" : "cancelUnpaid")}
        variant="danger-fill"
        confirm={{
          title: t("cancelAsk", { number: order.orderNumber }),
          text: isPaid ? t("cancelText", { amount }) : t("cancelUnpaidText"),
        }}
        onSubmit={(values) => cancel.mutateAsync({ id, from, reason: typed(values, "reason") })}
      >
        <NoteField name="reason" label={t("reason")} hint={t(isPaid ? "reasonHint" : "reasonUnpaidHint")} isRequired />
      </ActForm>
    </details>
  );
}

/** Recording of an incoming bank transfer. */
function TransferForm({ admin: { order } }: { admin: AdminOrder }) {
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
