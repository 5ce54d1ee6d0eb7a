"use client";
// Address form, validated by the contract's schema.
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { useForm, useWatch } from "react-hook-form";
import { addressFields, type AddressKind } from "@/components/address/address-fields";
import { AddressFieldset } from "@/components/address/address-fieldset";
import { type AddressInput, type AddressValues, RESOLVERS } from "@/components/address/address-resolver";
import { PasteAddress, type PastedFields } from "@/components/address/paste-address";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import type { FieldIssue } from "@/lib/contracts/envelope";
import { useMarket } from "@/lib/i18n/use-market";
import styles from "./address.module.css";

interface AddressFormProps {
  kind?: AddressKind;
  initial: AddressValues;
  /** Resolves to the server's refusals by field, or of `root`; empty after saving. */
  onSave: (values: AddressValues) => Promise<FieldIssue[]>;
  onCancel?: () => void;
  /** Called on each change, for drafts. */
  onDraft?: (values: AddressValues) => void;
  canBeDefault: boolean;
  /** Opened by a button: the first field takes its focus. */
  takesFocus?: boolean;
}

export function AddressForm(props: AddressFormProps) {
  const { kind = "receiver", initial, onSave, onCancel, onDraft, canBeDefault, takesFocus = false } = props;
  const t = useTranslations("address");
  const form = useForm<AddressInput, unknown, AddressValues>({
    resolver: RESOLVERS[kind],
    defaultValues: initial,
    mode: "onTouched",
  });
  const { register, control, handleSubmit, setError, setFocus, setValue, subscribe, trigger, formState } = form;
  const country = useWatch({ control, name: "country" });
  const { area } = useMarket();

  const keepDraft = useEffectEvent((values: Partial<AddressInput>) => onDraft?.({ ...initial, ...values }));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const focusFirst = useEffectEvent(() => {
    const [first] = addressFields(country, kind);
    if (takesFocus && first) setFocus(first.name);
  });
  useEffect(() => focusFirst(), []);

  function fill(fields: PastedFields) {
    const names = Object.keys(fields) as (keyof PastedFields)[];
    for (const name of names) setValue(name, fields[name] ?? "", { shouldDirty: true, shouldTouch: true });
    // Clears errors of fields that were just filled.
    void trigger(names);
  }

  async function save(values: AddressValues) {
    for (const issue of await onSave(values)) {
      const field = issue.field in values ? (issue.field as keyof AddressValues) : "root";
      setError(field, { message: issue.message });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(save)}>
      {area === "zh-CN" && country === "CN" && <PasteAddress onRead={fill} />}
      <AddressFieldset kind={kind} form={form} />
      {kind === "bill" && <Checkbox label={t("isBusiness")} {...register("realValue")} />}
      {canBeDefault && <Checkbox label={t("isDefault")} {...register("isDefault")} />}
      {formState.errors.root && (
        <Notice kind="warning" role="alert">
          {formState.errors.root.message}
        </Notice>
      )}
      {/* Keeps the focus in the field, as a message on blur would move the buttons. */}
      <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
        {onCancel && <Button onClick={onCancel}>{t("cancel")}</Button>}
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
