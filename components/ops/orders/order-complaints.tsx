"use client";
// Complaints of an order, and their resolution.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { readAmount, writeAmount } from "@/components/ops/record/money";
import { FileButtons } from "@/components/ops/record/record-parts";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Segments } from "@/components/ui/segments";
import { Sheet } from "@/components/ui/sheet";
import { Tag } from "@/components/ui/tag";
import { useDecideAdminComplaint } from "@/lib/client/ops";
import type { AdminComplaint } from "@/lib/contracts/ops-complaint";
import { formatDate } from "@/lib/i18n/format-date";
import { formatMoney } from "@/lib/i18n/format-money";
import { textOr } from "@/lib/base/has-text";
import { Link } from "@/lib/i18n/link";
import styles from "../record/record.module.css";

export function OrderComplaints({ complaints }: { complaints: readonly AdminComplaint[] }) {
  return complaints.map((complaint) => <ComplaintSheet key={complaint.complaintId} complaint={complaint} />);
}

function ComplaintSheet({ complaint }: { complaint: AdminComplaint }) {
  const t = useTranslations("ops.complaints");
  const tag = useLocale();
  const { orderId, reason, wish, text, files, state, answer, remakeOrderId } = complaint;
  return (
    <Sheet
      title={t("one", { reason: textOr(t, `reason.${reason}`, reason) })}
      note={<Tag kind={state === "open" ? "error" : "neutral"}>{t(`state.${state}`)}</Tag>}
    >
      <p className={styles.remark}>{text}</p>
      <p className={styles.remark}>
        <small className={styles.hint}>
          {t("wished", { wish: textOr(t, `wish.${wish}`, wish), date: formatDate(complaint.at, tag, "moment") })}
        </small>
      </p>
      {files.length > 0 && (
        <div className={styles.files}>
          <FileButtons of="order" id={orderId} files={files} />
        </div>
      )}
      {state === "open" ? <Decision complaint={complaint} /> : <p className={styles.remark}>{answer}</p>}
      {remakeOrderId && (
        <p className={styles.remark}>
          <Link className="link" href={`/ops/orders/${remakeOrderId}`}>
            {t("remakeOrder")}
          </Link>
        </p>
      )}
    </Sheet>
  );
}

const DECISIONS = ["refund", "remake", "decline"] as const;

function Decision({ complaint }: { complaint: AdminComplaint }) {
  const t = useTranslations("ops.complaints");
  const tag = useLocale();
  const decide = useDecideAdminComplaint();
  const { complaintId, orderNumber, currency, refundableMicro, wish } = complaint;
  const [decision, setDecision] = useState<(typeof DECISIONS)[number]>(wish === "remake" ? "remake" : "refund");
  const [amount, setAmount] = useState(writeAmount(refundableMicro));
  const amountMicro = readAmount(amount);
  const isWrong = amountMicro === null || amountMicro > refundableMicro;
  async function send(values: FormData) {
    if (decision === "refund" && isWrong) throw new Error("not an amount");
    const refund = decision === "refund" && amountMicro !== null ? { amountMicro } : {};
    await decide.mutateAsync({ complaintId, decision, answer: typed(values, "answer"), ...refund });
  }
  return (
    <ActForm
      submit={t(`do.${decision}`)}
      onSubmit={send}
      confirm={
        decision === "refund" && isWrong
          ? undefined
          : {
              title: t(`ask.${decision}`, { number: orderNumber }),
              text: t(`askText.${decision}`, { amount: formatMoney({ currency, amountMicro: amountMicro ?? 0 }, tag) }),
            }
      }
    >
      <Segments
        label={t("decision")}
        items={DECISIONS.map((id) => ({ id, label: t(`decide.${id}`) }))}
        value={decision}
        onChange={setDecision}
      />
      {decision === "refund" && (
        <FormField
          label={t("amount")}
          hint={t("most", { amount: formatMoney({ currency, amountMicro: refundableMicro }, tag) })}
          error={isWrong ? t("notAmount") : undefined}
        >
          {(control) => (
            <Field
              {...control}
              isNumeric
              unit={currency}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
        </FormField>
      )}
      {decision === "remake" && <p className={styles.hint}>{t("remakeHint")}</p>}
      <NoteField name="answer" label={t("answer")} hint={t("answerHint")} maxLength={2000} isRequired />
    </ActForm>
  );
}
