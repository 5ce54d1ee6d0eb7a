"use client";
// Email and password, to sign in or to make an account; refusals stand beside what they concern.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { PasswordField } from "@/components/account/password-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { password } from "@/lib/contracts/account";
import { isEmail } from "@/lib/core/market/contact";
import styles from "./account-form.module.css";

export type AccountFormMode = "signIn" | "register";

export interface Credentials {
  account: string;
  password: string;
}

/** What the server said no to: words for a field, or for the whole. */
export interface AccountRefusal {
  fields?: Partial<Record<keyof Credentials, string>>;
  message?: string;
}

const account = z.string().check(z.trim(), z.refine(isEmail, { error: "account.contact" }));
const SCHEMAS = {
  signIn: z.object({ account, password: z.string().check(z.minLength(1, { error: "common.required" })) }),
  register: z.object({ account, password }),
};

interface AccountFormProps {
  mode: AccountFormMode;
  /** Answers the refusal, or null where it worked. */
  onSubmit: (credentials: Credentials) => Promise<AccountRefusal | null>;
  /** An address typed before the modes were switched. */
  account: string;
  onAccountChange: (account: string) => void;
}

export function AccountForm({ mode, onSubmit, account: typed, onAccountChange }: AccountFormProps) {
  const t = useTranslations("account.dialog");
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: zodResolver(SCHEMAS[mode]),
    defaultValues: { account: typed, password: "" },
    // A message on leaving a field would move the dialog from under the pointer in the middle of a click.
    mode: "onSubmit",
  });
  const { errors, isSubmitting } = formState;
  const isNew = mode === "register";

  async function submit(credentials: Credentials) {
    setFailure(null);
    const refusal = await onSubmit(credentials);
    if (!refusal) return;
    const { fields = {}, message } = refusal;
    if (fields.password) setError("password", { message: fields.password }, { shouldFocus: true });
    if (fields.account) setError("account", { message: fields.account }, { shouldFocus: true });
    if (!fields.account && !fields.password) setFailure(message ?? null);
  }

  const field = register("account", { onChange: (event) => onAccountChange(event.target.value) });

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <FormField label={t("account")} error={errors.account?.message} isRequired>
        {(control) => (
          <Field
            {...control}
            {...field}
            ref={(node) => {
              field.ref(node);
              // The browser's dialog gives its focus to the element with this attribute, which React would swallow.
              node?.setAttribute("autofocus", "");
            }}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      <FormField
        label={t("password")}
        error={errors.password?.message}
        hint={isNew ? t("newPasswordHint") : undefined}
        isRequired
      >
        {(control) => (
          <PasswordField
            {...control}
            {...register("password")}
            autoComplete={isNew ? "new-password" : "current-password"}
          />
        )}
      </FormField>
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isSubmitting}>
        {t(isNew ? "submitRegister" : "submitSignIn")}
      </Button>
    </form>
  );
}
