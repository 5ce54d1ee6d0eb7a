"use client";
// One shipping address as a form; the contract's schema decides what it lacks.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { type Control, type UseFormRegister, useForm, useFormState, useWatch } from "react-hook-form";
import * as z from "zod";
import { type AddressField, addressFields } from "@/components/address/address-fields";
import { CountrySelect } from "@/components/address/country-select";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { type ReceiverFields, receiverFields } from "@/lib/contracts/address";
import type { FieldIssue } from "@/lib/contracts/envelope";
import styles from "./address.module.css";

const schema = receiverFields.extend({ isDefault: z.boolean() });
export type AddressValues = ReceiverFields & { isDefault: boolean };
type FormInput = z.input<typeof schema>;

interface AddressFormProps {
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
  const { initial, onSave, onCancel, onDraft, canBeDefault, takesFocus = false } = props;
  const t = useTranslations("address");
  const form = useForm<FormInput, unknown, AddressValues>({
    resolver: zodResolver(schema),
    defaultValues: initial,
    mode: "onTouched",
  });
  const { register, control, handleSubmit, setError, setFocus, subscribe, formState } = form;
  const country = useWatch({ control, name: "country" });

  const keepDraft = useEffectEvent((values: Partial<FormInput>) => onDraft?.({ ...initial, ...values }));
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(values) }), [subscribe]);

  const focusFirst = useEffectEvent(() => {
    const [first] = addressFields(country);
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
      {addressFields(country).map((field) => (
        <AddressInput key={field.name} field={field} control={control} register={register} />
      ))}
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
