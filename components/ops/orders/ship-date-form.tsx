"use client";
// Promised ship date of a paid order: set after agreement with the customer, or changed.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { AdminDate } from "@/components/ops/frame/admin-date";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { Checkbox } from "@/components/ui/checkbox";
import { FormField } from "@/components/ui/form-field";
import { Notice } from "@/components/ui/notice";
import { fieldIssues } from "@/lib/client/transport/field-issues";
import { useSetShipDate } from "@/lib/client/ops";
import type { AdminOrder } from "@/lib/contracts/ops-order";
import { lastShipDay } from "@/lib/core/order/promise";
import { shanghaiDay } from "@/lib/core/order/working-days";
import { formatDate } from "@/lib/i18n/format-date";
import styles from "../record/record.module.css";

interface ShipDateProps {
  admin: AdminOrder;
}

export function ShipDateForm({ admin }: ShipDateProps) {
  const t = useTranslations("ops.act.shipDate");
  const words = useTranslations("ops.orders");
  const tag = useLocale();
  const { estimatedShippingDate: promised } = admin.order;
  if (admin.questionState === "asked") {
    // An open question pauses the date, which is not changed meanwhile; the next step mentions it.
    return promised === null ? null : <p className={styles.remark}>{t("onHold")}</p>;
  }
  if (promised === null) {
    return (
      <>
        <div className={styles.form}>
          <Notice kind="warning">{t("missing")}</Notice>
        </div>
        <DateFields admin={admin} />
      </>
    );
  }
  return (
    <details className={styles.exit}>
      <summary>{`${t("change")} · ${words("promised", { date: formatDate(promised, tag) })}`}</summary>
      <DateFields admin={admin} />
    </details>
  );
}

function DateFields({ admin: { order } }: ShipDateProps) {
  const t = useTranslations("ops.act.shipDate");
  const act = useTranslations("ops.act");
  const set = useSetShipDate();
  const [now] = useState(() => Date.now());
  const { orderId: id, status: from, estimatedShippingDate: promised } = order;
  const send = (values: FormData) =>
    set.mutateAsync({
      ...{ id, from, day: typed(values, "day"), note: typed(values, "note") },
      showNote: values.has("showNote") ? 1 : 0,
    });
  return (
    <ActForm submit={t(promised === null ? "set" : "change")} variant="secondary" onSubmit={send}>
      <FormField
        label={t("day")}
        hint={t("dayHint")}
        error={fieldIssues(set.error).find(({ field }) => field === "day")?.message}
        isRequired
      >
        {(control) => (
          <AdminDate control={control} name="day" isRequired min={shanghaiDay(now)} max={lastShipDay(now)} />
        )}
      </FormField>
      <NoteField name="note" label={act("note")} hint={t("noteHint")} />
      <Checkbox name="showNote" label={t("showNote")} />
    </ActForm>
  );
}
