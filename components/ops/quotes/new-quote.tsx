"use client";
// Starting a quote for a customer: a new board, or a copy of an earlier quote.
import { useTranslations } from "next-intl";
import { useState } from "react";
import { ActForm, NoteField, typed } from "@/components/ops/record/act-form";
import { AdminDialog } from "@/components/ops/frame/admin-dialog";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Select } from "@/components/ui/select";
import { useCopyCustomerQuote, useStartCustomerQuote } from "@/lib/client/ops";
import { MAX_QUOTE_NAME, MAX_QUOTE_REMARK } from "@/lib/contracts/admin-quote";
import { adminArea, type AdminCustomer } from "@/lib/contracts/ops";
import { DEFAULT_SPECIFICATION, PCB_OPTIONS, type PcbSpecification } from "@/lib/core/pcb/specification";
import { useNavigate } from "@/lib/i18n/use-navigate";
import { useOptionLabel } from "@/lib/i18n/use-option-label";
import styles from "../record/record.module.css";

const LISTED = ["layers", "thicknessMm", "surfaceFinish", "solderMaskColor"] as const;
const SIZES = ["widthMm", "heightMm"] as const;

type Listed = (typeof LISTED)[number];

export function NewQuote({ customer }: { customer: AdminCustomer }) {
  const t = useTranslations("ops.customers");
  const [isOpen, setOpen] = useState(false);
  const name = customer.email || customer.mobile;
  return (
    <>
      <Button variant="primary" onClick={() => setOpen(true)}>
        {t("newQuote")}
      </Button>
      <AdminDialog
        title={t("newQuoteTitle", { name })}
        lead={t("newQuoteLead")}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <BoardForm customer={customer} />
      </AdminDialog>
    </>
  );
}

function readBoard(values: FormData) {
  const listed = Object.fromEntries(
    LISTED.map((option) => [option, PCB_OPTIONS[option].find((value) => String(value) === typed(values, option))]),
  );
  const lengths = Object.fromEntries(SIZES.map((size) => [size, typed(values, size).replace(",", ".")]));
  return { ...listed, ...lengths, quantity: typed(values, "quantity") };
}

function BoardForm({ customer }: { customer: AdminCustomer }) {
  const t = useTranslations("ops.customers");
  const areas = useTranslations("ops.area");
  const options = useTranslations("pcb.options");
  const start = useStartCustomerQuote();
  const navigate = useNavigate();
  async function submit(values: FormData) {
    const { quoteId } = await start.mutateAsync({
      accountId: customer.accountId,
      area: adminArea.parse(typed(values, "area")),
      projectName: typed(values, "projectName"),
      remark: typed(values, "remark"),
      board: readBoard(values),
    });
    navigate(`/ops/quotes/${quoteId}`);
  }
  return (
    <ActForm submit={t("create")} onSubmit={submit}>
      <div className={styles.row}>
        <FormField label={t("projectName")} isOptional>
          {(control) => <Field {...control} name="projectName" maxLength={MAX_QUOTE_NAME} />}
        </FormField>
        <FormField label={areas("label")}>
          {(control) => (
            <Select {...control} name="area" defaultValue={customer.locale === "zh" ? "zh-CN" : "en-US"}>
              {adminArea.options.map((area) => (
                <option key={area} value={area}>
                  {areas(area)}
                </option>
              ))}
            </Select>
          )}
        </FormField>
      </div>
      <div className={styles.row}>
        {SIZES.map((size) => (
          <FormField key={size} label={options(size)} isRequired>
            {(control) => (
              <Field {...control} name={size} unit="mm" isNumeric required pattern="\d{1,4}([.,]\d{1,2})?" />
            )}
          </FormField>
        ))}
        <FormField label={options("quantity")} isRequired>
          {(control) => <Field {...control} name="quantity" isNumeric required pattern="\d{1,7}" />}
        </FormField>
      </div>
      <div className={styles.row}>
        {LISTED.map((option) => (
          <OptionSelect key={option} option={option} />
        ))}
      </div>
      <NoteField name="remark" label={t("remark")} hint={t("remarkHint")} maxLength={MAX_QUOTE_REMARK} />
    </ActForm>
  );
}

function OptionSelect({ option }: { option: Listed }) {
  const names = useTranslations("pcb.options");
  const labelOf = useOptionLabel();
  const values: readonly PcbSpecification[Listed][] = PCB_OPTIONS[option];
  const unit = option === "thicknessMm" ? " mm" : "";
  return (
    <FormField label={names(option)}>
      {(control) => (
        <Select {...control} name={option} defaultValue={String(DEFAULT_SPECIFICATION[option])}>
          {values.map((value) => (
            <option key={value} value={String(value)}>
              {`${labelOf(option, value)}${unit}`}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}

export function CopyQuote({ quoteId, quoteNumber }: { quoteId: string; quoteNumber: string }) {
  const t = useTranslations("ops.customers");
  const copy = useCopyCustomerQuote();
  const navigate = useNavigate();
  return (
    <Button
      size="sm"
      aria-label={t("copyOne", { number: quoteNumber })}
      isBusy={copy.isPending}
      onClick={() => copy.mutate({ id: quoteId }, { onSuccess: (made) => navigate(`/ops/quotes/${made.quoteId}`) })}
    >
      {t("copy")}
    </Button>
  );
}
