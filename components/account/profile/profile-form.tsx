"use client";
// Profile form; a new email address has to be verified before saving.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import * as z from "zod/mini";
import { CodeField } from "@/components/account/code-field";
import { useSiteSettings } from "@/components/ui/site-settings";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { Tag } from "@/components/ui/tag";
import { useUpdateUser } from "@/lib/client/account-profile";
import { useRequestCode } from "@/lib/client/account-access";
import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues } from "@/lib/client/transport/field-issues";
import { reportFailure } from "@/lib/client/transport/report-failure";
import { type ProfileFields, profileFields } from "@/lib/contracts/account-profile";
import { toCanonicalContact } from "@/lib/core/market/contact";
import styles from "./profile.module.css";

const schema = z.extend(profileFields, { code: z.string() });
type Values = ProfileFields & { code: string };
const resolver = zodResolver(schema) as Resolver<Values>;

/** Refusals of the request that concern one field. */
const FIELD_OF_CODE: Record<string, keyof Values> = { CODE_WRONG: "code", ACCOUNT_EXISTS: "email" };

interface ProfileFormProps {
  saved: ProfileFields;
  draft: Partial<ProfileFields>;
  onDraft: (values: Partial<ProfileFields>) => void;
  /** The draft was saved or discarded. */
  onSettled: () => void;
}

export function ProfileForm({ saved, draft, onDraft, onSettled }: ProfileFormProps) {
  const t = useTranslations("account.profile");
  const { sendsMail } = useSiteSettings();
  const update = useUpdateUser();
  const request = useRequestCode();
  /** Address that received a code. */
  const [requested, setRequested] = useState<string | null>(null);
  const { register, handleSubmit, setError, setValue, subscribe, reset, formState } = useForm<Values>({
    resolver,
    defaultValues: { ...saved, code: "" },
    mode: "onTouched",
  });
  const { errors, isDirty, isSubmitting } = formState;

  const restore = useEffectEvent(() => {
    for (const [name, value] of Object.entries(draft))
      setValue(name as keyof ProfileFields, value, { shouldDirty: true });
  });
  useEffect(() => restore(), []);

  const keep = useEffectEvent(({ code: _code, ...values }: Partial<Values>) => {
    onDraft(values);
  });
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values, type }) => type && keep(values) }),
    [subscribe],
  );

  function refuse(error: unknown): void {
    const field = error instanceof ApiError ? FIELD_OF_CODE[error.code] : undefined;
    const issues = field && error instanceof ApiError ? [{ field, message: error.message }] : fieldIssues(error);
    for (const { field: name, message } of issues) setError(name as keyof Values, { message }, { shouldFocus: true });
    if (issues.length === 0) reportFailure(error);
  }

  async function askForCode(email: string): Promise<void> {
    await request.mutateAsync({ account: email, purpose: "email" });
    setRequested(email);
  }

  async function save({ code, ...fields }: Values): Promise<void> {
    const isNewAddress = toCanonicalContact(fields.email) !== toCanonicalContact(saved.email) && fields.email !== "";
    try {
      if (isNewAddress && requested !== fields.email) return await askForCode(fields.email);
      if (isNewAddress && code.trim() === "") return setError("code", { message: "common.required" });
      const user = await update.mutateAsync({ ...fields, code: isNewAddress ? code : undefined });
      onSettled();
      setRequested(null);
      reset({ ...toFields(user), code: "" });
    } catch (error) {
      refuse(error);
    }
  }

  function discard() {
    onSettled();
    setRequested(null);
    reset({ ...saved, code: "" });
  }

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(save)}>
      {PROFILE_INPUTS.map(({ name, ...input }) => (
        <FormField
          key={name}
          label={t(name)}
          error={errors[name]?.message}
          hint={name === "email" ? t("emailHint") : name === "url" ? t("urlHint") : undefined}
        >
          {(control) => <Field {...control} {...register(name)} {...input} />}
        </FormField>
      ))}
      {requested !== null && (
        <div className={styles.code}>
          <p>{t("codeText", { email: requested, sendsMail: sendsMail ? "yes" : "no" })}</p>
          <CodeField
            contact={requested}
            purpose="email"
            isSent
            isJustSent
            error={errors.code?.message}
            input={register("code")}
          />
        </div>
      )}
      {/* Keeps the focus in the field, as a message on blur would move the buttons. */}
      <div className={styles.actions} onMouseDown={(event) => event.preventDefault()}>
        <span role="status">{isDirty && <Tag kind="warning">{t("unsaved")}</Tag>}</span>
        {isDirty && <Button onClick={discard}>{t("discard")}</Button>}
        <Button type="submit" variant="primary" isBusy={isSubmitting}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

/** The form's fields of a user. */
export function toFields(user: ProfileFields): ProfileFields {
  const { username, jobTitle, industry, companyName, email, phone, url } = user;
  return { username, jobTitle, industry, companyName, email, phone, url };
}

/** Profile fields in order, with their autocomplete tokens. */
const PROFILE_INPUTS = [
  { name: "username", autoComplete: "name" },
  { name: "email", type: "email", autoComplete: "email", autoCapitalize: "none", spellCheck: false },
  { name: "phone", type: "tel", autoComplete: "tel" },
  { name: "companyName", autoComplete: "organization" },
  { name: "jobTitle", autoComplete: "organization-title" },
  { name: "industry" },
  { name: "url", type: "url", autoComplete: "url", autoCapitalize: "none", spellCheck: false },
] as const;
