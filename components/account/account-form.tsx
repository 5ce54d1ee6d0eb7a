"use client";
// Form for account and password: sign-in, registration, password reset. Refusals are shown at their fields. For mobile
// numbers, an SMS code replaces the later confirmation by email.
import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import * as z from "zod/mini";
import { CodeField } from "@/components/account/code-field";
import { PasswordField } from "@/components/account/password-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { FormField } from "@/components/ui/form-field";
import { password } from "@/lib/contracts/account";
import { isContact, isMobile, toCanonicalContact } from "@/lib/core/market/contact";
import { useMarket } from "@/lib/i18n/use-market";
import type { MarketArea } from "@/lib/core/market/area";
import { ApiError } from "@/lib/client/transport/api-error";
import { fieldIssues } from "@/lib/client/transport/field-issues";
import styles from "./account-form.module.css";

export type AccountFormMode = "signIn" | "byCode" | "register" | "forgot";

export interface Credentials {
  account: string;
  password: string;
  code: string;
}

/** Refusal of the server: texts for fields, or for the form. */
export interface AccountRefusal {
  fields?: Partial<Record<keyof Credentials, string>>;
  message?: string;
}

const NEEDED = z.string().check(z.minLength(1, { error: "common.required" }));
const ANY = z.string();
const SUBMITS = {
  signIn: "submitSignIn",
  byCode: "submitSignIn",
  register: "submitRegister",
  forgot: "submitReset",
} as const;
const PURPOSES = { signIn: "login", byCode: "login", register: "register", forgot: "reset" } as const;

/** A mobile number is verified by a code at registration; an email address is confirmed later. */
const needsCode = (mode: AccountFormMode, account: string) =>
  mode === "byCode" || mode === "forgot" || (mode === "register" && isMobile(toCanonicalContact(account)));

function schemaOf(mode: AccountFormMode, area: MarketArea) {
  const isKnown = (value: string) => {
    const contact = toCanonicalContact(value);
    return mode === "byCode" ? isMobile(contact) : isContact(contact, area);
  };
  const error = area === "zh-CN" ? "account.contactOrMobile" : "account.contact";
  const fields = z.object({
    account: z.string().check(z.trim(), z.refine(isKnown, { error })),
    password: mode === "byCode" ? ANY : mode === "signIn" ? NEEDED : password,
    code: ANY,
  });
  const isProved = ({ account, code }: z.output<typeof fields>) => !needsCode(mode, account) || code.trim() !== "";
  return fields.check(z.refine(isProved, { error: "common.required", path: ["code"] }));
}

interface AccountFormProps {
  mode: AccountFormMode;
  /** Resolves to the refusal, or null after success. */
  onSubmit: (credentials: Credentials) => Promise<AccountRefusal | null>;
  /** Account typed in the previous mode. */
  account: string;
  onAccountChange: (account: string) => void;
  /** From the link of an email. */
  code?: string;
  /** Alternatives, between the fields and the button. */
  children?: ReactNode;
}

export function AccountForm({
  mode,
  onSubmit,
  account: typed,
  onAccountChange,
  code = "",
  children,
}: AccountFormProps) {
  const t = useTranslations("account.dialog");
  const { area } = useMarket();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, control, handleSubmit, setError, formState } = useForm<Credentials>({
    resolver: zodResolver(schemaOf(mode, area)),
    defaultValues: { account: typed, password: "", code },
    // A message on blur would move the button away during a click.
    mode: "onSubmit",
  });
  const { errors, isSubmitting } = formState;
  const account = useWatch({ control, name: "account" });
  const isNew = mode === "register" || mode === "forgot";
  const hasNumbers = area === "zh-CN";

  async function submit(credentials: Credentials) {
    setFailure(null);
    const refusal = await onSubmit(credentials);
    if (!refusal) return;
    const { fields = {}, message } = refusal;
    const refused = (["password", "code", "account"] as const).filter((name) => fields[name]);
    for (const name of refused) setError(name, { message: fields[name] }, { shouldFocus: true });
    if (refused.length === 0) setFailure(message ?? null);
  }

  const field = register("account", { onChange: (event) => onAccountChange(event.target.value) });

  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit(submit)}>
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <FormField
        label={t(mode === "byCode" ? "mobile" : hasNumbers ? "accountOrMobile" : "account")}
        error={errors.account?.message}
        isRequired
      >
        {(bound) => (
          <Field
            {...bound}
            {...field}
            ref={(node) => {
              field.ref(node);
              // The browser's dialog focuses the element with this attribute, which React removes.
              node?.setAttribute("autofocus", "");
            }}
            type={mode === "byCode" ? "tel" : hasNumbers ? "text" : "email"}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </FormField>
      {needsCode(mode, account) && (
        <CodeField
          contact={account.trim()}
          purpose={PURPOSES[mode]}
          error={errors.code?.message}
          input={register("code")}
        />
      )}
      {mode !== "byCode" && (
        <FormField
          label={t(mode === "forgot" ? "newPassword" : "password")}
          error={errors.password?.message}
          hint={isNew ? t("newPasswordHint") : undefined}
          isRequired
        >
          {(bound) => (
            <PasswordField
              {...bound}
              {...register("password")}
              autoComplete={isNew ? "new-password" : "current-password"}
            />
          )}
        </FormField>
      )}
      {children}
      <Button type="submit" variant="primary" size="lg" isBlock isBusy={isSubmitting}>
        {t(SUBMITS[mode])}
      </Button>
    </form>
  );
}

/** Refusals that concern one field. */
const FIELD_OF_CODE: Record<string, keyof Credentials> = {
  ACCOUNT_EXISTS: "account",
  PASSWORD_TOO_COMMON: "password",
  CODE_WRONG: "code",
};

/** Fields of endpoints with other names than this form's. */
const OWN_NAMES: Record<string, keyof Credentials> = { nPassword: "password" };

/** Refusal of the server, assigned to the fields of a form. */
export function toRefusal(error: unknown): AccountRefusal {
  const fields = Object.fromEntries(
    fieldIssues(error).map(({ field, message }) => [OWN_NAMES[field] ?? field, message]),
  );
  if (Object.keys(fields).length > 0) return { fields };
  if (!(error instanceof ApiError)) throw error;
  const field = FIELD_OF_CODE[error.code];
  return field ? { fields: { [field]: error.message } } : { message: error.message };
}
