"use client";
// Refunds of all orders; those that staff have to send first.
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, typed } from "@/components/ops/record/act-form";
import { AdminDialog } from "@/components/ops/frame/admin-dialog";
import { ExportButton } from "@/components/ops/frame/export-button";
import { AdminList } from "@/components/ops/frame/admin-list";
import { useAdminFilter } from "@/components/ops/frame/admin-params";
import { OrderLink } from "@/components/ops/record/order-link";
import { stateChoices } from "@/components/ops/record/state-choices";
import { useAreaChoices } from "@/components/ops/frame/use-area-choices";
import { useAdminLabels } from "@/components/ops/frame/use-admin-labels";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { PriceText } from "@/components/ui/price-text";
import type { TableColumn } from "@/components/ui/table";
import { Tag } from "@/components/ui/tag";
import { useAdminRefunds, useMarkAdminRefund } from "@/lib/client/ops";
import { type AdminRefund, REFUND_STATES } from "@/lib/contracts/ops-refund";
import { formatDate } from "@/lib/i18n/format-date";

const needsPerson = ({ state }: AdminRefund) => state === "byHand" || state === "refused";

function useColumns(onMark: (refund: AdminRefund) => void): TableColumn<AdminRefund>[] {
  const t = useTranslations("ops.refunds");
  const states = useTranslations("ops.money.refundState");
  const tag = useLocale();
  const words = useAdminLabels();
  return [
    {
      key: "order",
      head: t("order"),
      cell: (row) => <OrderLink orderId={row.orderId} orderNumber={row.orderNumber} />,
    },
    {
      key: "state",
      head: t("state"),
      cell: (row) => <Tag kind={needsPerson(row) ? "warning" : "neutral"}>{states(row.state)}</Tag>,
    },
    { key: "at", head: t("at"), cell: (row) => formatDate(row.at, tag, "moment"), isWhole: true },
    { key: "method", head: t("method"), cell: (row) => words.method(row.method) },
    { key: "reason", head: t("reason"), cell: (row) => words.refundReason(row.reason) },
    {
      key: "reference",
      head: t("reference"),
      cell: (row) =>
        needsPerson(row) ? (
          <Button size="sm" onClick={() => onMark(row)}>
            {t("mark")}
          </Button>
        ) : (
          (row.reference ?? row.lastError ?? "--")
        ),
    },
    {
      key: "amount",
      head: t("amount"),
      cell: ({ currency, amountMicro }) => <PriceText money={{ currency, amountMicro }} />,
      isNumeric: true,
    },
  ];
}

export function RefundList() {
  const t = useTranslations("ops.refunds");
  const words = useTranslations("ops.money.refundState");
  const filter = useAdminFilter("/ops/refunds");
  const [marked, setMarked] = useState<AdminRefund | null>(null);
  const state = filter.oneOf("state", REFUND_STATES);
  const list = useAdminRefunds({ state, ...filter.paging });
  const states = stateChoices({
    ...{ name: "state", all: t("all"), states: REFUND_STATES, count: list.data?.count },
    label: (name) => words(name),
  });
  return (
    <>
      <AdminList
        title={t("title")}
        filter={filter}
        choices={[states, useAreaChoices()]}
        search={null}
        columns={useColumns(setMarked)}
        rowKey={({ refundId }) => refundId}
        list={list}
        action={<ExportButton list={{ list: "refunds", filter: { state, area: filter.paging.area } }} />}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
      />
      <MarkDialog refund={marked} onClose={() => setMarked(null)} />
    </>
  );
}

function MarkDialog({ refund, onClose }: { refund: AdminRefund | null; onClose: () => void }) {
  const t = useTranslations("ops.refunds");
  const mark = useMarkAdminRefund();
  async function send(values: FormData) {
    if (!refund) return;
    await mark.mutateAsync({ refundId: refund.refundId, reference: typed(values, "reference") });
    onClose();
  }
  return (
    <AdminDialog
      title={t("markTitle")}
      isOpen={refund !== null}
      onClose={onClose}
      lead={
        refund && (
          <>
            <span className="num">{refund.orderNumber}</span> · <PriceText money={refund} />
          </>
        )
      }
    >
      <ActForm submit={t("markNow")} onSubmit={send}>
        <FormField label={t("reference")} hint={t("referenceHint")} isRequired>
          {(control) => <Field {...control} name="reference" required maxLength={100} autoComplete="off" />}
        </FormField>
      </ActForm>
    </AdminDialog>
  );
}
