"use client";
// One address as a form, where parcels or invoices go; the contract's schema decides what it lacks.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { type Control, type Resolver, type UseFormRegister, useForm, useFormState, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { type AddressField, addressFields, type AddressKind } from "@/components/address/address-fields";
import { CountrySelect } from "@/components/address/country-select";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { type ReceiverFields, receiverFields } from "@/lib/contracts/address";
import { billFields } from "@/lib/contracts/bill";
import type { FieldIssue } from "@/lib/contracts/envelope";
import styles from "./address.module.css";

const receiverForm = z.extend(receiverFields, { isDefault: z.boolean() });
const billForm = z.extend(billFields, { isDefault: z.boolean(), realValue: z.boolean() });
/** Whom an invoice names, and whether that is a business, only a bill says. */
export type AddressValues = ReceiverFields & { isDefault: boolean; invoiceTitle?: string; realValue?: boolean };
type FormInput = z.input<typeof receiverForm> & Pick<AddressValues, "invoiceTitle" | "realValue">;
type FormResolver = Resolver<FormInput, unknown, AddressValues>;

const RESOLVERS: Readonly<Record<AddressKind, FormResolver>> = {
  receiver: zodResolver(receiverForm),
  bill: zodResolver(billForm) as FormResolver,
};

interface AddressFormProps {
  kind?: AddressKind;
  initial: AddressValues;
  /** Answers what the server refused, field by field; empty where it was saved. */
  onSave: (values: AddressValues) => Promise<FieldIssue[]>;
  onCancel?: () => void;
  /** Each change, for whoever keeps a draft. */
  onDraft?: (values: AddressValues) => void;
  canBeDefault: boolean;
  /** Opened by an act: the first field takes the focus that the act's button had. */
  takesFocus?: boolean;
}

export function AddressForm(props: AddressFormProps) {
  const { kind = "receiver", initial, onSave, onCancel, onDraft, canBeDefault, takesFocus = false } = props;
  const t = useTranslations("address");
  const form = useForm<FormInput, unknown, AddressValues>({
    resolver: RESOLVERS[kind],
    defaultValues: initial,
    mode: "onTouched",
  });
  const { register, control, handleSubmit, setError, setFocus, subscribe, formState } = form;
  const country = useWatch({ control, name: "country" });

  const keepDraft = useEffectEvent((values: Partial<FormInput>) => onDraft?.({ ...initial, ...values }));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const focusFirst = useEffectEvent(() => {
    const [first] = addressFields(country, kind);
    if (takesFocus && first) setFocus(first.name);
  });
  useEffect(() => focusFirst(), []);

  async function save(values: AddressValues) {
    for (const issue of await onSave(values)) {
      if (issue.field in values) setError(issue.field as keyof AddressValues, { message: issue.message });
    }
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(save)}>
      {addressFields(country, kind).map((field) => (
        <AddressInput key={field.name} field={field} control={control} register={register} />
      ))}
      {kind === "bill" && <Checkbox label={t("isBusiness")} {...register("realValue")} />}
      {canBeDefault && <Checkbox label={t("isDefault")} {...register("isDefault")} />}
      {/* Left in the field, the focus brings no message that would move a button from under the pointer. */}
      <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
        {onCancel && <Button onClick={onCancel}>{t("cancel")}</Button>}
        <Button type="submit" variant="primary" isBusy={formState.isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

interface AddressInputProps {
  field: AddressField;
  control: Control<FormInput, unknown, AddressValues>;
  register: UseFormRegister<FormInput>;
}

function AddressInput({ field, control, register }: AddressInputProps) {
  const t = useTranslations("address");
  const { errors } = useFormState({ control, name: field.name });
  const { name, isRequired = false, hint, type = "text", autoComplete } = field;
  return (
    <div data-wide={field.isWide || undefined}>
      <FormField
        label={t(`field.${field.label}` as "field.city")}
        error={errors[name]?.message}
        hint={hint && t(`hint.${hint}`)}
        isRequired={isRequired}
        isOptional={!isRequired}
      >
        {(bound) =>
          name === "country" ? (
            <CountrySelect {...bound} {...register(name)} />
          ) : (
            <Field {...bound} {...register(name)} type={type} autoComplete={autoComplete} />
          )
        }
      </FormField>
    </div>
  );
}
